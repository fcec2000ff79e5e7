import { globSync } from 'node:fs';
import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import { planned, routes, type Route } from '@mapp/kit/navigation';
import type { CoverageGroup, CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { constants, states, type Documented } from './constants.ts';
import { known, required } from './covered.ts';
import { screensOfRoutes } from './screens-of-routes.ts';
import { textOf } from './source.ts';
import { storyId } from './story-ids.ts';

/** A story file as far as the coverage reads it. */
export interface StoryFile {
  /** `stories/screens/points/bill.stories.tsx` */
  readonly path: string;
  /** Exported stories in their order, with the codes that each covers. */
  readonly stories: readonly { readonly name: string; readonly covers: readonly string[] }[];
}

/** The story file of a public subpath: `screens/points/bill`. */
const fileOf = (subject: string) =>
  new RegExp(`^stories/${subject}(?:-screen)?(?:\\.stories|/[^/]+\\.stories)\\.tsx$`);

/** The first story of each file that shows a subject; the others stand beside it. */
export const firstStories = (files: readonly StoryFile[], subject: string): string[] =>
  files
    .filter(({ path }) => fileOf(subject).test(path))
    .flatMap(({ path, stories: [first] }) => (first ? [storyId(path, first.name)] : []));

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

function routeGroups(files: readonly StoryFile[]): CoverageGroup[] {
  const screens = screensOfRoutes();
  const items = Object.entries<Route>({ ...routes, ...planned }).map(([name, { path, area, assumed }]) => {
    const screen = screens.get(name);
    const stories = screen === undefined ? [] : firstStories(files, `screens/${screen}`);
    const note = [name, screen && `screens/${screen}`, assumed && 'assumed'].filter(Boolean).join(' · ');
    const standing = standingOf(name in routes, stories.length);
    return {
      area,
      item: { name: path, note, standing, stories, tests: testsWith([path, `/mapp${path}`], 'tests/e2e/') },
    };
  });
  return [...Map.groupBy(items, ({ area }) => area)].map(([area, of]) => ({
    kind: 'Routes' as const,
    title: area,
    items: of.map(({ item }) => item),
  }));
}

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
  ...codeGroups(files),
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
