/** Ways from a city to its airport. */
export const trafficKinds = ['metro', 'train', 'maglev', 'bus', 'car', 'taxi', 'unknown'] as const;
export type TrafficKind = (typeof trafficKinds)[number];

/** How a road flows. */
export const roadStates = ['free', 'slow', 'jammed', 'unknown'] as const;
export type RoadState = (typeof roadStates)[number];

/** Minutes later than usual from which a way counts as slow. */
const slowFrom = 5;

/** Minutes by which a way takes longer than usual now; undefined where that is not told, or is hardly so. */
export function slowerBy({
  minutes,
  usual,
}: {
  readonly minutes?: number | undefined;
  readonly usual?: number | undefined;
}): number | undefined {
  if (minutes === undefined || usual === undefined || minutes - usual < slowFrom) return undefined;
  return minutes - usual;
}
