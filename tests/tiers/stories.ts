import { createHash } from 'node:crypto';
import { storiesIn, type StorySource } from './story-shapes.ts';

/** When a story plays: with every `npm test`, from `npm run test:all` on, or in `npm run test:night` alone. */
export type Tier = 'test' | 'all' | 'night';

/** Why a story is in its tier. */
type Rule = 'tag' | 'first' | 'copy' | 'telling' | 'component' | 'each';

/** A story and the tier from which on it plays. */
export interface PlacedStory {
  readonly path: string;
  readonly name: string;
  readonly tier: Tier;
  readonly rule: Rule;
}

/** Ways in which every screen tells that it has nothing to show yet, in the words of all of them. */
type Telling = 'waits' | 'unreadable' | 'refused' | 'failed' | 'empty';

const marks: Readonly<Record<Telling, RegExp>> = {
  waits: /\bshowsThatItWaits\(|\bkind: '(?:slow|timeout)'|\blatency: (?!0\b)|\bnetwork: '(?:slow|timeout)'/,
  unreadable: /\bunreadableFirst\(/,
  refused: /\brefusedAfterAFailure\(|\bkind: '(?:unauthorized|session-expired|special|refused)'/,
  failed: /\.fault\(|\bnetwork: '/,
  empty:
    /^export const (?:No(?!Message|Answer|Network|Code|Cashier)|None|Nobody|Nothing|NotFound|Empty)(?=[A-Z ])/,
};

/** A play that does something: it presses, types, or moves the focus. */
const acts =
  /\buserEvent\b|\bfireEvent\b|\.(?:click|focus|press)\(|\b(?:press|fill|type|choose|pick|send)\w*\(/;

/** A way of telling in which some stories of a screen show it, and how many of them there are for one that plays. */
interface Told {
  readonly way: string;
  readonly oneOf: number;
}

/** How a screen's story tells what went wrong: where it looks alone one of eight plays, where it acts as well one of four. */
function toldBy({ source }: StorySource): Told | undefined {
  const isActing = acts.test(source);
  const way = (Object.keys(marks) as Telling[]).find((telling) => marks[telling].test(source));
  if (!way || (isActing && way === 'empty')) return undefined;
  return isActing ? { way: `${way}, and acts`, oneOf: 4 } : { way, oneOf: 8 };
}

/** A number that stays the story's own whatever is written beside it. */
const numberOf = (path: string, name: string): number =>
  createHash('sha256').update(`${path} ${name}`).digest().readUInt32BE();

/** One of so many stories, the same on every machine. */
const isOneOf = (count: number, path: string, name: string): boolean => numberOf(path, name) % count === 0;

/** `screens/points` of `stories/screens/points/bill.stories.tsx`. */
const areaOf = (path: string): string =>
  path
    .replace(/^.*?stories\//, '')
    .replace(/\.stories\.tsx$/, '')
    .split('/')
    .slice(0, 2)
    .join('/');

interface Candidate extends Omit<PlacedStory, 'tier'> {
  readonly way?: string;
  readonly tagged?: Tier | undefined;
  readonly plays: boolean;
}

/**
 * The stories of a file by the rules that need no other file:
 * - a tag of the story comes before every rule;
 * - the first of a file plays: it is the subject as it stands;
 * - of stories that differ in data alone the first plays;
 * - of components and primitives plays what acts, since a handler, a key or a focus is broken without a trace in what is
 *   drawn, and one of eight of those that look alone: what they look at is drawn again by the screens;
 * - of a screen's stories plays what acts, and every second one of those that look alone.
 */
function candidatesIn(path: string, module: string): Candidate[] {
  const shapes = new Set<string>();
  return storiesIn(module).map((story, index): Candidate => {
    const { name, shape, source, tags } = story;
    const isCopy = shapes.has(shape);
    shapes.add(shape);
    const tagged = (['night', 'all', 'test'] as const).find((tier) => tags.includes(tier));
    if (tagged) return { path, name, rule: 'tag', tagged, plays: tagged === 'test' };
    if (index === 0) return { path, name, rule: 'first', plays: true };
    if (isCopy) return { path, name, rule: 'copy', plays: false };
    if (/^(components|primitives)\//.test(areaOf(path)))
      return { path, name, rule: 'component', plays: acts.test(source) || isOneOf(8, path, name) };
    const told = areaOf(path).startsWith('screens/') ? toldBy(story) : undefined;
    return told
      ? { path, name, rule: 'telling', way: told.way, plays: isOneOf(told.oneOf, path, name) }
      : { path, name, rule: 'each', plays: acts.test(source) || isOneOf(2, path, name) };
  });
}

/** Lets each area tell everything in each way once: where no story of a kind would play, the one with the least number does. */
function withEachTelling(candidates: readonly Candidate[]): Candidate[] {
  const kinds = Map.groupBy(
    candidates.filter(({ way }) => way),
    ({ path, way }) => `${areaOf(path)} ${way}`,
  );
  const more = [...kinds.values()]
    .filter((kind) => !kind.some(({ plays }) => plays))
    .map((kind) => kind.toSorted((a, b) => numberOf(a.path, a.name) - numberOf(b.path, b.name))[0]);
  return candidates.map((one) => (more.includes(one) ? { ...one, plays: true } : one));
}

/**
 * Places every story in its tier, from the sources alone: the set is the same on each clone.
 * @param modules of stories by path, `stories/screens/points/bill.stories.tsx`
 */
export const placeStories = (modules: ReadonlyMap<string, string>): PlacedStory[] =>
  withEachTelling([...modules].flatMap(([path, module]) => candidatesIn(path, module))).map(
    ({ path, name, rule, tagged, plays }) => ({
      path,
      name,
      rule,
      tier: tagged ?? (plays ? 'test' : 'all'),
    }),
  );

/** Whether a story of a tier plays in a run: each run holds the tiers before its own, and the night what it alone has. */
export const playsIn = (run: Tier, { tier }: Pick<PlacedStory, 'tier'>): boolean =>
  run === 'night' ? tier === 'night' : tier === 'test' || tier === run;
