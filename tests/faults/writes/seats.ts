import { expect, type Page } from '@playwright/test';
import { orders, passengers, segments } from '@mapp/sandbox/check-in';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { readSafety } from '../../e2e/check-in.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import type { Asked } from '../asked.ts';
import {
  check,
  inDialog,
  linkOf,
  noForm,
  passengersOf,
  press,
  safe,
  seated,
  seating,
  todoAddress,
  toProcessed,
} from './writes.support.ts';
import type { Writes } from './write.ts';

const ordersAddress = '/mapp/boarde/seatOrder';
const waitingLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: zh('orders', 'status.waiting') });
const stateOf = (page: Page, state: string) =>
  page.getByRole('heading', { level: 2, name: zh('orders', `status.${state}`) });
const waitingOrder = async ({ now }: Asked) =>
  (await now.seatOrders()).find(({ orderNo }) => orderNo === orders.waiting);
const choosePoints = (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${zh('seat-orders', 'way.points')}`) }).check();

export const seatsWrites = {
  chooseSeats: {
    ...seating('choose.submit', 'safety.confirm.seats'),
    ...seated(
      (page) => page.goto(`${todoAddress}/passengerList?segment=${segments.first}&purpose=seats`),
      (page) => press(page, 'check-in', 'party.next').click(),
      '22A',
    ),
    member,
    done: (page) => headingOf(page, zh('seat-choice', 'chosen.title')),
    effects: async ({ now }) =>
      (await now.seatOrders()).filter(({ seats }) => seats.some(({ seat }) => seat === '22A')).length,
  },
  paySeatOrder: {
    member,
    open: async (page) => {
      await page.goto(ordersAddress);
      await waitingLink(page).click();
      await choosePoints(page);
    },
    button: (page) => press(page, 'seat-orders', 'pay.points'),
    field: noForm,
    again: async (page) => {
      await waitingLink(page).click();
      await choosePoints(page);
    },
    lookUp: { check, absent: (page) => page.getByText(zh('seat-orders', 'undone.payText')) },
    done: (page) => page.getByRole('heading', { level: 2, name: zh('seat-choice', 'order.completed') }),
    effects: async (asked) => Number((await waitingOrder(asked))?.state === 'completed'),
  },
  cancelSeatOrder: {
    member,
    open: async (page) => {
      await page.goto(ordersAddress);
      await waitingLink(page).click();
    },
    ask: (page) => press(page, 'orders', 'cancel').click(),
    button: (page) => inDialog(page, 'orders', 'cancel'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'orders', 'cancel')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('seat-orders', 'undone.cancelText')) },
    done: (page) => stateOf(page, 'cancelled'),
    effects: async (asked) => Number((await waitingOrder(asked))?.state === 'cancelled'),
  },
  saveSeatContact: {
    member,
    open: async (page) => {
      await page.goto(ordersAddress);
      await waitingLink(page).click();
      await press(page, 'seat-orders', 'contact.edit').click();
      await fieldOf(page, 'email').fill('lin.hai@example.com');
    },
    button: (page) => press(page, 'seat-orders', 'contact.save'),
    field: (page) => fieldOf(page, 'name'),
    // Back closes the sheet.
    again: (page) => press(page, 'seat-orders', 'contact.edit').click(),
    lookUp: { check, absent: (page) => page.getByText(zh('seat-orders', 'undone.contactText')) },
    done: (page) => page.getByRole('definition').filter({ hasText: 'lin.hai@example.com' }),
    effects: async (asked) => Number((await waitingOrder(asked))?.contact.email === 'lin.hai@example.com'),
  },
  changeSeat: {
    ...seating('change.submit', 'safety.confirm.change'),
    ask: async (page) => {
      if (safe.has(page)) return;
      await readSafety(page, zh('seat-choice', 'change.submit', { seat: '35A' }));
      safe.add(page);
    },
    button: (page) =>
      press(page, 'seat-choice', 'safety.confirm.change').or(
        page.getByRole('button', { name: zh('seat-choice', 'change.submit', { seat: '35A' }) }),
      ),
    member,
    ...seated(toProcessed, (page) => linkOf(page, `change=${passengers.self}`).click(), '35A'),
    done: (page) => headingOf(page, zh('seat-choice', 'change.title')).and(page.locator(':visible')).first(),
    // It takes the airline a few seconds.
    effects: async (asked) => {
      const seat = async () =>
        (await passengersOf(asked, segments.checkedIn)).find(
          ({ passengerId }) => passengerId === passengers.self,
        )?.seat;
      await expect.poll(seat, { timeout: 10_000 }).toBe('35A');
      return 1;
    },
  },
} satisfies Writes;
