import { firstPaths } from './first-paths.ts';
import { morePaths } from './more-paths.ts';

/** The line set: path data on a 24 grid, drawn with a 1.5 px stroke, round caps and joins. A line of no length is a dot. */
const paths = { ...firstPaths, ...morePaths } as const;

/** Name of a drawing in the set. */
export type IconName = keyof typeof paths;

/** Path data of a drawing; undefined only where the set comes in two parts (`later-paths.ts`). */
export const usePath = (name: IconName): string | undefined => paths[name];

/** Every name of the set, for pages that show it. */
export const iconNames = Object.keys(paths) as IconName[];
