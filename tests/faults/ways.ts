import type { Locator, Page } from '@playwright/test';
import type * as contracts from '@mapp/kit/contracts';
import type { Call } from '@mapp/kit/contracts';
import type { Area } from '@mapp/kit/messages';
import { headingOf, noticesOn, signOutOf } from '../e2e/parts.ts';
import type { Say } from '../e2e/words.ts';

type Contracts = typeof contracts;

/** The names of all calls, taken from the contracts. */
export type CallName = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never;
}[keyof Contracts];

/**
 * How a failure of a call is told.
 * - `screen` in place of what was asked for, with retry and hotline
 * - `part` quietly, in place of one part of a screen that goes on
 * - `toast` beside a screen that goes on
 * - `nowhere` the traveller gets what was wanted all the same
 */
export type Tells = 'screen' | 'part' | 'toast' | 'nowhere';

/** How a screen makes a call. */
export interface Way {
  /** Path without base, query included. */
  readonly address: string;
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** What makes the call, where opening the address does not. */
  readonly act?: (page: Page, say: Say) => Promise<unknown>;
  readonly tells: Tells;
  /** The words for what could not be had, where the screen says them. */
  readonly failed?: readonly [area: Area, key: string];
  /** What says that it is on its way; nothing where the screen does not wait for it. */
  readonly waiting?: (page: Page, say: Say) => Locator;
  /** What is there once the call has been answered. */
  readonly content: (page: Page, say: Say) => Locator;
}

const member = '600000000001';
const named = /张三|san zhang/i;
const billFailed = ['points', 'bill.failed'] as const;
const loading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('shell', 'loading') });
const partLoading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('home', 'loading') });

/** Every call of the contracts, and the screen that makes it. A call without a line here does not compile. */
export const ways: Readonly<Record<CallName, Way>> = {
  pointsSummary: {
    address: '/myBill/infoList',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page) => page.getByRole('definition').first(),
  },
  pointsActivityDetail: {
    address: '/myBill/billDetail?startDate=2026-05-01&endDate=2026-06-01&entry=A20260601000027',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page) => page.getByRole('article'),
  },
  pointsAccountSummary: {
    address: '/willFailedPoints',
    member,
    tells: 'screen',
    failed: billFailed,
    waiting: loading,
    content: (page, say) => page.getByText(say('points', 'expiring.order')),
  },
  getUserInfo: {
    address: '/mine',
    member,
    tells: 'toast',
    content: (page) => page.getByRole('main').getByText(named),
  },
  bindAndLogin: {
    address: '/Home?channel=bank&loginToken=bind-0',
    tells: 'toast',
    waiting: loading,
    content: (page) => page.getByRole('heading', { level: 1, name: named }),
  },
  signOut: {
    address: '/mine/set',
    member,
    act: signOutOf,
    tells: 'nowhere',
    content: (page, say) => headingOf(page, say('home', 'greeting.guest')),
  },
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
};
