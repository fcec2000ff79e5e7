import { expect, it } from 'vitest';
import { locales } from '@mapp/kit/messages';
import { allTexts } from './content.ts';

const texts = allTexts();

/** Where a status of an order is named besides the list, by the catalogue's keys. */
const named = {
  waiting: ['changes.result.waiting', 'upgrades.result.waiting'],
  abnormal: ['payment.abnormal', 'changes.result.abnormal', 'upgrades.result.abnormal'],
  expired: ['payment.expired', 'changes.result.expired', 'upgrades.result.expired'],
  cancelled: ['payment.cancelled'],
} as const;

it.each(locales)('a status has one name on every page (%s)', (locale) => {
  for (const [status, keys] of Object.entries(named)) {
    const name = texts[locale].get(`orders.status.${status}`);
    expect(name).toBeDefined();
    expect(keys.map((key) => [key, texts[locale].get(key)])).toEqual(keys.map((key) => [key, name]));
  }
});
