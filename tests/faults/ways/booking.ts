import type { Page } from '@playwright/test';
import type { Say } from '../../e2e/words.ts';
import { fillBooking, material } from '../../e2e/booking.support.ts';
import { member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { busy, check, loading, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const list = '/reserve/flightList?trip=oneway&seg=SHA-PEK-2026-06-08&adults=1';

/** Takes the first fare of a flight, and has the price checked. */
const choose = async (page: Page, say: Say) => {
  await page.getByRole('radio').first().click();
  await page.getByRole('button', { name: say('cabin-choice', 'verify'), exact: true }).click();
};

const order = submit('booking-form', 'submit');

export const bookingWays = {
  recommendedFares: {
    address: '/reserve/otherHome',
    // A home without them is whole.
    tells: 'nowhere',
    content: (page, say) => press(page, say, 'flight-search', 'submit'),
  },
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
    act: choose,
    // The choice stays, and may be checked again.
    tells: 'toast',
    waiting: busy,
    failed: ['cabin-choice', 'verifyFailed'],
    content: (page, say) => headingOf(page, say('booking-form', 'title')),
  },
  querySpecialProducts: {
    ...screenRead('/specialHome', ['special-home', 'failed']),
    content: (page, say) => page.getByRole('link', { name: say('special-home', 'flights') }).first(),
  },
  queryBookingForm: {
    ...screenRead(material, ['booking-form', 'load.failed']),
    content: (page, say) => press(page, say, 'booking-form', 'submit'),
  },
  createOrder: {
    address: material,
    member,
    act: async (page, say) => {
      await fillBooking(page, say);
      await order(page, say);
    },
    tells: 'write',
    repeat: {
      fire: order,
      check,
      absent: ['booking-form', 'outcome.absentText'],
      typed: ['name', '林海'],
    },
    waiting: busy,
    content: (page, say) => headingOf(page, say('payment', 'title')),
  },
  findBooking: {
    address: material,
    member,
    act: async (page, say) => {
      await fillBooking(page, say);
      await page.route('**/api/booking/create', (route) => route.abort(), { times: 1 });
      await order(page, say);
      await submit(...check)(page, say);
    },
    tells: 'form',
    repeat: { fire: submit(...check), chosen: (page) => page.locator('[name="name"]') },
    waiting: busy,
    content: (page, say) => page.getByText(say('booking-form', 'outcome.absentText')),
  },
} satisfies Ways;
