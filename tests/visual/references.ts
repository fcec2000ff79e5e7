import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { unpack } from './archive.ts';
import { digestsIn, standInFor } from './digests.ts';
import { toPng } from './png.ts';
import { archiveOf, digestsOf } from './stories.ts';

/** Where pictures lie as PNG, which vitest compares with and writes to. */
export const references = 'node_modules/.cache/mapp/visual/references';

/** Where pictures lie by their digest that this machine has drawn and accepted. */
export const drawn = (digest: string): string => `node_modules/.cache/mapp/visual/drawn/${digest}.png`;

/** A run that accepts: what is drawn becomes the baseline. */
export const accepting = (): boolean => process.env['MAPP_VISUAL'] === 'accept';

const noteIn = (folder: string): string => `${folder}/.archive`;

/** State of a story file's baselines, in one word. */
const stateOf = (stem: string): string => {
  const hash = createHash('sha256');
  for (const path of [archiveOf(stem), digestsOf(stem)].filter((one) => existsSync(one)))
    hash.update(readFileSync(path));
  return hash.digest('hex');
};

/** Whether a folder holds what its archive does; one that a run may have written to does not say so. */
const isAsKept = (stem: string): boolean => {
  const note = noteIn(`${references}/${stem}`);
  return existsSync(note) && readFileSync(note, 'utf8') === stateOf(stem);
};

/** Says that a folder holds what its archive does. */
export const noteKept = (stem: string): void => writeFileSync(noteIn(`${references}/${stem}`), stateOf(stem));

function lay(path: string, png: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, png);
}

function layOut(stem: string): void {
  const folder = `${references}/${stem}`;
  const archive = archiveOf(stem);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const picture of existsSync(archive) ? unpack(readFileSync(archive)) : [])
    lay(`${folder}/${picture.name}.png`, toPng(picture));
  for (const [name, digest] of Object.entries(digestsIn(stem))) {
    const known = drawn(digest);
    if (existsSync(known)) lay(`${folder}/${name}.png`, readFileSync(known));
    // A run that accepts draws what is not at hand.
    else if (!accepting()) lay(`${folder}/${name}.png`, toPng(standInFor(digest)));
  }
  noteKept(stem);
}

/** Whether a run has written to a story file's folder since its archive was made. */
export const isToKeep = (stem: string): boolean =>
  existsSync(`${references}/${stem}`) && !existsSync(noteIn(`${references}/${stem}`));

const laidOut = new Set<string>();

/** The folder with a story file's pictures, laid out when it is first asked for. */
export function referencesOf(stem: string): string {
  if (!laidOut.has(stem)) {
    laidOut.add(stem);
    // Pictures that an accepting run has written are kept by `keep.ts`, be it after the next run.
    if (!(accepting() && isToKeep(stem)) && !isAsKept(stem)) layOut(stem);
    if (accepting()) rmSync(noteIn(`${references}/${stem}`), { force: true });
  }
  return `${references}/${stem}`;
}
