import { expect, it } from 'vitest';
import { hashOf } from '../src/rules/notices/consent.ts';
import { noticeHashes } from '../src/rules/notices/hashes.gen.ts';
import { changedEditions, hashesFile, hashesNow } from './notice-hashes.ts';

const folder = new URL('../src/messages/', import.meta.url).pathname;

it('the hashes are up to date (npm run messages), and no edition has another text', () => {
  const now = hashesNow(folder);
  expect(changedEditions(noticeHashes, now)).toEqual([]);
  expect(hashesFile(noticeHashes, now)).toContain(hashOf('privacy', '1.1', 'zh'));
  expect(changedEditions({ privacy: { '1.1': { zh: 'another' } } }, now)).toEqual(['privacy 1.1']);
});
