import type { CoverageGroup, CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { callsShown } from './calls-shown.ts';
import { idsOf, some, standingOf, testsWith, whole } from './evidence.ts';
import type { StoryFile } from './story-files.ts';

/** An item, and the group in which it stands. */
interface InGroup {
  readonly area: string;
  readonly item: CoverageItem;
}

/** The calls of the contracts by area. */
export function callGroups(files: readonly StoryFile[]): CoverageGroup[] {
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
  return [...Map.groupBy(items, ({ area }) => area)].map(([title, of]) => ({
    kind: 'Calls' as const,
    title,
    items: of.map(({ item }) => item),
  }));
}
