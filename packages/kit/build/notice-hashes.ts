/** Writes `src/rules/notices/hashes.gen.ts`: the text of each edition of a notice, by its hash in every language. Run by `npm run messages`. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { locales } from '../src/messages/types.ts';
import { noticeEditions, noticeSlugs } from '../src/rules/notices/notices.ts';

/** By notice, version and language. */
export type NoticeHashes = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>
>;

/** Hash of a catalogue, whatever its file’s white space is. */
const hashIn = (folder: string, locale: string, slug: string): string =>
  createHash('sha256')
    .update(JSON.stringify(JSON.parse(readFileSync(join(folder, locale, `notice-${slug}.json`), 'utf8'))))
    .digest('base64url');

/** Hashes of the texts as they are. */
export const hashesNow = (folder: string): NoticeHashes =>
  Object.fromEntries(
    noticeSlugs.map((slug) => [
      slug,
      {
        [noticeEditions[slug].version]: Object.fromEntries(
          locales.map((locale) => [locale, hashIn(folder, locale, slug)]),
        ),
      },
    ]),
  );

/** Notices whose text has changed while their version has not. */
export const changedEditions = (known: NoticeHashes, now: NoticeHashes): readonly string[] =>
  Object.entries(now).flatMap(([slug, versions]) =>
    Object.entries(versions)
      .filter(([version, hashes]) => {
        const before = known[slug]?.[version];
        return before && locales.some((locale) => before[locale] !== hashes[locale]);
      })
      .map(([version]) => `${slug} ${version}`),
  );

/** An object as the formatter leaves it. */
const literal = (value: object): string =>
  JSON.stringify(value, null, 2)
    .replaceAll(/"([a-z]\w*)":/gi, '$1:')
    .replaceAll('"', "'")
    .replaceAll(/(['}])\n/g, '$1,\n');

/** The generated file: what is known stays, so that an earlier consent can still be told. */
export function hashesFile(known: NoticeHashes, now: NoticeHashes): string {
  const all = Object.fromEntries(
    Object.entries(now).map(([slug, versions]) => [slug, { ...versions, ...known[slug] }]),
  );
  return `// Written by \`npm run messages\` from the catalogues of the notices. Do not edit.
const hashes = ${literal(all)};

/** SHA-256 of the text of a notice, by version and language. */
export const noticeHashes: Readonly<
  Record<keyof typeof hashes, Readonly<Record<string, Readonly<Record<string, string>>>>>
> = hashes;
`;
}
