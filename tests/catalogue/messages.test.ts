import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '@mapp/kit/messages';
import { argumentsOf, generate } from '../../packages/kit/build/messages-types.ts';
import { areasIn, catalogueOf, folder, pluralsIn, translations } from './catalogues.ts';
import { withoutComments } from './source.ts';

const argumentList = (message: string): string[] =>
  [...argumentsOf(message)].map(([name, kind]) => `${name}: ${kind}`).toSorted();

describe('every language has every area', () => {
  it.each(locales)('%s', (locale) => {
    expect(areasIn(locale)).toEqual(areasIn('zh'));
  });
});

/** Translations with their source, each with its name. */
const both = translations.map(({ area, locale }) => ({
  name: `${area} in ${locale}`,
  source: catalogueOf('zh', area),
  translation: catalogueOf(locale, area),
}));

describe('each translation', () => {
  it('has the same keys in the same order', () => {
    for (const { name, source, translation } of both)
      expect({ name, keys: Object.keys(translation) }).toEqual({ name, keys: Object.keys(source) });
  });

  it('takes the same arguments', () => {
    const read = (catalogue: (typeof both)[number]['source']) =>
      Object.fromEntries(Object.entries(catalogue).map(([key, message]) => [key, argumentList(message)]));
    for (const { name, source, translation } of both)
      expect({ name, takes: read(translation) }).toEqual({ name, takes: read(source) });
  });

  it('leaves nothing empty', () => {
    const empty = both.flatMap(({ name, translation }) =>
      Object.entries(translation).flatMap(([key, message]) =>
        message.trim() === '' ? [`${name}: ${key}`] : [],
      ),
    );
    expect(empty).toEqual([]);
  });
});

describe.each(locales)('the plurals of %s', (locale) => {
  const messages = areasIn(locale).flatMap((area) =>
    Object.entries(catalogueOf(locale, area)).map(([key, message]) => ({
      name: `${area}.${key}`,
      plurals: pluralsIn(message),
    })),
  );

  it('have the forms that the language needs, and no others', () => {
    const wrong = messages.filter(({ plurals }) =>
      plurals.some(({ type, forms, exact }) => {
        // `{hours, plural, =0 {} other {# h}}` chooses whether a part is there, not its form.
        if (exact && forms.join() === 'other') return false;
        const needed = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories;
        return forms.toSorted().join() !== needed.toSorted().join();
      }),
    );
    expect(
      wrong.map(({ name, plurals }) => `${name}: ${plurals.map(({ forms }) => forms).join('; ')}`),
    ).toEqual([]);
  });
});

it('the generated types are up to date (npm run messages)', () => {
  for (const [file, text] of Object.entries(generate(folder)))
    expect([file, readFileSync(folder + file, 'utf8')]).toEqual([file, text]);
});

describe('text and code', () => {
  const files = globSync(['packages/kit/src/**/*.{ts,tsx}', 'apps/*/src/**/*.{ts,tsx}']).filter(
    (path) => !path.startsWith(folder) && !/\.(test|support)\.tsx?$/.test(path),
  );
  const code = new Map(files.map((path) => [path, withoutComments(readFileSync(path, 'utf8'))]));

  it('every message is used', () => {
    const all = [...code.values()].join('\n');
    const literals = new Set([...all.matchAll(/'([^'\n]+)'/g)].map(([, text = '']) => text));
    const patterns = [...all.matchAll(/`([^`]*\$\{[^`]*)`/g)]
      .map(([, text = '']) => text.split(/\$\{[^}]*\}/))
      .filter((parts) => parts.join('').length > 2)
      .map(
        (parts) =>
          new RegExp(
            `^${parts.map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('[\\w.-]+')}$`,
          ),
      );
    const isUsed = (area: string, key: string) =>
      [key, `${area}.${key}`].some(
        (name) => literals.has(name) || patterns.some((pattern) => pattern.test(name)),
      );

    const unused = areasIn('zh').flatMap((area) =>
      Object.keys(catalogueOf('zh', area))
        .filter((key) => !isUsed(area, key))
        .map((key) => `${area}: ${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('no text in a language of the site stands in the code', () => {
    /** The airline's name is configuration; its default is with the schema (decision 1). */
    const configuration = new Set(['packages/kit/src/contracts/config.ts']);
    /** Words that are looked for in texts of others are written in every language. */
    const sought = ['packages/kit/src/rules/redaction/', 'packages/kit/src/contracts/code-sent.ts'];
    const written =
      /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Cyrillic}]/u;
    const found = [...code].flatMap(([path, text]) =>
      configuration.has(path) || sought.some((known) => path.startsWith(known))
        ? []
        : text
            .split('\n')
            .flatMap((line, index) => (written.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    );
    expect(found).toEqual([]);
  });
});
