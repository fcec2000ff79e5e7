import { calls, read, type Call } from '@mapp/kit/contracts';
import { fixtureOf, type FixtureName } from '@mapp/sandbox/fixtures';
import { describe, expect, it } from 'vitest';
import {
  alterations,
  alteredAnswers,
  alteredThroughout,
  withNeighbours,
  type Alteration,
  type Altered,
} from './alterations.ts';
import { madeFor, wordsOfSandbox } from './made.ts';
import { declaredIn, placesIn, valueAt, withValue, type Path } from './places.ts';

/** The lists that a path goes through, from the outermost, each with the place in it. */
const listsOn = (path: Path): readonly (readonly [list: Path, at: number])[] =>
  path.flatMap((step, at) => (typeof step === 'number' ? [[path.slice(0, at), step] as const] : []));

/** The neighbours of an element. */
const neighbours = (list: readonly unknown[], at: number, gone: boolean): readonly unknown[] =>
  gone ? list : list.filter((_, index) => index !== at);

/** How many of a list are not there any more where others still are, in their order. */
const goneFrom = (list: readonly unknown[], now: readonly unknown[]): number => {
  const left = now.map((each) => JSON.stringify(each));
  return list.filter((each) => {
    const at = left.indexOf(JSON.stringify(each));
    left.splice(0, at + 1);
    return at === -1;
  }).length;
};

/** Why an altered answer is not read as the policy says; undefined when it is. */
function problem(
  sample: unknown,
  before: unknown,
  { place, alteration }: Altered,
  reading: ReturnType<typeof read>,
) {
  const what = `${place.path.join('.')} ${alteration}`;
  const inList = place.role === 'element' || place.path.some((step) => typeof step === 'number');
  if (!('data' in reading))
    return inList || place.role === 'dispensable' ? `${what} makes the answer unusable` : undefined;
  const key = place.path.at(-1);
  if (place.role === 'element' && typeof key === 'string') {
    const [old, now] = [before, reading.data].map((data) => withValue(data, place.path, undefined));
    if (JSON.stringify(old) !== JSON.stringify(now)) return `${what} changes its neighbours`;
  }
  for (const [path, at] of listsOn(place.path)) {
    const [old, now] = [valueAt(before, path), valueAt(reading.data, path)];
    // Where a transform makes something else of a list, its own tests tell what.
    if (!Array.isArray(old) || !Array.isArray(now) || alteration === 'many') continue;
    // A list that passes over some in silence has other places than the answer: one may have gone or be another.
    if ((valueAt(sample, path) as readonly unknown[]).length !== old.length)
      return goneFrom(old, now) > 1 ? `${what} costs more than one of ${path.join('.')}` : undefined;
    const lost = old.length - now.length;
    if (lost > 1) return `${what} costs ${lost} of ${path.join('.')}`;
    if (JSON.stringify(neighbours(old, at, false)) !== JSON.stringify(neighbours(now, at, lost === 1)))
      return `${what} changes its neighbours in ${path.join('.')}`;
    // What goes takes the lists within it along.
    if (lost === 1) return undefined;
  }
  return undefined;
}

const isPresent = (value: unknown): boolean => value !== undefined && value !== null;

/** An answer, and the places that are altered in it. */
interface Sample {
  readonly answer: unknown;
  /** Names of places that an answer before it has. */
  readonly besides: ReadonlySet<string>;
}

/** Answers to a call: the sandbox's own, and some made of its words where that one leaves a place out. */
async function samplesOf(call: Call): Promise<readonly Sample[]> {
  const { answer } = await fixtureOf(call.name as FixtureName);
  const samples: Sample[] = [];
  const missing = new Set(declaredIn(call.response));
  const all = [...missing];
  const add = (whole: unknown) => {
    const places = placesIn(call.response, whole).filter(({ path }) => isPresent(valueAt(whole, path)));
    if (!places.some(({ name }) => missing.has(name))) return;
    samples.push({
      answer: withNeighbours(call, whole),
      besides: new Set(all.filter((name) => !missing.has(name))),
    });
    for (const { name } of places) missing.delete(name);
  };
  add(answer['data'] ?? answer);
  if (missing.size > 0) madeFor(call.response, words).forEach(add);
  return samples;
}

const words = await wordsOfSandbox();

const samples = new Map<string, Promise<readonly Sample[]>>();
/** Made once for all trials. */
function samplesFor(call: Call): Promise<readonly Sample[]> {
  const made = samples.get(call.name) ?? samplesOf(call);
  samples.set(call.name, made);
  return made;
}

const readAsPromised = (call: Call, sample: unknown) => {
  const before = read(call.response, sample);
  if (!('data' in before)) throw new Error(`The sample does not fit: ${before.field}`);
  expect(before.unfit).toEqual([]);
  return before.data;
};

const rows = calls.map((call) => [call.name, call] as const);

describe('an answer of which one place is another than promised', () => {
  it.each(rows)('of %s', async (_, call) => {
    const problems: string[] = [];
    const altered = new Set<string>();
    for (const { answer, besides } of await samplesFor(call)) {
      const before = readAsPromised(call, answer);
      for (const one of alteredAnswers(call, answer, besides)) {
        const found = problem(answer, before, one, read(call.response, one.answer));
        if (found !== undefined) problems.push(found);
        if (isPresent(valueAt(answer, one.place.path))) altered.add(one.place.name);
      }
    }
    expect(problems).toEqual([]);
    // No place that the contract declares is left out.
    expect(declaredIn(call.response).filter((name) => !altered.has(name))).toEqual([]);
  });
});

/** Calls whose answers cannot be used when as much as possible of them is altered. */
async function unusable(alteration: Alteration): Promise<readonly string[]> {
  const found: string[] = [];
  for (const call of calls)
    for (const { answer } of await samplesFor(call)) {
      const reading = read(call.response, alteredThroughout(call, answer, alteration));
      if (!('data' in reading)) found.push(`${call.name}: ${reading.field}`);
    }
  return found;
}

describe('an answer of which as much as possible is another than promised', () => {
  it.each(alterations.filter((alteration) => alteration !== 'many'))(
    'can be used: %s',
    async (alteration) => {
      expect(await unusable(alteration)).toEqual([]);
    },
  );

  // One such list at a time is tried above.
  it('can be used: many', { tags: ['all'] }, async () => {
    expect(await unusable('many')).toEqual([]);
  });
});
