import type { Locator, Page } from '@playwright/test';
import type * as contracts from '@mapp/kit/contracts';
import type { Call } from '@mapp/kit/contracts';
import { locales, type Area } from '@mapp/kit/messages';
import { countryName } from '@mapp/kit/rules';
import { changes, companions, orders, passengers, segments, tickets } from '@mapp/sandbox/check-in';
import {
  autoOf,
  companion,
  findTicket,
  hotel,
  proveTicket,
  readSafety,
  seatOf,
  take,
  togetherOf,
  typeCompanion,
} from '../e2e/check-in-parts.ts';
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
 * - `form` as a toast, beside a form that keeps what was typed
 * - `nowhere` the traveller gets what was wanted all the same
 */
export type Tells = 'screen' | 'part' | 'toast' | 'hint' | 'write' | 'form' | 'nowhere';

/** What a write that failed leaves to be done. */
export interface Repeatable {
  /** Sets the same action off again. */
  readonly fire: (page: Page, say: Say) => Promise<unknown>;
  /** The words of the button that looks up an unknown outcome, and of what it finds when nothing was done. */
  readonly check?: readonly [area: Area, key: string];
  readonly absent?: readonly [area: Area, key: string];
  /** What was filled in, as it stands there; nothing where there is no form, which a sign-in may leave then. */
  readonly typed?: readonly [field: string, value: string];
  /** What was chosen where there is no field, as it shows; it keeps the page as typed text does. */
  readonly chosen?: (page: Page) => Locator;
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

const press = (page: Page, say: Say, area: Area, key: string, values?: Record<string, string>) =>
  page.getByRole('button', { name: say(area, key, values), exact: true });
const check = ['outcome', 'check'] as const;

/** Asks, and says yes to the question. */
const confirmed =
  (area: Area, ask: (page: Page, say: Say) => Locator, confirm: string) => async (page: Page, say: Say) => {
    await ask(page, say).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say(area, confirm), exact: true })
      .click();
  };

/** Takes a seat, and sends it through the safety notice; after that the button alone sends it. */
const seating = (seat: string, submit: string, confirm: string, address: string) => {
  const button = (say: Say) => say('seat-choice', submit, { seat });
  return {
    address,
    member,
    act: async (page: Page, say: Say) => {
      await take(page, seat);
      await readSafety(page, button(say));
      await press(page, say, 'seat-choice', confirm).click();
    },
    tells: 'write',
    repeat: {
      fire: (page: Page, say: Say) => page.getByRole('button', { name: button(say), exact: true }).click(),
      check,
      absent: ['seat-choice', 'absent.text'],
      chosen: (page: Page) => seatOf(page, seat).and(page.locator('[aria-selected=true]')),
    },
    waiting: busy,
  } as const;
};

const cancelOrder = confirmed(
  'seat-orders',
  (page, say) => press(page, say, 'seat-orders', 'cancel'),
  'cancel',
);
const cancelCheckIn = confirmed(
  'check-in',
  (page, say) => page.getByRole('button', { name: `${say('check-in', 'cancel')} MU5102` }),
  'cancel',
);
const removeCompanion = confirmed(
  'companions',
  (page, say) => press(page, say, 'companions', 'remove'),
  'remove.confirm',
);
const submit = (area: Area, key: string) => (page: Page, say: Say) => press(page, say, area, key).click();
const submitNext = (page: Page, say: Say) =>
  press(page, say, 'travel-information', 'save.next', { name: '王芳' }).click();
const orderState =
  (state: string, area: Area = 'seat-orders') =>
  (page: Page, say: Say) =>
    page.getByRole('heading', { level: 2, name: say(area, state) });

/** A member's read that a whole screen waits for. */
const screenRead = (address: string, failed: NonNullable<Way['failed']>) =>
  ({ address, member, tells: 'screen', failed, waiting: loading }) as const;

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
    ...screenRead('/beneficiaryManage', ['beneficiaries', 'list.failed']),
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
    ...screenRead('/beneficiaryManage/addPassenger', ['beneficiaries', 'passengers.failed']),
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
    ...screenRead('/boarde', ['check-in', 'read.failed']),
    content: (page) => page.getByRole('main').getByText('MU5105').first(),
  },
  checkInCities: {
    ...screenRead('/boarde?rules=cities', ['check-in', 'rules.failed']),
    content: (page) => page.getByRole('main').getByRole('row').nth(1),
  },
  seatMap: {
    ...screenRead(`/boarde/chooseSeat?segment=${segments.first}`, ['seat-choice', 'map.failed']),
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
    ...screenRead('/boarde/seatOrder', ['seat-orders', 'list.failed']),
    content: (page) => page.getByRole('main').getByText('MU591').first(),
  },
  seatChange: {
    ...screenRead(`/boarde/chooseseatSucc?change=${changes.done}`, ['seat-choice', 'change.failed']),
    content: (page) => page.getByRole('main').getByText('31E').first(),
  },
  companions: {
    ...screenRead('/boarde/travelPartner', ['companions', 'failed']),
    content: (page) => page.getByRole('main').getByText('单雄').first(),
  },
  travelInformation: {
    ...screenRead(`/boarde/verify?segment=${segments.abroad}`, ['travel-information', 'failed']),
    content: (page) => fieldOf(page, 'destination'),
  },
  boardingPasses: {
    ...screenRead(`/boarde/boardingCard?segment=${segments.checkedIn}`, ['boarding-pass', 'failed']),
    content: (page) => page.getByRole('main').getByText('31F').first(),
  },
  findTicket: {
    address: '/boarde?tab=query',
    member,
    act: async (page, say) => {
      await fieldOf(page, 'ticketNo').fill(tickets.ok.ticketNo.slice(3));
      await fieldOf(page, 'name').fill(tickets.ok.name);
      await submit('check-in', 'query.submit')(page, say);
    },
    tells: 'form',
    repeat: { fire: submit('check-in', 'query.submit'), typed: ['name', tickets.ok.name] },
    waiting: busy,
    content: (page) => fieldOf(page, 'number'),
  },
  verifyTicket: {
    address: '/boarde?tab=query',
    member,
    act: async (page, say) => {
      await findTicket(page, say);
      await proveTicket(page);
      await submit('check-in', 'verify.submit')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('check-in', 'verify.submit'),
      check,
      absent: ['check-in', 'verify.absentText'],
      typed: ['number', tickets.ok.idNo],
    },
    waiting: busy,
    content: (page) => page.getByRole('main').getByText(tickets.ok.name).first(),
  },
  checkIn: {
    ...seating(
      '33C',
      'checkIn.submit',
      'safety.confirm.checkIn',
      `/boarde/choose_seat?segment=${segments.closing}&passengers=${passengers.friend}`,
    ),
    content: (page, say) => headingOf(page, say('check-in', 'result.title')),
  },
  cancelCheckIn: {
    address: '/boarde?tab=processed',
    member,
    act: cancelCheckIn,
    tells: 'write',
    repeat: { fire: cancelCheckIn, check, absent: ['check-in', 'cancel.stillText'] },
    waiting: busy,
    content: (page, say) =>
      page.getByRole('link', { name: say('check-in', 'again.of', { flight: 'MU5102' }) }),
  },
  setAutoCheckIn: {
    address: '/boarde',
    member,
    act: (page) => autoOf(page).click(),
    tells: 'toast',
    content: (page) => page.locator('[role=switch]:not(:checked)').first(),
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
    content: orderState('state.cancelled'),
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
  addCompanion: {
    address: '/boarde/travelPartner',
    member,
    act: async (page, say) => {
      await typeCompanion(page);
      await submit('companions', 'save')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('companions', 'save'),
      check,
      absent: ['forms', 'absent.text'],
      typed: ['givenName', companion.givenName],
    },
    waiting: busy,
    content: (page) =>
      page
        .getByRole('main')
        .getByText(companion.familyName + companion.givenName)
        .first(),
  },
  changeCompanion: {
    address: `/boarde/redactpartner?companion=${companions.holder}`,
    member,
    act: async (page, say) => {
      await fieldOf(page, 'givenName').fill('雄飞');
      await submit('companions', 'save')(page, say);
    },
    tells: 'write',
    repeat: {
      fire: submit('companions', 'save'),
      check,
      absent: ['forms', 'absent.text'],
      typed: ['givenName', '雄飞'],
    },
    waiting: busy,
    content: (page) => page.getByRole('main').getByText('单雄飞').first(),
  },
  removeCompanion: {
    address: `/boarde/redactpartner?companion=${companions.holder}`,
    member,
    act: removeCompanion,
    tells: 'write',
    repeat: { fire: removeCompanion, check, absent: ['companions', 'remove.stillText'] },
    waiting: busy,
    content: (page, say) => headingOf(page, say('companions', 'title')),
  },
  joinCompanions: {
    address: `/boarde/travelPartner?segment=${segments.first}`,
    member,
    act: async (page) => {
      await page.getByRole('checkbox', { name: /单雄/ }).check();
      await togetherOf(page).click();
    },
    tells: 'toast',
    content: (page, say) => headingOf(page, say('check-in', 'passengers.title')),
  },
  saveTravelInformation: {
    address: `/boarde/verify?segment=${segments.abroad}`,
    member,
    act: async (page, say) => {
      await fieldOf(page, 'destination').fill(hotel);
      await submitNext(page, say);
    },
    tells: 'write',
    repeat: { fire: submitNext, check, absent: ['forms', 'absent.text'], typed: ['destination', hotel] },
    waiting: busy,
    content: (page, say) => page.getByText(say('travel-information', 'state.filled'), { exact: true }),
  },
};
