import { readFileSync } from 'node:fs';
import { segments } from '@mapp/sandbox/check-in';
import type { Locator, Page } from 'playwright';

/** A route that is opened, and what is tapped there. */
export interface AppRoute {
  readonly address: string;
  readonly member?: string;
  /** Controls that are tapped, one after the other. */
  readonly taps: (page: Page) => readonly Locator[];
}

/** A text without arguments, as the site shows it. */
const zh = (catalogue: string, key: string): string => {
  const path = `packages/kit/src/messages/zh/${catalogue}.json`;
  const text = (JSON.parse(readFileSync(path, 'utf8')) as Readonly<Record<string, string>>)[key];
  if (text === undefined) throw new Error(`${catalogue} has no message ${key}`);
  return text;
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const day = (page: Page, date: string) => page.locator(`[data-day="${date}"][aria-disabled="false"]`);
const search = 'trip=oneway&seg=SHA-PEK-2026-06-08&adults=1';
const chosen = `${search}&offer=MU5101.20260608_tfxk80`;
const member = '600000000001';

/** Ten routes of the site that travellers use most. */
export const appRoutes: readonly AppRoute[] = [
  {
    address: '/Home',
    taps: (page) => [
      page.getByText(zh('flight-search', 'trip.return'), { exact: true }),
      button(page, zh('flight-search', 'swap')),
      button(page, zh('flight-search', 'submit')),
    ],
  },
  {
    address: `/calendarPage?from=BJS&to=SHA&trip=RT&returnUrl=${encodeURIComponent('/mapp/Home')}`,
    taps: (page) => [
      day(page, '2026-06-18'),
      day(page, '2026-06-25'),
      page.getByRole('button', { name: zh('calendar', 'confirm') }),
    ],
  },
  {
    address: `/reserve/flightList?${search}`,
    taps: (page) => [
      button(page, zh('flight-offers', 'filter')),
      page.getByRole('dialog').getByRole('checkbox').first(),
      page.getByRole('dialog').getByRole('button').last(),
      page.getByRole('link', { name: /MU5101/ }).first(),
    ],
  },
  {
    address: `/reserve/shippingSpace?${chosen}`,
    taps: (page) => [page.getByRole('radio').first(), button(page, zh('cabin-choice', 'verify'))],
  },
  {
    address: `/overbook/material?${chosen}&fare=standard`,
    member,
    taps: (page) => [
      page.getByRole('button', { name: /^张三/, pressed: false }),
      page.getByRole('checkbox').nth(-2),
      button(page, zh('booking-form', 'submit')),
    ],
  },
  {
    address: '/order/list?from=2026-03-03&to=2026-06-01',
    member: '600000000003',
    taps: (page) => [
      button(page, zh('order-list', 'filter')),
      page.getByRole('dialog').getByRole('button', { name: zh('order-kinds', 'kind.meal'), exact: true }),
      page.getByRole('dialog').getByRole('button').last(),
      page.getByRole('main').locator('a[href^="/mapp/order/"]').first(),
    ],
  },
  {
    address: '/trip',
    member,
    taps: (page) => [
      page.getByRole('tab').last(),
      page.getByRole('tab').first(),
      page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^MU5105/ }),
    ],
  },
  {
    address: `/boarde/choose_seat?segment=${segments.closing}`,
    member,
    taps: (page) => [page.locator('[data-seat="33C"]'), button(page, zh('seat-choice', 'checkIn.submit'))],
  },
  {
    address: `/boarde/boardingCard?segment=${segments.checkedIn}`,
    member,
    taps: (page) => [page.getByText(zh('boarding-pass', 'symbology'))],
  },
  {
    address: '/myBill?startDate=2025-06-01&endDate=2026-06-01',
    member,
    taps: (page) => [
      button(page, zh('points', 'chart.asTable')),
      page
        .getByRole('list', { name: zh('points', 'bill.entries') })
        .getByRole('link')
        .first(),
    ],
  },
];
