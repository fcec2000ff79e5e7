import type { FeeRule } from '../fare-ladder/ladder.ts';

/**
 * Whether a change may be into a cabin. One that the airline has caused is free in the cabin that was paid for, and in no other.
 * @param was cabin of the ticket
 */
export const isCovered = (involuntary: boolean, was: string, is: string): boolean =>
  !involuntary || was === is;

/**
 * The rule that the new tickets keep, whatever fare is chosen: that of the old ones, where all of them have the same; undefined where they
 * differ. Source: domain.md C7.
 */
export function keptRule([first, ...rest]: readonly FeeRule[]): FeeRule | undefined {
  const told = JSON.stringify(first);
  return rest.every((rule) => JSON.stringify(rule) === told) ? first : undefined;
}
