import type { SeatPassenger } from './cabin.ts';
import { profileOf } from './seat-windows.ts';

/** How many of each profile. */
type Counts = readonly number[];

const lexical = (one: Counts, other: Counts): number => {
  const at = one.findIndex((count, index) => count !== other[index]);
  return at === -1 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
};

/** Every part of the counts but the empty one, the largest first, none after `most`. */
function* partsUpTo(counts: Counts, most: Counts): Generator<Counts> {
  function* from(at: number, chosen: Counts): Generator<Counts> {
    if (at === counts.length) {
      if (chosen.some((count) => count > 0) && lexical(chosen, most) <= 0) yield chosen;
      return;
    }
    for (let count = counts[at] ?? 0; count >= 0; count -= 1) yield* from(at + 1, [...chosen, count]);
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
  for (const part of partsUpTo(counts, most)) {
    const rest = counts.map((count, at) => count - (part[at] ?? 0));
    if (rest.every((count) => count === 0) || !fits(part)) continue;
    for (const others of divide(rest, parts - 1, part, fits)) yield [part, ...others];
  }
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
  const profiles = [...new Set(people.map(profileOf))];
  const byProfile = profiles.map((profile) => people.filter((passenger) => profileOf(passenger) === profile));
  const counts = byProfile.map((alike) => alike.length);
  const firstOf = (part: Counts): readonly SeatPassenger[] =>
    byProfile.flatMap((alike, at) => alike.slice(0, part[at] ?? 0));
  for (const way of divide(counts, parts, counts, (part) => fits(firstOf(part)))) yield way.map(firstOf);
}
