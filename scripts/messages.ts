/** `npm run messages`: writes the types of messages, the catalogues of each screen, and the hash of each edition of a notice. */
import { writeFileSync } from 'node:fs';
import { takesNoWords } from './machine/words.mjs';
import { changedEditions, hashesFile, hashesNow } from '../packages/kit/build/notice-hashes.ts';
import { noticeHashes } from '../packages/kit/src/rules/notices/hashes.gen.ts';

takesNoWords('npm run messages');
await import('./written.ts');

const hashes = hashesNow(new URL('../packages/kit/src/messages/', import.meta.url).pathname);
const changed = changedEditions(noticeHashes, hashes);
if (changed.length > 0)
  throw new Error(
    `Another text is another edition: give ${changed.join(', ')} a new version in rules/notices/notices.ts`,
  );
writeFileSync(
  new URL('../packages/kit/src/rules/notices/hashes.gen.ts', import.meta.url).pathname,
  hashesFile(noticeHashes, hashes),
);
