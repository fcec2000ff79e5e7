import { cabinClasses, type CabinClass } from '../seats/cabin.ts';

/** Cabin of the old ticket, and the lower one of the new ticket. */
export interface LoweredCabin {
  readonly was: CabinClass;
  readonly is: CabinClass;
}

const rank = (cabin: CabinClass): number => cabinClasses.indexOf(cabin);

/**
 * The highest cabin of the old legs and the lowest of the new ones, where the new one is lower; undefined for any other change, and where a
 * side tells no cabin that is known.
 */
export function loweredCabin(before: readonly string[], after: readonly string[]): LoweredCabin | undefined {
  const among = (cabins: readonly string[]) => cabinClasses.filter((cabin) => cabins.includes(cabin));
  const [was, is] = [among(before)[0], among(after).at(-1)];
  return was && is && rank(is) > rank(was) ? { was, is } : undefined;
}
