import { globSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { placeStories, playsIn, type PlacedStory, type Tier } from '../tests/tiers/stories.ts';

/** The tier of this run. A file that somebody names plays whole: its runner asks for `all`. */
export function tierOfRun(): Tier {
  const { MAPP_TIER: tier = 'test' } = process.env;
  if (tier === 'test' || tier === 'all' || tier === 'night') return tier;
  throw new Error(`MAPP_TIER is test, all or night, not ${tier}`);
}

const pathOf = (id: string): string => id.slice(id.lastIndexOf('/stories/') + 1);

/** A module without the stories that do not play: they stay what other stories of it are made of. */
const without = (code: string, names: readonly string[]): string =>
  code.replaceAll(/^export (const (\w+) = meta\.story\()/gm, (whole, story: string, name: string) =>
    names.includes(name) ? story : whole,
  );

/** Marks the story that a file begins with: `parameters.first`. */
const withFirst = (code: string): string => {
  const [, first] = /^export const (\w+) = meta\.story\(/m.exec(code) ?? [];
  return first
    ? `${code}\n${first}.input.parameters = { ...${first}.input.parameters, first: true };\n`
    : code;
};

/** Leaves in each file the stories that play in a tier. */
export function storiesOfTier(tier: Tier): Plugin {
  let placed: Map<string, PlacedStory[]> | undefined;
  const ofFile = (path: string): readonly PlacedStory[] => {
    placed ??= Map.groupBy(
      placeStories(
        new Map(globSync('stories/**/*.stories.tsx').map((file) => [file, readFileSync(file, 'utf8')])),
      ),
      (story) => story.path,
    );
    return placed.get(path) ?? [];
  };
  return {
    name: 'mapp:stories-of-tier',
    // Before Storybook makes a test of each exported story.
    enforce: 'pre',
    transform: {
      filter: { id: /\/stories\/.*\.stories\.tsx$/ },
      handler: (code, id) => {
        const left = ofFile(pathOf(id)).filter((story) => !playsIn(tier, story));
        return without(
          withFirst(code),
          left.map(({ name }) => name),
        );
      },
    },
  };
}
