import type { SeatPassenger } from './cabin.ts';
import { exitRefusal } from './judge.ts';
import { profileOf } from './windows.ts';

/** How many of each profile. */
type Counts = readonly number[];

const lexical = (one: Counts, other: Counts): number => {
  const at = one.findIndex((count, index) => count !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

/** Every part of the counts, the largest first, none after `most`, that leaves for as many parts as there are no larger rest. */
function* partsUpTo(counts: Counts, parts: number, most: Counts): Generator<Counts> {
  const first = counts.findIndex((count) => count > 0);
  function* from(at: number, chosen: Counts): Generator<Counts> {
    const all = counts[at];
    if (all === undefined) {
      if (lexical(chosen, most) <= 0) yield chosen;
      return;
    }
    // The largest part comes first: with less of the first profile it would not be.
    const least = at === first ? Math.ceil(all / parts) : 0;
    for (let count = all; count >= least; count -= 1) yield* from(at + 1, [...chosen, count]);
  }
  yield* from(0, []);
}

function* divide(
  counts: Counts,
  parts: number,
  most: Counts,
  fits: (part: Counts) => boolean,
): Generator<readonly Counts[]> {
  if (parts === 1) {
    if (lexical(counts, most) <= 0 && fits(counts)) yield [counts];
    return;
  }
  for (const part of partsUpTo(counts, parts, most)) {
    const rest = counts.map((count, at) => count - (part[at] ?? 0));
    if (rest.every((count) => count === 0) || !fits(part)) continue;
    for (const others of divide(rest, parts - 1, part, fits)) yield [part, ...others];
  }
}

/** Those first who have the fewest seats to choose from, so that a way without seats for them is given up early. */
const byChoice = (one: SeatPassenger, other: SeatPassenger): number => choice(one) - choice(other);

function choice(passenger: SeatPassenger): number {
  if (passenger.infantId !== undefined) return 0;
  if (passenger.type === 'child') return 1;
  return exitRefusal(passenger) === undefined ? 3 : 2;
}

/**
 * The ways to divide people into so many parts. Those whom the rules treat alike are not told apart: the first of them stands for
 * any, in each part.
 * @param fits whether there are seats for a part; a way with a part that does not fit is passed over
 */
export function* partings(
  people: readonly SeatPassenger[],
  parts: number,
  fits: (part: readonly SeatPassenger[]) => boolean,
): Generator<readonly (readonly SeatPassenger[])[]> {
  const profiles = [...new Set([...people].sort(byChoice).map(profileOf))];
  const byProfile = profiles.map((profile) => people.filter((passenger) => profileOf(passenger) === profile));
  const counts = byProfile.map((alike) => alike.length);
  const firstOf = (part: Counts): readonly SeatPassenger[] => {
    const chosen = new Set(byProfile.flatMap((alike, at) => alike.slice(0, part[at] ?? 0)));
    return people.filter((passenger) => chosen.has(passenger));
  };
  for (const way of divide(counts, parts, counts, (part) => fits(firstOf(part)))) yield way.map(firstOf);
}
