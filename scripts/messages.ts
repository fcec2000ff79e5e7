import { writeFileSync } from 'node:fs';
import { generate } from '../packages/kit/build/messages-types.ts';

const folder = new URL('../packages/kit/src/messages/', import.meta.url).pathname;
writeFileSync(`${folder}messages.gen.ts`, generate(folder));
