import { globSync } from 'node:fs';
import type { CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { textOf } from './source.ts';
import type { StoryFile, StoryRead } from './story-files.ts';
import { storyId } from './story-ids.ts';

/** The story file of a public subpath: `screens/points/bill`. */
const fileOf = (subject: string) =>
  new RegExp(`^stories/${subject}(?:-screen)?(?:\\.stories|/[^/]+\\.stories)\\.tsx$`);

export const filesOf = (files: readonly StoryFile[], subject: string): readonly StoryFile[] =>
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
export const testsWith = (words: readonly string[], within = ''): string[] =>
  tests
    .filter(({ path }) => path.startsWith(within))
    .filter(({ text }) => words.some((word) => text.includes(`'${word}'`) || text.includes(`'${word}?`)))
    .map(({ path }) => path);

export const standingOf = (built: boolean, evidence: number): CoverageItem['standing'] =>
  evidence > 0 ? 'shown' : built ? 'missing' : 'toCome';

/** Where the stories stand that answer to something. */
export const idsOf = (files: readonly StoryFile[], shows: (story: StoryRead) => boolean): string[] =>
  files.flatMap(({ path, stories }) => stories.filter(shows).map(({ name }) => storyId(path, name)));

/** Enough to see how something is shown; the others are beside it. */
export const some = 3;

/** Screens and journeys: where a call is made, and somebody looks. */
export const whole = (files: readonly StoryFile[]): readonly StoryFile[] =>
  files.filter(({ path }) => /^stories\/(screens|journeys)[/.]/.test(path));
