/**
 * `npm run sbom [file]`: the bill of materials of what is published and of the site that is deployed, as CycloneDX, from the lock alone;
 * `--stdout` prints it.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { refuse } from './machine/words.mjs';

const [where = 'dist/sbom.cdx.json', ...more] = process.argv.slice(2);
if (more.length > 0 || (where.startsWith('-') && where !== '--stdout'))
  refuse('npm run sbom takes one file, or --stdout.');
if (where !== '--stdout') {
  try {
    mkdirSync(dirname(where), { recursive: true });
  } catch {
    refuse(`The file ${where} cannot be written.`);
  }
}

const { status, stdout, stderr } = spawnSync(
  'npm',
  ['sbom', '--sbom-format=cyclonedx', '--sbom-type=library', '--package-lock-only'],
  { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
);
if (status !== 0) {
  console.error(stderr);
  process.exit(status ?? 1);
}
const bill = JSON.parse(stdout);

// npm counts what the whole repository uses, our tools too: only what the packages and the site depend on is kept.
const shipped = globSync(['packages/*/package.json', 'apps/*/package.json']).map((file) =>
  JSON.parse(readFileSync(file, 'utf8')),
);
const needs = new Map(bill.dependencies.map(({ ref, dependsOn = [] }) => [ref, dependsOn]));
const kept = new Set();
const keep = (ref) => {
  if (kept.has(ref)) return;
  kept.add(ref);
  for (const next of needs.get(ref) ?? []) keep(next);
};
const own = new Set(shipped.map(({ name }) => name));
for (const { dependencies = {} } of shipped)
  for (const [name, version] of Object.entries(dependencies)) if (!own.has(name)) keep(`${name}@${version}`);

const text = `${JSON.stringify(
  {
    ...bill,
    metadata: {
      ...bill.metadata,
      // It would be named after the folder of the checkout.
      component: { ...bill.metadata.component, name: 'mapp' },
    },
    components: bill.components.filter((component) => kept.has(component['bom-ref'])),
    dependencies: bill.dependencies.filter(({ ref }) => kept.has(ref)),
  },
  undefined,
  2,
)}\n`;
if (where === '--stdout') process.stdout.write(text);
else {
  writeFileSync(where, text);
  console.log(`Written: ${where}`);
}
