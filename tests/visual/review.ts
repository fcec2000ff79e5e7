import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { saidBy } from './digests.ts';
import { fromPng } from './png.ts';
import { references } from './references.ts';

/** Where a run leaves what differs, and the page that shows it. */
export const review = 'dist/visual';

/** One picture that is not as it was. */
interface Finding {
  /** `screens/points/bill/zh-light-390/basic` */
  readonly name: string;
  readonly isNew: boolean;
}

const findings = (): Finding[] =>
  globSync(`${review}/**/*-{actual,reference}.png`)
    .map((path) => ({
      name: path.slice(review.length + 1).replace(/-(actual|reference)\.png$/, ''),
      isNew: path.endsWith('-reference.png'),
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name));

const shown = (title: string, path: string): string =>
  `<figure><figcaption>${title}</figcaption><a href="${path}"><img src="${path}" alt="" loading="lazy"></a></figure>`;

/** Pictures of two sizes have no difference by pixels: one lies upon the other, and what is alike is black. */
const upon = (before: string, after: string): string =>
  `<figure><figcaption>Difference</figcaption><span><img src="${before}" alt="" loading="lazy"><img class="upon" src="${after}" alt="" loading="lazy"></span></figure>`;

function section({ name, isNew }: Finding): string {
  const link = `<h2 id="${name}"><a href="#${name}">${name}</a></h2>`;
  if (isNew) return `<section>${link}${shown('New', `${name}-reference.png`)}</section>`;
  const [before, after, diff] = ['before', 'actual', 'diff'].map((kind) => `${name}-${kind}.png`) as [
    string,
    string,
    string,
  ];
  if (!existsSync(`${review}/${before}`)) {
    const lost =
      '<p>The picture before is not at hand: <code>npm run visual:accept</code> on the commit before draws it.</p>';
    return `<section>${link}${lost}${shown('After', after)}</section>`;
  }
  const difference = existsSync(`${review}/${diff}`) ? shown('Difference', diff) : upon(before, after);
  return `<section>${link}<div>${shown('Before', before)}${shown('After', after)}${difference}</div></section>`;
}

const page = (found: readonly Finding[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${found.length} pictures differ</title>
<style>
body { font: 16px/1.5 system-ui; margin: 24px; background: Canvas; color: CanvasText; color-scheme: light dark }
div { display: flex; gap: 16px; overflow-x: auto } figure { margin: 0 } h2 { font-size: 16px }
img { border: 1px solid GrayText; vertical-align: top } span { position: relative; display: inline-block; isolation: isolate }
.upon { position: absolute; inset: 0 auto auto 0; mix-blend-mode: difference }
</style>
<h1>${found.length} pictures differ</h1>
<p>Right as they are now? <code>npm run visual:accept [filter]</code>, and commit the baselines.</p>
<ol>${found.map(({ name }) => `<li><a href="#${name}">${name}</a></li>`).join('')}</ol>
${found.map(section).join('\n')}
</html>
`;

/**
 * Writes the page that shows what differs, before and after side by side.
 * @returns names of the pictures; the page is written when there are any
 */
export function writeReview(): string[] {
  const found = findings();
  for (const { name } of found.filter(({ isNew }) => !isNew)) {
    const before = `${review}/${name}-before.png`;
    const png = readFileSync(`${references}/${name}.png`);
    mkdirSync(dirname(before), { recursive: true });
    if (saidBy(fromPng(png)) === undefined) writeFileSync(before, png);
  }
  if (found.length > 0) writeFileSync(`${review}/index.html`, page(found));
  return found.map(({ name }) => name);
}
