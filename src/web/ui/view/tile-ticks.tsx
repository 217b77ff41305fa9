import { TileDrawing } from './tile.js';

/** Tiles by name, each to be ticked beside its drawing. */
export function TileTicks(props: {
  tiles: readonly string[];
  ticked: (name: string) => boolean;
  take: (name: string, ticked: boolean) => void;
}) {
  const { tiles, ticked, take } = props;
  return (
    <div class="tile-ticks">
      {tiles.map((name) => (
        <label key={name} class="choice">
          <input
            type="checkbox"
            checked={ticked(name)}
            onChange={({ currentTarget: { checked } }) => take(name, checked)}
          />
          <TileDrawing halves={name.split('-').map(Number)} lying />
          <span>{name}</span>
        </label>
      ))}
    </div>
  );
}
