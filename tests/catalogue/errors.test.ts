import { describe, expect, it } from 'vitest';
import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import { locales } from '@mapp/kit/messages';
import { routes } from '@mapp/kit/navigation';
import { areasIn, catalogueOf } from './catalogues.ts';

const entries: readonly ErrorEntry[] = errors;
const written = new Set(areasIn('zh'));

/** `failures.network.text` is the key `network.text` of the area `failures`. */
const keyOf = (messageKey: string) => ({
  area: messageKey.slice(0, messageKey.indexOf('.')),
  key: messageKey.slice(messageKey.indexOf('.') + 1),
});

describe('the error catalogue leads somewhere', () => {
  it('every destination is a route', () => {
    const wanted = entries.flatMap(({ action }) =>
      action.startsWith('goTo:') ? [action.slice('goTo:'.length)] : [],
    );
    expect(wanted.length).toBeGreaterThan(0);
    expect(wanted.filter((destination) => !(destination in routes))).toEqual([]);
  });

  it.each(locales)('every code has its words in %s', (locale) => {
    const keys = entries.flatMap(({ messageKey, titleKey = '' }) => [messageKey, titleKey].filter(Boolean));
    const wordless = keys.filter((messageKey) => {
      const { area, key } = keyOf(messageKey);
      return !written.has(area) || !catalogueOf(locale, area)[key];
    });
    expect(wordless).toEqual([]);
  });
});

it('the system error is the documents’ own sentence', () => {
  expect(catalogueOf('en', 'failures')['systemError']).toBe('System error, please try again later');
});
