import type { ToldProblem } from '../../../problem.js';

/** What is worth knowing, though nothing has to be done about it. */
export function Notes({ notes }: { notes: readonly ToldProblem[] }) {
  return (
    <div role="status">
      {notes.length > 0 && (
        <ul class="notes">
          {notes.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
