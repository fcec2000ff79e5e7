import type { PassFlight } from './boarding-pass.ts';

/** How a gate stands: nobody gets in any more from `closed` on. */
export const gateStates = ['open', 'closed', 'departed', 'landed'] as const;
export type GateState = (typeof gateStates)[number];

/**
 * How the gate of a pass's flight stands.
 * @param now milliseconds since 1970
 */
export function gateState(
  { from, to, gateCloses }: Pick<PassFlight, 'from' | 'to' | 'gateCloses'>,
  now: number,
): GateState {
  if (Date.parse(to.time) <= now) return 'landed';
  if (Date.parse(from.time) <= now) return 'departed';
  return gateCloses !== undefined && Date.parse(gateCloses) <= now ? 'closed' : 'open';
}
