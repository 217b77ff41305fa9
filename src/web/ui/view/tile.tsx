/** Where pips stand on a half of a tile: columns and rows of a third each, by number of pips. */
const PLACES: readonly (readonly (readonly [column: number, row: number])[])[] = [
  [],
  [[1, 1]],
  [
    [0, 0],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
  [
    [0, 0],
    [1, 0],
    [2, 0],
    [0, 1],
    [1, 1],
    [2, 1],
    [0, 2],
    [1, 2],
    [2, 2],
  ],
];

/** A half is so wide, in units of the drawing. */
const HALF = 20;

/** A tile as an ornament: what it shows is said in words beside it. More than nine pips are written as a number. */
export function TileDrawing({ halves, lying = false }: { halves: readonly number[]; lying?: boolean }) {
  const long = 2 * HALF + 2;
  const [width, height] = lying ? [long, HALF + 2] : [HALF + 2, long];
  return (
    <svg class="tile" viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
      <rect class="tile-face" x="1" y="1" width={width - 2} height={height - 2} rx="3.4" />
      <path class="tile-line" d={lying ? `M${long / 2} 4V${height - 4}` : `M4 ${long / 2}H${width - 4}`} />
      {halves.map((pips, index) => (
        <g
          key={String(index)}
          transform={lying ? `translate(${1 + index * HALF} 1)` : `translate(1 ${1 + index * HALF})`}
        >
          <Half pips={pips} />
        </g>
      ))}
    </svg>
  );
}

function Half({ pips }: { pips: number }) {
  const places = PLACES[pips];
  if (!places) {
    return (
      <text class="tile-number" x={HALF / 2} y={HALF / 2} text-anchor="middle" dominant-baseline="central">
        {pips}
      </text>
    );
  }
  return places.map(([column, row]) => (
    <circle class="tile-pip" key={`${column}${row}`} cx={4.6 + column * 5.4} cy={4.6 + row * 5.4} r="2" />
  ));
}
