/**
 * Keeps the focus near a button that goes away once it was pressed: on the answer of its question, or on the heading with
 * this id. Whoever has no mouse goes on from there.
 */
export function stayNear(pressed: Element, heading: string): void {
  const field = pressed.closest('fieldset');
  const answer = field?.querySelector<HTMLInputElement>('input:checked, input[type=number], input');
  (answer ?? document.getElementById(heading))?.focus({ preventScroll: true });
}
