import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDestination, needsSignIn, routes, type Route } from '@mapp/kit/navigation';

interface Documented {
  readonly path: string;
  readonly requiresAuth?: boolean;
}

const documented = (
  JSON.parse(readFileSync(new URL('routes.json', import.meta.url), 'utf8')) as {
    routes: readonly Documented[];
  }
).routes;
const declared: readonly [string, Route][] = Object.entries<Route>(routes);

const isForMembers = ([name, { requiresAuth, forMembers, forGuests }]: readonly [string, Route]): boolean =>
  isDestination(name) ? needsSignIn(name) : (requiresAuth || forMembers === true) && forGuests !== true;

/** Whether a path is a folder's page or lies below it. */
const below = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

/** For members, pages that the documents leave open included. Source: decision 0035. */
const membersFolders = [
  '/boarde',
  '/mine',
  '/order',
  '/myOrder',
  '/returnTicket',
  '/generalRefund',
  '/reschedule',
  '/retreatUpgrade',
  '/platinumUpgrade',
];
const guestsPages = [
  '/mine/set',
  '/mine/areaLang',
  '/pay/:id',
  '/bank/paySuccess',
  '/rm_calculator',
  '/twoHourRefund',
  // Its coupons are everybody's; the tab of orders asks for a sign-in. Source: travel.md section 2.
  '/order/travel',
];

/** Beyond both, what the documents leave open and asks for what is the member's. */
const asksForTheMember = [
  '/addID',
  '/youthLeague/member',
  '/youthLeague/apply',
  // What is saved is the member's; a guest books without it.
  '/overbook/addPassenger',
  '/overbook/addID',
  '/overbook/address',
  '/overbook/addAddress',
  '/overbook/editAddress',
  '/overbook/invoiceList',
  '/overbook/addInvoice',
  '/overbook/editInvoice',
  '/overbook/activateCoupon',
];

describe('who may open what', () => {
  it.each(declared.map(([name, route]) => [route.path, name, route] as const))('%s', (path, name, route) => {
    const asDocumented = documented.find((one) => one.path === path)?.requiresAuth ?? false;
    const expected = guestsPages.some((page) => below(path, page))
      ? false
      : membersFolders.some((folder) => below(path, folder)) ||
        asksForTheMember.includes(path) ||
        asDocumented;
    expect(isForMembers([name, route])).toBe(expected);
  });

  it('names no page that is not there', () => {
    for (const page of [...membersFolders, ...guestsPages, ...asksForTheMember])
      expect(declared.some(([, { path }]) => below(path, page))).toBe(true);
  });
});
