import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '../../messages/types.ts';
import { batteryLimits } from '../batteries.ts';
import { checkInClosesMinutes, checkInOpensHours } from '../check-in/check-in.ts';
import { consentTo, hashOf } from './consent.ts';
import { isNoticeSlug, noticeSlugs, type NoticeSlug } from './notices.ts';
import { readNotice } from './read-notice.ts';

const folder = new URL('../../messages/', import.meta.url).pathname;
const messagesOf = (slug: NoticeSlug, locale: string): [string, string][] =>
  Object.entries(
    JSON.parse(readFileSync(`${folder}${locale}/notice-${slug}.json`, 'utf8')) as Record<string, string>,
  );
const textOf = (slug: NoticeSlug, locale: string): string =>
  messagesOf(slug, locale)
    .map(([, text]) => text)
    .join('\n');

/** Figures of the documents that a notice must have, in every language. */
const figures: Partial<Record<NoticeSlug, readonly number[]>> = {
  'dangerous-goods': Object.values(batteryLimits),
  'us-electronics': [
    batteryLimits.freeWh,
    batteryLimits.approvedWh,
    batteryLimits.approved,
    batteryLimits.devices,
    batteryLimits.spares,
    checkInClosesMinutes.international,
  ],
  'passenger-notes': [checkInOpensHours, ...Object.values(checkInClosesMinutes), 14, 2, 12, 3],
  'conditions-of-carriage': Object.values(checkInClosesMinutes),
  'online-ticket': [28, 9, 6, 781, 13, 300, 80, 180],
  'international-refund': [781, 2, 7],
  'special-passengers': [14, 3],
  privacy: [7, 180],
};

describe.each(noticeSlugs)('%s', (slug) => {
  it.each(locales)('reads as a notice in %s', (locale) => {
    const { lead, sections } = readNotice(messagesOf(slug, locale));
    expect(lead).not.toBe('');
    expect(sections.length).toBeGreaterThanOrEqual(3);
    expect(sections.filter(({ blocks }) => blocks.length === 0)).toEqual([]);
  });

  it.each(locales)('has the figures of the documents in %s', (locale) => {
    const text = textOf(slug, locale);
    expect(
      (figures[slug] ?? []).filter((figure) => !new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(text)),
    ).toEqual([]);
  });

  it.each(locales)('is told by its hash in %s', (locale) => {
    expect(consentTo(slug, locale)).toMatchObject({
      slug,
      language: locale,
      hash: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

it('knows nothing of another text', () => {
  expect(isNoticeSlug('no-such-notice')).toBe(false);
  expect(hashOf('privacy', '0.9', 'zh')).toBeUndefined();
});
