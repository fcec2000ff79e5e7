import { fillBooking, material } from '../../e2e/booking.support.ts';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, press } from './writes.support.ts';
import type { Writes } from './write.ts';

export const bookingWrites = {
  createOrder: {
    member,
    open: async (page) => {
      await page.goto(`/mapp${material}`);
      await fillBooking(page, zh);
    },
    button: (page) => press(page, 'booking-form', 'submit'),
    field: (page) => fieldOf(page, 'name'),
    again: { without: 'Back leads out of the booking; who travels is chosen anew then, as another booking.' },
    lookUp: { check, absent: (page) => page.getByText(zh('booking-form', 'outcome.absentText')) },
    done: (page) => headingOf(page, zh('payment', 'title')),
    effects: async ({ now }) => now.ticketOrders(),
  },
} satisfies Writes;
