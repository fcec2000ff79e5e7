/** The first load of /mapp/Home as a guest: what is transferred, and when the largest part of it is seen. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '@mapp/sandbox/server';
import { openBrowser } from './browser-page.ts';
import { buildDrawnHome, buildPage, buildSite, bundle } from './build.ts';
import { medianOf, pairedRatio, report } from './figures.ts';
import { loaded, type LoadedFile } from './loaded.ts';
import { gzipped, sum } from './sizes.ts';
import { unusedShare } from './unused.ts';
import { visit, type Visit } from './visit.ts';

const roundCount = 7;

/**
 * Modules that a first load must not bring: forms, rules for input, all that opens over the page. The empty place where
 * toasts will be is there: a toast that says "no network" cannot be fetched when it is needed.
 */
const unwanted =
  /node_modules\/(react-hook-form|@hookform|@?radix-ui)\/|kit\/src\/(validators|primitives\/(dialog|sheet|field|date-field))\//;

const weight = (files: readonly LoadedFile[]): number => sum(files.map(({ gzip }) => gzip));

const print = report('npm run bench home');
const site = await buildSite();
const floor = await buildPage('floor-home');
const drawn = await buildDrawnHome();

const browser = await openBrowser();
const kitServer = await startServer({ port: 0, siteFolder: site });
const floorServer = await startServer({ port: 0, siteFolder: floor });
const drawnServer = await startServer({ port: 0, siteFolder: drawn });
const allVisits = async () => ({
  kit: await visit(browser, kitServer.origin),
  floor: await visit(browser, floorServer.origin),
  drawn: await visit(browser, drawnServer.origin),
});
// The server compresses a file as small as it can when it is first asked for, which no reader of a deployment waits for.
await allVisits();
const rounds: { kit: Visit; floor: Visit; drawn: Visit }[] = [];
for (let round = 0; round < roundCount; round += 1) rounds.push(await allVisits());
const unused = await unusedShare(browser, kitServer.origin);
await browser.close();
await Promise.all([kitServer.close(), floorServer.close(), drawnServer.close()]);
/** Files that came in any of the visits: a late file may just miss one. */
const filesOf = (side: 'kit' | 'floor') => [...new Set(rounds.flatMap((round) => round[side].files))];
const [first] = rounds;
if (!first) throw new Error('No round was measured');
const { kit, floor: bare } = first;

const scripts = loaded(site, filesOf('kit'), '.js');
for (const { path, gzip } of scripts.toSorted((a, b) => b.gzip - a.gzip)) {
  console.log(`    ${gzip.toFixed(2).padStart(6)} KiB gz  ${path}`);
}
print({ name: 'First load, JS', value: weight(scripts), unit: 'KiB gz', goal: 105 });

const reactAlone = await bundle(`
  import { createRoot } from 'react-dom/client';
  createRoot(document.body).render(null);
`);
print({
  name: 'react-dom alone, JS',
  value: sum(reactAlone.map(({ content }) => gzipped(content))),
  unit: 'KiB gz',
});
print({ name: 'Bare React home, JS', value: weight(loaded(floor, filesOf('floor'), '.js')), unit: 'KiB gz' });

const inline = sum(kit.inlineStyles.map(gzipped));
const linked = weight(loaded(site, filesOf('kit'), '.css'));
print({
  name: 'First load, CSS',
  value: inline + linked,
  unit: 'KiB gz',
  goal: 12,
  from: `inline ${inline.toFixed(2)}, linked ${linked.toFixed(2)}`,
});

const modules = scripts.flatMap((file) => file.modules);
if (modules.length === 0) throw new Error('The built site has no source maps to look into');
const found = modules.filter((module) => unwanted.test(module));
print({
  name: 'Modules of forms, validators, dialogs and Radix in it',
  value: found.length,
  unit: 'modules',
  goal: 0,
  from: found.join(', '),
});
const schemas = scripts.filter((file) => file.modules.some((module) => module.includes('node_modules/zod/')));
print({ name: 'Files with the schemas of answers in it', value: weight(schemas), unit: 'KiB gz' });

const catalogue = /messages\/(zh|en|ja|ko|ru)\/[\w-]+\.json/;
const languages = new Set(modules.flatMap((module) => catalogue.exec(module)?.[1] ?? []));
if (languages.size === 0) throw new Error('The first load shows no catalogue of messages');
print({
  name: 'Languages in it',
  value: languages.size,
  unit: 'languages',
  goal: 1,
  from: [...languages].join(', '),
});

const manifest = JSON.parse(readFileSync(join(site, 'manifest.json'), 'utf8')) as Record<
  string,
  { file: string }
>;
const routes = Object.entries(manifest)
  .filter(([source]) => source.includes('exports/screens/'))
  .map(([source, { file }]) => ({ source, gzip: gzipped(readFileSync(join(site, file))) }))
  .toSorted((a, b) => b.gzip - a.gzip);
print({
  name: 'Largest route chunk beside shared ones',
  value: routes[0]?.gzip ?? Number.NaN,
  unit: 'KiB gz',
  goal: 40,
  from: `${routes.length} routes, ${routes[0]?.source.replace(/.*exports\//, '')}`,
});

const paints = rounds.map((round) => ({ kit: round.kit.largestPaint, floor: round.floor.largestPaint }));
print({ name: 'LCP', value: medianOf(paints, 'kit'), unit: 'ms', from: `median of ${roundCount}` });
print({ name: 'LCP of the bare React home', value: medianOf(paints, 'floor'), unit: 'ms' });
print({
  name: 'LCP against the bare React home',
  value: pairedRatio(paints),
  unit: '×',
  goal: 0.5,
  from: `median of pairs ${paints.map((paint) => (paint.kit / paint.floor).toFixed(2)).join(' ')}`,
});
print({
  name: 'LCP of the bare React home that comes drawn, against the one drawn in the client',
  value: pairedRatio(
    rounds.map((round) => ({ kit: round.drawn.largestPaint, floor: round.floor.largestPaint })),
  ),
  unit: '×',
});
const besideDrawn = (part: 'interactive' | 'script') =>
  rounds.map((round) => ({ kit: round.kit[part], floor: round.drawn[part] }));
const taps = besideDrawn('interactive');
print({ name: 'The first tap that is heard', value: medianOf(taps, 'kit'), unit: 'ms' });
print({
  name: 'The first tap that is heard, against the bare home that comes drawn',
  value: pairedRatio(taps),
  unit: '×',
  goal: 1.05,
  from: `median of pairs ${taps.map((pair) => (pair.kit / pair.floor).toFixed(2)).join(' ')}`,
});
print({
  name: 'Scripts, against the bare home that comes drawn',
  value: pairedRatio(besideDrawn('script')),
  unit: '×',
});
print({ name: 'Scripts of the first load that nothing has run', value: unused, unit: '%', goal: 45 });
print({ name: 'CLS', value: Math.max(...rounds.map((round) => round.kit.layoutShift)), unit: '', goal: 0 });
print({
  name: 'Visits that drew the prerendered page anew',
  value: rounds.filter((round) => !round.kit.kept).length,
  unit: `of ${roundCount}`,
  goal: 0,
});

const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);
const [ours, theirs] = [words(kit.text), words(bare.text)];
const odd = [
  ...ours.filter((word) => !theirs.includes(word)),
  ...theirs.filter((word) => !ours.includes(word)),
];
print({
  name: 'Words that only one of both homes shows',
  value: (100 * odd.length) / (ours.length + theirs.length),
  unit: '%',
  goal: 10,
  from: odd.length > 0 ? `tests/bench/floor-home lags behind: ${odd.join(', ')}` : 'tests/bench/floor-home',
});
