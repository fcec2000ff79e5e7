import { globSync } from 'node:fs';
import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import { isDestination, planned, routes, type Route } from '@mapp/kit/navigation';
import type {
  CoverageGroup,
  CoverageItem,
  CoverageState,
} from '../../stories/foundations/covered/coverage.ts';
import { callsShown, callsToCome } from './calls-shown.ts';
import { constants, states, type Documented } from './constants.ts';
import { known, required } from './covered.ts';
import { messages, saysMessage } from './messages-shown.ts';
import { roles } from './roles-shown.ts';
import { statesWithout, type Without } from './route-states.ts';
import { screensOfRoutes } from './screens-of-routes.ts';
import { textOf } from './source.ts';
import { routeStates, statesOf, type RouteState } from './states-shown.ts';
import type { StoryFile, StoryRead } from './story-files.ts';
import { storyId } from './story-ids.ts';

/** The story file of a public subpath: `screens/points/bill`. */
const fileOf = (subject: string) =>
  new RegExp(`^stories/${subject}(?:-screen)?(?:\\.stories|/[^/]+\\.stories)\\.tsx$`);

const filesOf = (files: readonly StoryFile[], subject: string): readonly StoryFile[] =>
  files.filter(({ path }) => fileOf(subject).test(path));

const tests = globSync([
  'packages/**/*.test.{ts,tsx}',
  'apps/**/*.test.{ts,tsx}',
  'tests/{e2e,faults}/**/*.ts',
  'tests/catalogue/hosts.test.ts',
])
  .filter((path) => !path.includes('node_modules'))
  .toSorted()
  .map((path) => ({ path, text: textOf(path) }));

/** The tests in whose text one of the quoted words stands. */
const testsWith = (words: readonly string[], within = ''): string[] =>
  tests
    .filter(({ path }) => path.startsWith(within))
    .filter(({ text }) => words.some((word) => text.includes(`'${word}'`) || text.includes(`'${word}?`)))
    .map(({ path }) => path);

const standingOf = (built: boolean, evidence: number): CoverageItem['standing'] =>
  evidence > 0 ? 'shown' : built ? 'missing' : 'toCome';

/** Where the stories stand that answer to something. */
const idsOf = (files: readonly StoryFile[], shows: (story: StoryRead) => boolean): string[] =>
  files.flatMap(({ path, stories }) => stories.filter(shows).map(({ name }) => storyId(path, name)));

/** Enough to see how something is shown; the others stand beside it. */
const some = 3;

function routeGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const screens = screensOfRoutes();
  const items = Object.entries<Route>({ ...routes, ...planned }).map(([name, { path, area, assumed }]) => {
    const screen = screens.get(name);
    const own = screen === undefined ? [] : filesOf(files, `screens/${screen}`);
    const states = isDestination(name) ? statesOfRoute(statesWithout[name], own) : undefined;
    const note = [name, screen && `screens/${screen}`, assumed && 'assumed'].filter(Boolean).join(' · ');
    const whole = states?.every(({ standing }) => standing !== 'missing') ?? false;
    return {
      area,
      item: {
        name: path,
        note,
        standing: standingOf(isDestination(name), whole ? 1 : 0),
        stories: [],
        tests: testsWith([path, `/mapp${path}`], 'tests/e2e/'),
        ...(states && { states }),
      },
    };
  });
  return [...Map.groupBy(items, ({ area }) => area)].map(([area, of]) => ({
    kind: 'Routes' as const,
    title: area,
    items: of.map(({ item }) => item),
  }));
}

/** Whether a story of a screen shows a state. */
export const stateShown = (files: readonly StoryFile[], screen: string, state: RouteState): boolean =>
  filesOf(files, `screens/${screen}`).some(({ stories }) =>
    stories.some((story) => statesOf(story).has(state)),
  );

/** How each state of a route stands; the first story of a state leads to it. */
const statesOfRoute = (without: Without, files: readonly StoryFile[]): CoverageState[] =>
  routeStates.map((state) => {
    const [story] = idsOf(files, (each) => statesOf(each).has(state));
    const reason = state === 'ready' ? undefined : without[state];
    if (story !== undefined) return { state, standing: 'shown', story };
    return reason === undefined ? { state, standing: 'missing' } : { state, standing: 'cannotOccur', reason };
  });

/** Screens and journeys: where a call is made, and somebody looks. */
const whole = (files: readonly StoryFile[]): readonly StoryFile[] =>
  files.filter(({ path }) => /^stories\/(screens|journeys)[/.]/.test(path));

/** An item, and the group in which it stands. */
interface InGroup {
  readonly area: string;
  readonly item: CoverageItem;
}

function callGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const items = callsShown.map(({ call: { name, path, area, source, summary }, isShownBy }): InGroup => {
    const stories = idsOf(whole(files), isShownBy);
    const standing = standingOf(true, stories.length);
    return {
      area,
      item: {
        name,
        note: [path, source, summary].join(' · '),
        standing,
        stories: stories.slice(0, some),
        tests: testsWith([path]),
      },
    };
  });
  const toCome = Object.entries(callsToCome).map(([name, note]): InGroup => ({
    area: 'to come',
    item: { name, note, standing: 'toCome', stories: [], tests: [] },
  }));
  return [...Map.groupBy([...items, ...toCome], ({ area }) => area)].map(([title, of]) => ({
    kind: 'Calls' as const,
    title,
    items: of.map(({ item }) => item),
  }));
}

function messageGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const items = messages.map((message): CoverageItem => {
    const stories = idsOf(files, (story) => saysMessage(message, story));
    return {
      name: message.key,
      note: [message.text, ...message.codes].join(' · '),
      standing: standingOf(!message.toCome, stories.length),
      stories: stories.slice(0, some),
      tests: [],
    };
  });
  return [...Map.groupBy(items, ({ name }) => name.slice(0, name.indexOf('.')))].map(([title, of]) => ({
    kind: 'Messages' as const,
    title,
    items: of,
  }));
}

const roleGroups = (files: readonly StoryFile[]): CoverageGroup[] =>
  Object.entries(roles).map(([title, of]) => ({
    kind: 'Roles' as const,
    title,
    items: of.map(({ name, note, isShownBy }) => {
      const stories = isShownBy ? idsOf(whole(files), isShownBy) : [];
      return {
        name,
        note,
        standing: standingOf(isShownBy !== undefined, stories.length),
        stories: stories.slice(0, some),
        tests: [],
      };
    }),
  }));

const prefixOf = (code: string): string => code.slice(0, code.lastIndexOf('.'));

/** A code as the tests write it: whole, or the wire's own, `RTC01`. */
const spellings = (code: string): string[] => {
  const own = code.slice(code.lastIndexOf('.') + 1);
  return /^[A-Z]{2,}\d+$/.test(own) ? [code, own] : [code];
};

function codeGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const meanings = new Map<string, string>(
    (errors as readonly ErrorEntry[]).map(({ code, meaning }) => [code, meaning]),
  );
  const needed = new Set(required);
  const items = [...known].map((code): CoverageItem => {
    const stories = files.flatMap(({ path, stories: of }) =>
      of.filter(({ covers }) => covers.includes(code)).map(({ name }) => storyId(path, name)),
    );
    return {
      name: code,
      note: meanings.get(code) ?? '',
      standing: standingOf(needed.has(code), stories.length),
      stories,
      tests: testsWith(spellings(code)),
    };
  });
  return [...Map.groupBy(items, ({ name }) => prefixOf(name))].map(([title, of]) => ({
    kind: 'Codes' as const,
    title,
    items: of,
  }));
}

const itemOf = ({ name, value, source, code, stories = [], tests: by = [] }: Documented): CoverageItem => ({
  name,
  note: [value, source, code?.[0]].filter(Boolean).join(' · '),
  standing: standingOf(code !== undefined, stories.length + by.length),
  stories: stories.map(([subject, exported]) => storyId(`stories/${subject}.stories.tsx`, exported)),
  tests: by.map(([path]) => path),
});

/** Everything of the two documents against what shows it. */
export const coverageOf = (files: readonly StoryFile[]): CoverageGroup[] => [
  ...routeGroups(files),
  ...callGroups(files),
  ...codeGroups(files),
  ...messageGroups(files),
  ...roleGroups(files),
  ...Object.entries(states).map(([title, items]) => ({
    kind: 'States' as const,
    title,
    items: items.map(itemOf),
  })),
  ...Object.entries(constants).map(([title, items]) => ({
    kind: 'Constants' as const,
    title,
    items: items.map(itemOf),
  })),
];

/** The coverage as the page's file holds it: a line for each item, so that two changes seldom meet. */
export function coverageText(groups: readonly CoverageGroup[]): string {
  const lines = groups.map(({ kind, title, items }) =>
    [
      `{"kind":${JSON.stringify(kind)},"title":${JSON.stringify(title)},"items":[`,
      items.map((item) => `  ${JSON.stringify(item)}`).join(',\n'),
      ']}',
    ].join('\n'),
  );
  return `[\n${lines.join(',\n')}\n]\n`;
}
