import { readFileSync } from 'node:fs';
import { stemIn } from './stories.ts';

/**
 * Purpose of a run, by `MAPP_VISUAL`. It compares pictures with the baselines, makes them the baselines, or
 * writes them into the folder `MAPP_VISUAL_INTO`, those alone that the list `MAPP_VISUAL_WANTED` names. A later commit asks this one for
 * its pictures by these names, so they stay.
 */
export type Run = 'compare' | 'accept' | 'draw';

export function runNow(): Run {
  const said = process.env['MAPP_VISUAL'];
  return said === 'accept' || said === 'draw' ? said : 'compare';
}

/** Environment of a run that draws some pictures into a folder. */
export const drawing = (into: string, wanted: string): Readonly<Record<string, string>> => ({
  MAPP_VISUAL: 'draw',
  MAPP_VISUAL_INTO: into,
  MAPP_VISUAL_WANTED: wanted,
  // Stories as tests are another project, which loads the catalogue for each language.
  MAPP_STORY_LANGUAGES: '',
});

/**
 * Folder that a run draws into.
 * @throws {Error} for a run that was not told
 */
export function pictureFolder(): string {
  const folder = process.env['MAPP_VISUAL_INTO'];
  if (!folder) throw new Error('MAPP_VISUAL_INTO names no folder to draw into.');
  return folder;
}

/** Names of a story file's pictures that a run is for; `null` when it is for all. */
export function namesWanted(stem: string): string[] | null {
  const list = process.env['MAPP_VISUAL_WANTED'];
  if (!list) return null;
  const all = JSON.parse(readFileSync(list, 'utf8')) as string[];
  return all.filter((whole) => stemIn(whole) === stem).map((whole) => whole.slice(stem.length + 1));
}
