import { segments } from '@mapp/sandbox/check-in';
import type { Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import type { Say } from '../../e2e/words.ts';
import type { Ways } from './way.ts';

const loading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('shell', 'loading') });
const firstRow = (page: Page) => page.getByRole('option').first();

/** In Shanghai, as the phone may say. */
async function askNearby(page: Page, say: Say): Promise<void> {
  const ask = page.getByRole('button', { name: say('places', 'place.nearby.ask') });
  // Allowed before, it would be asked for without a tap.
  await ask.waitFor();
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 31.2, longitude: 121.34 });
  await ask.click();
}

export const placesWays = {
  basicData: {
    address: '/cityIndex',
    tells: 'screen',
    failed: ['place-index', 'city.failed'],
    waiting: loading,
    content: firstRow,
  },
  queryAirportList: {
    address: '/airportIndex',
    tells: 'screen',
    failed: ['place-index', 'airport.failed'],
    waiting: loading,
    content: firstRow,
  },
  airportNearby: {
    address: '/cityIndex',
    act: askNearby,
    tells: 'hint',
    failed: ['places', 'place.nearby.unavailable'],
    again: (page, say) => page.getByRole('button', { name: say('places', 'place.nearby.again') }).click(),
    waiting: (page, say) => page.getByText(say('places', 'place.nearby.asking')),
    content: (page, say) => page.getByRole('button', { name: say('places', 'place.nearby.here') }),
  },
  areaData: {
    address: '/mine/editAddress?address=A-0001-1',
    member,
    // The areas that come with the site are in for it.
    tells: 'nowhere',
    content: (page, say) =>
      page
        .getByRole('combobox', { name: say('saved-people', 'field.area') })
        .filter({ hasText: '上海市 闵行区' }),
  },
  queryCountry: {
    address: `/boarde/verify?segment=${segments.abroad}`,
    member,
    // In our own words, whatever the language.
    tells: 'nowhere',
    content: (page) => fieldOf(page, 'destination'),
  },
} satisfies Ways;
