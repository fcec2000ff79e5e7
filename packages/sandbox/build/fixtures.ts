/** `node --conditions=@mapp/source packages/sandbox/build/fixtures.ts <file>`: the fixture of every call, as JSON. */
import { writeFileSync } from 'node:fs';
import { calls } from '@mapp/kit/contracts';
import { fixtureOf, type FixtureName } from '@mapp/sandbox/fixtures';

const [file = 'fixtures.json'] = process.argv.slice(2);
const taken = await Promise.all(
  calls.map(async ({ name }) => [name, await fixtureOf(name as FixtureName)] as const),
);
writeFileSync(file, `${JSON.stringify(Object.fromEntries(taken), undefined, 1)}\n`);
