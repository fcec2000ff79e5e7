/** A woven band: strands that swing across a common middle line, in the units of the view box. */
export interface Weave {
  /** Size of the view box. */
  readonly width: number;
  readonly height: number;
  readonly strands: number;
  /** Length of one swing of a strand. */
  readonly swing: number;
  /** The middle line: height at rest, how far it bends at most, length of one bend, and where the first rise begins. */
  readonly middle: {
    readonly at: number;
    readonly bend: number;
    readonly length: number;
    readonly from: number;
  };
  /** Half of the band's breadth, at the left edge, at its widest and at the right edge. */
  readonly breadth: readonly [left: number, widest: number, right: number];
}

/** Distance between two points of a strand. Far enough apart to stay small, near enough that the curve is not seen to bend. */
const step = 12;
const turn = 2 * Math.PI;
const round = (value: number): string => String(Math.round(value * 10) / 10);

/** From 0 at both edges to 1 in the middle. */
const swell = (share: number): number => Math.sin(Math.PI * Math.min(Math.max(share, 0), 1));

function heightAt({ width, swing, middle, breadth }: Weave, x: number, phase: number): number {
  const share = x / width;
  const [left, widest, right] = breadth;
  const edge = left + (right - left) * share;
  const half = edge + (widest - edge) * swell(share) ** 2;
  const bend = middle.bend * (0.15 + 0.85 * swell(share));
  return (
    middle.at -
    bend * Math.sin((turn * (x - middle.from)) / middle.length) +
    half * Math.sin((turn * x) / swing + phase)
  );
}

/** One strand as quadratic curves: each point of the wave bends the line, each midpoint lies on it. */
function strand(weave: Weave, phase: number): string {
  const y = (x: number) => heightAt(weave, x, phase);
  let at = { x: -step / 2, y: (y(-step) + y(0)) / 2 };
  let path = `M${round(at.x)} ${round(at.y)}`;
  for (let x = 0; x <= weave.width; x += step) {
    const next = { x: x + step / 2, y: (y(x) + y(x + step)) / 2 };
    path += `q${round(x - at.x)} ${round(y(x) - at.y)} ${round(next.x - at.x)} ${round(next.y - at.y)}`;
    at = next;
  }
  return path;
}

/** The whole band as the `d` of one path. The same weave always gives the same path. */
export const guillochePath = (weave: Weave): string =>
  Array.from({ length: weave.strands }, (_, index) => strand(weave, (turn * index) / weave.strands)).join('');
