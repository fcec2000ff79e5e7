import type { CoverageGroup, CoverageItem } from '../../stories/foundations/covered/coverage.ts';
import { idsOf, some, standingOf, whole } from './evidence.ts';
import { messages, saysMessage } from './messages-shown.ts';
import { roles } from './roles-shown.ts';
import type { StoryFile } from './story-files.ts';

/** Messages that a traveller reads, by catalogue. */
export function messageGroups(files: readonly StoryFile[]): CoverageGroup[] {
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

/** Roles of the people who look. */
export const roleGroups = (files: readonly StoryFile[]): CoverageGroup[] =>
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
