/** Folder of what differs, and of the page that shows it. */
export const review = 'dist/visual';

/** File of the review of a picture, which is called by its whole name: `screens/points/bill/zh-light-390/basic`. */
export const reviewed = (
  name: string,
  part: 'before.png' | 'after.png' | 'difference.png' | 'note.txt',
): string => `${review}/${name}-${part}`;

const cache = 'node_modules/.cache/mapp/visual';

/** Baselines that an accepting run has drawn, by story file, until `keep.ts` writes it into the baselines. */
export const accepted = `${cache}/accepted`;

/** Pictures that a commit before draws, by their names. */
export const old = `${cache}/old`;

/** Names of the pictures that a commit before is asked for. */
export const wantedList = `${cache}/wanted.json`;

/** Output of the run that draws them. */
export const oldLog = `${cache}/old.log`;

/** Folder of pictures that are known to this machine by their digest. */
export const knownPictures = `${cache}/known`;

export const knownPicture = (digest: string): string => `${knownPictures}/${digest}.png`;

/**
 * Work tree of the commit before. It is within the repository, so that its modules find the packages that are installed there, and
 * not within `node_modules`, whose files Vite and Storybook take for packages.
 */
export const workTree = '.cache/mapp/before';
