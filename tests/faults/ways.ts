import type { Locator, Page } from '@playwright/test';
import type * as contracts from '@mapp/kit/contracts';
import type { Call } from '@mapp/kit/contracts';
import { locales, type Area } from '@mapp/kit/messages';
import { countryName } from '@mapp/kit/rules';
import { changes, companions, passengers, segments } from '@mapp/sandbox/check-in';
import {
  addAddress,
  askRemoval,
  confirmOf,
  detailOf,
  editAddress,
  fieldOf,
  foreigner,
  member,
  rowOf,
  saveOf,
  typeNewcomer,
  wife,
} from '../e2e/beneficiary-parts.ts';
import { headingOf, noticesOn, signOutOf } from '../e2e/parts.ts';
import type { Say } from '../e2e/words.ts';

type Contracts = typeof contracts;

/** The names of all calls, taken from the contracts. */
export type CallName = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never;
}[keyof Contracts];

/** The names of the calls that change something. */
export type WriteName = {
  [Name in CallName]: Contracts[Name]['write'] extends true ? Name : never;
}[CallName];

/**
 * How a failure of a call is told.
 * - `screen` in place of what was asked for, with retry and hotline
 * - `part` quietly, in place of one part of a screen that goes on
 * - `toast` beside a screen that goes on
 * - `hint` quietly, beside what can be done by hand
 * - `write` as a toast, and on the screen what is known of the outcome
 * - `nowhere` the traveller gets what was wanted all the same
 */
export type Tells = 'screen' | 'part' | 'toast' | 'hint' | 'write' | 'nowhere';

/** What a write that failed leaves to be done. */
export interface Repeatable {
  /** Sets the same action off again. */
  readonly fire: (page: Page, say: Say) => Promise<unknown>;
  /** The words of the button that looks up an unknown outcome, and of what it finds when nothing was done. */
  readonly check: readonly [area: Area, key: string];
  readonly absent: readonly [area: Area, key: string];
  /** What was filled in, as it stands there; nothing where there is no form, which a sign-in may leave then. */
  readonly typed?: readonly [field: string, value: string];
}

/** How a screen makes a call. */
export interface Way {
  /** Path without base, query included. */
  readonly address: string;
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** What makes the call, where opening the address does not. */
  readonly act?: (page: Page, say: Say) => Promise<unknown>;
  readonly tells: Tells;
  /** What is left to be done after a write. */
  readonly repeat?: Repeatable;
  /** The words for what could not be had, where the screen says them. */
  readonly failed?: readonly [area: Area, key: string];
  /** What says that it is on its way; nothing where the screen does not wait for it. */
  readonly waiting?: (page: Page, say: Say) => Locator;
  /** What is there once the call has been answered. */
  readonly content: (page: Page, say: Say) => Locator;
}

const named = /张三|san zhang/i;
const billFailed = ['points', 'bill.failed'] as const;
const loading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('shell', 'loading') });
const partLoading = (page: Page, say: Say) =>
  page.getByRole('status').filter({ hasText: say('home', 'loading') });

/** Of a button whose work is under way. */
const busy = (page: Page) => page.locator('button[aria-busy=true]');
const save = { fire: (page: Page, say: Say) => saveOf(page, say).click() };
const saving = {
  ...save,
  check: ['outcome', 'check'],
  absent: ['forms', 'absent.text'],
} as const;
const confirmRemoval = async (page: Page, say: Say) => {
  await askRemoval(page, say);
  await confirmOf(page, say).click();
};

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
  queryBeneficiary: {
    address: '/beneficiaryManage',
    member,
    tells: 'screen',
    failed: ['beneficiaries', 'list.failed'],
    waiting: loading,
    content: (page) => rowOf(page, wife.name),
  },
  addBeneficiary: {
    address: addAddress,
    member,
    act: async (page, say) => {
      await typeNewcomer(page);
      await save.fire(page, say);
    },
    tells: 'write',
    repeat: { ...saving, typed: ['cnGivenName', '伟'] },
    waiting: busy,
    content: (page) => rowOf(page, '张伟'),
  },
  updateBeneficiary: {
    address: editAddress,
    member,
    act: async (page, say) => {
      await fieldOf(page, 'relation').selectOption('friend');
      await save.fire(page, say);
    },
    tells: 'write',
    repeat: { ...saving, typed: ['relation', 'friend'] },
    waiting: busy,
    content: (page, say) =>
      rowOf(page, wife.name).filter({ hasText: say('beneficiaries', 'relation.friend') }),
  },
  deleteBeneficiary: {
    address: detailOf(wife.id),
    member,
    act: confirmRemoval,
    tells: 'write',
    repeat: {
      fire: confirmRemoval,
      check: ['outcome', 'check'],
      absent: ['beneficiaries', 'unknown.stillText'],
    },
    waiting: busy,
    content: (page, say) => headingOf(page, say('beneficiaries', 'list.title')),
  },
  queryPassengerList: {
    address: '/beneficiaryManage/addPassenger',
    member,
    tells: 'screen',
    failed: ['beneficiaries', 'passengers.failed'],
    waiting: loading,
    content: (page) => page.getByRole('radio').first(),
  },
  pinyin: {
    address: addAddress,
    member,
    act: (page) => fieldOf(page, 'cnFamilyName').fill('张'),
    tells: 'hint',
    failed: ['pinyin', 'failed'],
    waiting: (page, say) => page.getByText(say('pinyin', 'reading')),
    content: (page) => page.getByText('ZHANG/'),
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

  checkInJourneys: {
    address: '/boarde',
    member,
    tells: 'screen',
    failed: ['check-in', 'read.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByText('MU5105').first(),
  },
  checkInCities: {
    address: '/boarde?rules=cities',
    member,
    tells: 'screen',
    failed: ['check-in', 'rules.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByRole('row').nth(1),
  },
  seatMap: {
    address: `/boarde/chooseSeat?segment=${segments.first}`,
    member,
    tells: 'screen',
    failed: ['seat-choice', 'map.failed'],
    waiting: loading,
    content: (page) => page.getByRole('grid').first(),
  },
  cabinOfFlight: {
    address: '/flight/checkSeat?flight=MU5101&day=2026-06-02',
    tells: 'screen',
    failed: ['seat-choice', 'map.failed'],
    waiting: loading,
    content: (page) => page.getByRole('grid').first(),
  },
  seatOrders: {
    address: '/boarde/seatOrder',
    member,
    tells: 'screen',
    failed: ['seat-orders', 'list.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByText('MU591').first(),
  },
  seatChange: {
    address: `/boarde/chooseseatSucc?change=${changes.done}`,
    member,
    tells: 'screen',
    failed: ['seat-choice', 'change.failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByText('31E').first(),
  },
  companions: {
    address: '/boarde/travelPartner',
    member,
    tells: 'screen',
    failed: ['companions', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByText('单雄').first(),
  },
  travelInformation: {
    address: `/boarde/verify?segment=${segments.abroad}`,
    member,
    tells: 'screen',
    failed: ['travel-information', 'failed'],
    waiting: loading,
    content: (page) => fieldOf(page, 'destinationAddress'),
  },
  boardingPasses: {
    address: `/boarde/boardingCard?segment=${segments.checkedIn}`,
    member,
    tells: 'screen',
    failed: ['boarding-pass', 'failed'],
    waiting: loading,
    content: (page) => page.getByRole('main').getByText('31F').first(),
  },
};
