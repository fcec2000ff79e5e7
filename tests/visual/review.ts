import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { drawAt } from './before.ts';
import { gitIn, picturesBefore } from './commits.ts';
import { baselineOf, baselinesFile, baselinesIn, type Baseline } from './digests.ts';
import { difference } from './difference.ts';
import { knownPicture, review, reviewed } from './folders.ts';
import { fromPng, toPng } from './png.ts';
import { stemIn } from './stories.ts';

/** One picture that is not as it was. */
export interface Finding {
  /** `screens/points/bill/zh-light-390/basic` */
  readonly name: string;
  /** `undefined` for one that is new */
  readonly kept: Baseline | undefined;
}

const end = '-after.png';

/** Pictures that differed in the last run. */
export const findings = (): Finding[] =>
  globSync(`${review}/**/*${end}`)
    .map((path) => path.slice(review.length + 1, -end.length))
    .toSorted()
    .map((name) => {
      const stem = stemIn(name);
      return { name, kept: baselinesIn(baselinesFile(stem)).get(name.slice(stem.length + 1)) };
    });

/** Puts beside pictures how they were and the difference, or a sentence on why it is not known. */
export function drawBefore(found: readonly Finding[]): void {
  const wanted = found.filter(({ name }) => !existsSync(reviewed(name, 'before.png')));
  const pictures = new Map(
    wanted.flatMap(({ name, kept }) => {
      const now = baselineOf(fromPng(readFileSync(reviewed(name, 'after.png'))));
      return kept ? [[name, { kept: kept.digest, now: now.digest }] as const] : [];
    }),
  );
  const known = (digest: string) => (existsSync(knownPicture(digest)) ? knownPicture(digest) : undefined);
  for (const [name, before] of picturesBefore(pictures, { git: gitIn('.'), known, draw: drawAt })) {
    const note = reviewed(name, 'note.txt');
    if ('note' in before) {
      writeFileSync(note, before.note);
      continue;
    }
    const png = readFileSync(before.png);
    const [was, is] = [fromPng(png), fromPng(readFileSync(reviewed(name, 'after.png')))];
    const { count, ...picture } = difference(was, is);
    writeFileSync(reviewed(name, 'before.png'), png);
    writeFileSync(reviewed(name, 'difference.png'), toPng(picture));
    writeFileSync(note, `${count} pixels of ${picture.width}×${picture.height} differ.`);
  }
}

/** Number of pictures that differ, in words. */
export const differing = (count: number): string =>
  count === 1 ? '1 picture differs' : `${count} pictures differ`;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const picture = (
  title: string,
  name: string,
  part: 'before.png' | 'after.png' | 'difference.png',
): string => {
  const path = reviewed(name, part).slice(review.length + 1);
  return `<figure><figcaption>${title}</figcaption><a href="${path}"><img src="${path}" alt="" loading="lazy"></a></figure>`;
};

/** Sentence on how much differs, or why that is not known. */
function noteOn(name: string): string {
  const note = reviewed(name, 'note.txt');
  if (existsSync(note)) return escaped(readFileSync(note, 'utf8'));
  return `<code>npm run visual:review ${stemIn(name)}</code> draws it as it was.`;
}

function section({ name, kept }: Finding): string {
  const link = `<h2 id="${name}"><a href="#${name}">${name}</a></h2>`;
  if (!kept) return `<section>${link}<div>${picture('New', name, 'after.png')}</div></section>`;
  const after = picture('After', name, 'after.png');
  const all = existsSync(reviewed(name, 'before.png'))
    ? [picture('Before', name, 'before.png'), after, picture('Difference', name, 'difference.png')]
    : [after];
  return `<section>${link}<p>${noteOn(name)}</p><div>${all.join('')}</div></section>`;
}

const page = (found: readonly Finding[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${differing(found.length)}</title>
<style>
body { font: 16px/1.5 system-ui; margin: 24px; background: Canvas; color: CanvasText; color-scheme: light dark }
div { display: flex; gap: 16px; overflow-x: auto } figure { margin: 0 } h2 { font-size: 16px }
img { border: 1px solid GrayText; vertical-align: top }
</style>
<h1>${differing(found.length)}</h1>
<p>Right as they are now? <code>npm run visual:accept [filter]</code>, and commit the baselines.</p>
<ol>${found.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
${found.map(section).join('\n')}
</html>
`;

/** Writes the page that shows what differs: before, after and difference side by side. */
export const writeReview = (found: readonly Finding[]): void =>
  writeFileSync(`${review}/index.html`, page(found));
