interface Band {
  /** Radius of its middle, and how far its lines swing. */
  readonly radius: number;
  readonly swing: number;
  readonly lines: number;
  readonly waves: number;
}

/** Three woven bands around a disc, in a box of 128. Source: mockup 95. */
const bands: readonly Band[] = [
  { radius: 56, swing: 6, lines: 6, waves: 30 },
  { radius: 45, swing: 6, lines: 6, waves: 20 },
  { radius: 35, swing: 5, lines: 4, waves: 16 },
];

/** Points of one wave: fewer would show corners, more would only weigh. */
const points = 6;
const turn = 2 * Math.PI;
const round = (value: number): number => Math.round(value * 10) / 10;

function line({ radius, swing, waves }: Band, phase: number): string {
  const count = waves * points;
  const at = (index: number): string => {
    const angle = (turn * index) / count;
    const away = radius + swing * Math.sin(waves * angle + phase);
    return `${round(64 + away * Math.sin(angle))} ${round(64 - away * Math.cos(angle))}`;
  };
  return `M${Array.from({ length: count }, (_, index) => at(index)).join('L')}Z`;
}

let drawn: readonly string[] | undefined;

/** The rosette of a result: the `d` of each line, which begins at the top. Always the same. */
export const rosette = (): readonly string[] =>
  (drawn ??= bands.flatMap((band) =>
    Array.from({ length: band.lines }, (_, index) => line(band, (turn * index) / band.lines)),
  ));
