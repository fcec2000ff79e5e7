import { mkdirSync, writeFileSync } from 'node:fs';
import { generate } from '../packages/kit/build/messages-types.ts';

const folder = new URL('../packages/kit/src/messages/', import.meta.url).pathname;
mkdirSync(`${folder}packs`, { recursive: true });
for (const [file, text] of Object.entries(generate(folder))) writeFileSync(folder + file, text);
