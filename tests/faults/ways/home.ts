import { locales } from '@mapp/kit/messages';
import { countryName } from '@mapp/kit/rules';
import { detailOf, foreigner, member } from '../../e2e/beneficiary.support.ts';
import { noticesOn } from '../../e2e/pages.support.ts';
import type { Say } from '../../e2e/words.ts';
import type { Page } from '@playwright/test';
import type { Ways } from './way.ts';

const partLoading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('home', 'loading') });

export const homeWays = {
  noticeList: {
    address: '/Home',
    act: noticesOn,
    tells: 'part',
    failed: ['home', 'notices.failed'],
    waiting: partLoading,
    content: (page, say) =>
      page
        .getByRole('region', { name: say('home', 'notices.title') })
        .getByRole('button')
        .first(),
  },
  nextTrip: {
    address: '/Home',
    member,
    tells: 'part',
    failed: ['home', 'trip.failed'],
    waiting: partLoading,
    content: (page, say) =>
      page
        .getByRole('region', { name: say('home', 'trip.title') })
        .getByText(/MU\d{3,4}/)
        .first(),
  },
  countryNames: {
    address: detailOf(foreigner.id),
    member,
    tells: 'nowhere',
    // In our own words, whatever the language.
    content: (page) =>
      page.getByRole('definition').filter({
        hasText: new RegExp(locales.map((locale) => countryName(foreigner.country, locale)).join('|')),
      }),
  },
} satisfies Ways;
