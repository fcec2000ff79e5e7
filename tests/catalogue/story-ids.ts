import { storyNameFromExport, toId } from 'storybook/internal/csf';

/** The id that Storybook gives a story: title from its path, a name that repeats its folder's left out. */
export function storyId(path: string, exported: string): string {
  const parts = path.slice('stories/'.length, -'.stories.tsx'.length).split('/');
  const title = parts.filter((part, index) => index < parts.length - 1 || part !== parts[index - 1]);
  return toId(title.join('/'), storyNameFromExport(exported));
}
