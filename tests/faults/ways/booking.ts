import type { Page } from '@playwright/test';
import type { Say } from '../../e2e/words.ts';
import { busy, loading } from './ways.support.ts';
import type { Ways } from './way.ts';

const list = '/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1';

/** Takes the first fare of a flight, and has the price checked. */
const check = async (page: Page, say: Say) => {
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: say('cabin-choice', 'verify'), exact: true }).click();
};

export const bookingWays = {
  searchFlights: {
    address: list,
    tells: 'screen',
    failed: ['flight-offers', 'failed'],
    waiting: loading,
    content: (page) => page.getByText('MU5101').first(),
  },
  verifyOffer: {
    address:
      '/reserve/shippingSpace?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80',
    act: check,
    // The choice stays, and may be checked again.
    tells: 'toast',
    waiting: busy,
    failed: ['cabin-choice', 'verifyFailed'],
    content: (page, say) => page.getByText(say('cabin-choice', 'verified')),
  },
} satisfies Ways;
