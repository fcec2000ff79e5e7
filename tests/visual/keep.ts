/** After a run that accepts: the pictures that it drew, into the baselines that are committed. */
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { pack, unpack, type Picture } from './archive.ts';
import { digestOf, digestsIn, saidBy } from './digests.ts';
import { machineNow, writeMachine } from './machine.ts';
import { fromPng } from './png.ts';
import { drawn, isToKeep, noteKept, references } from './references.ts';
import { archiveOf, digestsOf, isKeptWhole, picturesOf, stemOf, storyFiles } from './stories.ts';

function write(path: string, data: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, data);
}

/** The pictures of a story file that lie in its folder; what it does not have any more is left out. */
const picturesIn = (stem: string, names: readonly string[]): Picture[] =>
  names.flatMap((name) => {
    const png = `${references}/${stem}/${name}.png`;
    return existsSync(png) ? [{ name, ...fromPng(readFileSync(png)) }] : [];
  });

/** @returns how many pictures are new */
function keepWhole(stem: string, pictures: readonly Picture[]): number {
  const archive = archiveOf(stem);
  const before = new Map(
    (existsSync(archive) ? unpack(readFileSync(archive)) : []).map((one) => [one.name, digestOf(one)]),
  );
  const news = pictures.filter((one) => before.get(one.name) !== digestOf(one));
  if (news.length > 0 || before.size !== pictures.length) write(archive, pack(pictures));
  return news.length;
}

/** @returns how many digests are new */
function keepDigests(stem: string, names: readonly string[], pictures: readonly Picture[]): number {
  const before = digestsIn(stem);
  const found = new Map(Object.entries(before));
  for (const picture of pictures) {
    const digest = saidBy(picture) ?? digestOf(picture);
    found.set(picture.name, digest);
    if (saidBy(picture) === undefined && !existsSync(drawn(digest)))
      write(drawn(digest), readFileSync(`${references}/${stem}/${picture.name}.png`));
  }
  const kept = names.flatMap((name) => (found.has(name) ? [[name, found.get(name)] as const] : []));
  if (kept.length > 0) write(digestsOf(stem), `${JSON.stringify(Object.fromEntries(kept), undefined, 2)}\n`);
  return kept.filter(([name, digest]) => before[name] !== digest).length;
}

let changed = 0;
const files = storyFiles();
for (const path of files.filter((file) => isToKeep(stemOf(file)))) {
  const stem = stemOf(path);
  const names = picturesOf(path);
  const pictures = picturesIn(stem, names);
  const others = names.filter((name) => !isKeptWhole(name));
  const news =
    keepWhole(
      stem,
      pictures.filter(({ name }) => isKeptWhole(name)),
    ) +
    keepDigests(
      stem,
      others,
      pictures.filter(({ name }) => !isKeptWhole(name)),
    );
  if (news > 0) console.log(`${stem}: ${news} of ${names.length} pictures are new`);
  noteKept(stem);
  changed += news;
}

const stems = files.map(stemOf);
const kept = new Set([...stems.map(archiveOf), ...stems.map(digestsOf)]);
for (const orphan of globSync('tests/visual/baselines/**/*.{pictures,digests.json}').filter(
  (path) => !kept.has(path),
))
  rmSync(orphan);
writeMachine(machineNow());

const bytes = [...kept].reduce((sum, path) => sum + (existsSync(path) ? statSync(path).size : 0), 0);
console.log(`${changed} pictures accepted; all baselines together take ${(bytes / 1e6).toFixed(1)} MB.`);
