import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import type { CoverageGroup, CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { callGroups } from './calls-coverage.ts';
import { constants, states, type Documented } from './constants.ts';
import { known, required } from './covered.ts';
import { standingOf, testsWith } from './evidence.ts';
import { messageGroups, roleGroups } from './people-coverage.ts';
import { routeGroups } from './route-coverage.ts';
import type { StoryFile } from './story-files.ts';
import { storyId } from './story-ids.ts';

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
  note: [value, source, code[0]].filter(Boolean).join(' · '),
  standing: standingOf(true, stories.length + by.length),
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
