import { calls, read } from '@mapp/kit/contracts';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { describe, expect, it } from 'vitest';
import {
  alterations,
  alteredAnswers,
  alteredThroughout,
  withNeighbours,
  type Altered,
} from './alterations.ts';
import { valueAt, type Path } from './places.ts';

/** The lists that a path goes through, from the outermost, each with the place in it. */
const listsOn = (path: Path): readonly (readonly [list: Path, at: number])[] =>
  path.flatMap((step, at) => (typeof step === 'number' ? [[path.slice(0, at), step] as const] : []));

/** The neighbours of an element. */
const besides = (list: readonly unknown[], at: number, gone: boolean): readonly unknown[] =>
  gone ? list : list.filter((_, index) => index !== at);

/** Why an altered answer is not read as the policy says; undefined when it is. */
function problem(before: unknown, { place, alteration }: Altered, reading: ReturnType<typeof read>) {
  const what = `${place.path.join('.')} ${alteration}`;
  const inList = place.path.some((step) => typeof step === 'number');
  if (!('data' in reading))
    return inList || place.role === 'dispensable' ? `${what} makes the answer unusable` : undefined;
  for (const [path, at] of listsOn(place.path)) {
    const [old, now] = [valueAt(before, path), valueAt(reading.data, path)];
    // Where a transform makes something else of a list, its own tests tell what.
    if (!Array.isArray(old) || !Array.isArray(now) || alteration === 'many') continue;
    const lost = old.length - now.length;
    if (lost > 1) return `${what} costs ${lost} of ${path.join('.')}`;
    if (JSON.stringify(besides(old, at, false)) !== JSON.stringify(besides(now, at, lost === 1)))
      return `${what} changes its neighbours in ${path.join('.')}`;
    // What goes takes the lists within it along.
    if (lost === 1) return undefined;
  }
  return undefined;
}

describe('an answer of which one place is another than promised', () => {
  it.each(calls.map((call) => [call.name, call] as const))('of %s', async (name, call) => {
    const { answer } = await fixtureOf(name as Parameters<typeof fixtureOf>[0]);
    const sample = withNeighbours(answer['data'] ?? answer);
    const before = read(call.response, sample);
    if (!('data' in before)) throw new Error(`The sample does not fit: ${before.field}`);
    expect(before.unfit).toEqual([]);
    const problems = alteredAnswers(call, sample).flatMap(
      (altered) => problem(before.data, altered, read(call.response, altered.answer)) ?? [],
    );
    expect(problems).toEqual([]);
  });
});

describe('an answer of which as much as possible is another than promised', () => {
  it.each(alterations)('can be used: %s', async (alteration) => {
    const unusable: string[] = [];
    for (const call of calls) {
      const { answer } = await fixtureOf(call.name as Parameters<typeof fixtureOf>[0]);
      const sample = withNeighbours(answer['data'] ?? answer);
      const reading = read(call.response, alteredThroughout(call, sample, alteration));
      if (!('data' in reading)) unusable.push(`${call.name}: ${reading.field}`);
    }
    expect(unusable).toEqual([]);
  });
});
