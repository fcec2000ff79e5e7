/** After a run that accepts: what it drew, into the baselines that are committed. */
import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { baselinesFile, baselinesIn, format, type Baselines } from './digests.ts';
import { accepted, knownPictures } from './folders.ts';
import { machineNow, writeMachine } from './machine.ts';
import { picturesOf, stemOf, storyFiles } from './stories.ts';

/** The pictures that a story file has, as they were just drawn or else as they were; what it does not have any more is left out. */
function keep(path: string): { readonly baselines: Baselines; readonly changed: number } {
  const stem = stemOf(path);
  const before = baselinesIn(baselinesFile(stem));
  const news = baselinesIn(`${accepted}/${stem}.txt`);
  if (news.size === 0) return { baselines: before, changed: 0 };
  const names = picturesOf(path);
  const after: Baselines = new Map(
    names.flatMap((name) => {
      const baseline = news.get(name) ?? before.get(name);
      return baseline ? [[name, baseline] as const] : [];
    }),
  );
  const changed = names.filter((name) => before.get(name)?.digest !== after.get(name)?.digest);
  if (changed.length > 0) console.log(`${stem}: ${changed.length} of ${names.length} pictures are new`);
  mkdirSync(dirname(baselinesFile(stem)), { recursive: true });
  writeFileSync(baselinesFile(stem), format(after));
  return { baselines: after, changed: changed.length };
}

const files = storyFiles();
const kept = files.map(keep);
const known = new Set(files.map((path) => baselinesFile(stemOf(path))));
for (const orphan of globSync('tests/visual/baselines/**/*.txt').filter((path) => !known.has(path)))
  rmSync(orphan);

// A picture that is no baseline any more can be drawn again by the commit whose baseline it is.
const digests = new Set(kept.flatMap(({ baselines }) => [...baselines.values()].map(({ digest }) => digest)));
for (const path of globSync(`${knownPictures}/*.png`).filter((one) => !digests.has(basename(one, '.png'))))
  rmSync(path);
writeMachine(machineNow());
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
console.log(
  `${sum(kept.map(({ changed }) => changed))} accepted, ${sum(kept.map(({ baselines }) => baselines.size))} baselines in all.`,
);
