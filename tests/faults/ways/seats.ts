import { changes, orders, passengers, segments } from '@mapp/sandbox/check-in';
import type { Catalogue } from '@mapp/kit/messages';
import type { Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, check, confirmed, press, screenRead, seating, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const cancelOrder = confirmed('orders', (page, say) => press(page, say, 'orders', 'cancel'), 'cancel');
const orderState =
  (state: string, catalogue: Catalogue = 'orders') =>
  (page: Page, say: Say) =>
    page.getByRole('heading', { level: 2, name: say(catalogue, state) });

export const seatsWays = {
  seatMap: {
    ...screenRead(`/boarde/chooseSeat?segment=${segments.first}`, ['seat-choice', 'map.failed']),
    // The map has words of its own for it.
    waiting: (page, say) => page.getByRole('status').filter({ hasText: say('seats', 'loading') }),
    content: (page) => page.getByRole('grid').first(),
  },
  seatOrders: {
    ...screenRead('/boarde/seatOrder', ['seat-orders', 'list.failed']),
    content: (page) => page.getByRole('main').getByText('MU591').first(),
  },
  seatChange: {
    ...screenRead(`/boarde/chooseseatSucc?change=${changes.done}`, ['seat-choice', 'change.failed']),
    content: (page) => page.getByRole('main').getByText('31E').first(),
  },
  chooseSeats: {
    ...seating(
      '22A',
      'choose.submit',
      'safety.confirm.seats',
      `/boarde/chooseSeat?segment=${segments.first}&passengers=${passengers.self}`,
    ),
    content: (page, say) => headingOf(page, say('seat-choice', 'chosen.title')),
  },
  paySeatOrder: {
    address: `/boarde/orderDetail?order=${orders.waiting}`,
    member,
    act: async (page, say) => {
      await page.getByRole('radio', { name: new RegExp(`^${say('seat-orders', 'way.points')}`) }).check();
      await submit('seat-orders', 'pay.points')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: async (page, say) => {
        await page.getByRole('radio', { name: new RegExp(`^${say('seat-orders', 'way.points')}`) }).check();
        await submit('seat-orders', 'pay.points')(page, say);
      },
      check,
      absent: ['seat-orders', 'undone.payText'],
    },
    waiting: busy,
    content: orderState('order.completed', 'seat-choice'),
  },
  cancelSeatOrder: {
    address: `/boarde/orderDetail?order=${orders.waiting}`,
    member,
    act: cancelOrder,
    tells: 'write',
    repeat: { fire: cancelOrder, check, absent: ['seat-orders', 'undone.cancelText'] },
    waiting: busy,
    content: orderState('status.cancelled'),
  },
  saveSeatContact: {
    address: `/boarde/orderDetail?order=${orders.waiting}`,
    member,
    act: async (page, say) => {
      await submit('seat-orders', 'contact.edit')(page, say);
      await fieldOf(page, 'email').fill('lin.hai@example.com');
      await submit('seat-orders', 'contact.save')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('seat-orders', 'contact.save'),
      check,
      absent: ['seat-orders', 'undone.contactText'],
      typed: ['email', 'lin.hai@example.com'],
    },
    waiting: busy,
    content: (page) => page.getByRole('definition').filter({ hasText: 'lin.hai@example.com' }),
  },
  changeSeat: {
    ...seating(
      '35A',
      'change.submit',
      'safety.confirm.change',
      `/boarde/choose_seat?segment=${segments.checkedIn}&change=${passengers.self}`,
    ),
    content: (page, say) => page.getByText(say('seat-choice', 'change.to')).first(),
  },
} satisfies Ways;
