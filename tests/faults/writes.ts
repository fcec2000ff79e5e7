import { expect, type Locator, type Page } from '@playwright/test';
import {
  askRemoval,
  confirmOf,
  detailOf,
  fieldOf,
  member,
  newcomer,
  rowOf,
  saveOf,
  toAdding,
  toChanging,
  typeNewcomer,
  wife,
} from '../e2e/beneficiary-parts.ts';
import { headingOf, openHome, tabOf } from '../e2e/parts.ts';
import type { Area } from '@mapp/kit/messages';
import { zh } from '../e2e/words.ts';
import { companions, orders, passengers, segments, tickets } from '@mapp/sandbox/check-in';
import {
  autoOf,
  companion,
  editHolder,
  findTicket,
  hotel,
  proveTicket,
  readSafety,
  take,
  togetherOf,
  typeCompanion,
} from '../e2e/check-in-parts.ts';
import type { Asked } from './asked.ts';
import type { WriteName } from './ways/way.ts';

/** Why something has no meaning for a write. */
export interface Without {
  readonly without: string;
}

type Find = (page: Page) => Locator;
type Do = (page: Page) => Promise<unknown>;

/** One write of the contracts: how it comes about on the site, in Chinese, and how one sees that it was done. */
export interface Write {
  /** The card number of who is signed in; a guest without it. */
  readonly member?: string;
  /** Comes to the screen, with everything filled in. */
  readonly open: Do;
  /** What sends it; or what does so without a button. */
  readonly button: Find | (Without & { readonly instead: Do });
  /** Brings the button into sight, where a question comes first. */
  readonly ask?: Do;
  /** A field of its form, where Enter sends it. */
  readonly field: Find | Without;
  /** Comes to its button once more, from where the browser's back leads. */
  readonly again: Do | Without;
  /** Looks up an outcome that did not arrive, and says that nothing was done. */
  readonly lookUp: { readonly check: Find; readonly absent: Find } | Without;
  /** What is there once it is done. */
  readonly done: Find;
  /** How often it has been done, as the airline knows it. */
  readonly effects: (asked: Asked) => Promise<number>;
}

const listAddress = '/mapp/beneficiaryManage';
/** Of the seeded beneficiaries. */
const friendsAtFirst = 1;

const noForm = { without: 'It has no form: one button is all there is.' };
const saving = {
  button: (page: Page) => saveOf(page),
  lookUp: {
    check: (page: Page) => page.getByRole('button', { name: zh('outcome', 'check') }),
    absent: (page: Page) => page.getByText(zh('forms', 'absent.title')),
  },
};

const check = (page: Page) => page.getByRole('button', { name: zh('outcome', 'check') });
const press = (page: Page, area: Area, key: string) =>
  page.getByRole('button', { name: zh(area, key), exact: true });
const inDialog = (page: Page, area: Area, key: string) =>
  page.getByRole('dialog').getByRole('button', { name: zh(area, key), exact: true });

/** Pages whose safety notice has been confirmed since they were opened: it is asked for once. */
const safe = new WeakSet<Page>();

/** A write of seats, with the safety notice before it the first time. */
const seating = (submit: string, confirm: string) => ({
  ask: async (page: Page) => {
    if (safe.has(page)) return;
    await readSafety(page, zh('seat-choice', submit));
    safe.add(page);
  },
  button: (page: Page) => press(page, 'seat-choice', confirm).or(press(page, 'seat-choice', submit)),
  field: noForm,
  lookUp: { check, absent: (page: Page) => page.getByText(zh('seat-choice', 'absent.text')) },
});

/** Comes to the seats by a link of the journeys, as everybody does, and takes one. */
const seated = (reach: Do, again: Do, seat: string) => ({
  open: async (page: Page) => {
    safe.delete(page);
    await reach(page);
    await again(page);
    await take(page, seat);
  },
  again,
});

const linkOf = (page: Page, address: string) =>
  page.getByRole('main').locator(`a[href*="${address}"]`).first();
const toJourneys = async (page: Page) => {
  await openHome(page);
  await tabOf(page, 'checkIn').click();
  await expect(page.getByRole('tab').first()).toBeVisible();
};
const toProcessed = async (page: Page) => {
  await toJourneys(page);
  await page.getByRole('tab', { name: zh('check-in', 'tabs.processed') }).click();
};

const passengersOf = async ({ now }: Asked, segmentId: string) =>
  (await now.segments()).find((segment) => segment.segmentId === segmentId)?.passengers ?? [];

const todoAddress = '/mapp/boarde';
const ordersAddress = '/mapp/boarde/seatOrder';
const partnersAddress = '/mapp/boarde/travelPartner';
const waitingLink = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: zh('seat-orders', 'state.waiting') });
const stateOf = (page: Page, state: string) =>
  page.getByRole('heading', { level: 2, name: zh('seat-orders', `state.${state}`) });
const waitingOrder = async ({ now }: Asked) =>
  (await now.seatOrders()).find(({ orderNo }) => orderNo === orders.waiting);
const choosePoints = (page: Page) =>
  page.getByRole('radio', { name: new RegExp(`^${zh('seat-orders', 'way.points')}`) }).check();

/** Every call that changes something. One without a line here does not compile. */
export const writes: Readonly<Record<WriteName, Write>> = {
  bindAndLogin: {
    open: async () => undefined,
    button: {
      without: 'No button: it is sent while the page opens.',
      instead: (page) => page.goto('/mapp/Home?channel=bank&loginToken=bind-0'),
    },
    field: noForm,
    again: { without: 'What the partner hands over leaves the address before it is sent.' },
    lookUp: { without: 'A guest’s page goes on; who wants to be signed in signs in.' },
    done: (page) => page.getByRole('heading', { level: 1, name: '张三' }),
    effects: async ({ now }) => Number(await now.isMember()),
  },
  signOut: {
    member,
    open: (page) => page.goto('/mapp/mine/set'),
    ask: (page) => page.getByRole('button', { name: zh('mine', 'signOut') }).click(),
    button: (page) =>
      page.getByRole('dialog').getByRole('button', { name: zh('mine', 'signOut.confirm'), exact: true }),
    field: noForm,
    again: { without: 'The page is a guest’s at once, and has nothing to sign out of.' },
    lookUp: { without: 'The token is forgotten here, whether the airline hears of it or not.' },
    done: (page) => headingOf(page, zh('home', 'greeting.guest')),
    effects: async ({ first }) => Number(!(await first.isMember())),
  },
  addBeneficiary: {
    ...saving,
    member,
    open: async (page) => {
      await page.goto(listAddress);
      await toAdding(page);
      await typeNewcomer(page);
    },
    field: (page) => fieldOf(page, 'identities.0.number'),
    again: (page) => toAdding(page),
    done: (page) => rowOf(page, '张伟'),
    effects: async ({ now }) =>
      (await now.beneficiaries()).filter(({ idList }) =>
        idList.some(({ idNo }) => idNo === newcomer['identities.0.number']),
      ).length,
  },
  updateBeneficiary: {
    ...saving,
    member,
    open: async (page) => {
      await page.goto(`/mapp${detailOf(wife.id)}`);
      await toChanging(page);
      await fieldOf(page, 'relation').selectOption('friend');
    },
    field: (page) => fieldOf(page, 'identities.0.number'),
    again: (page) => toChanging(page),
    done: (page) => rowOf(page, wife.name).filter({ hasText: zh('beneficiaries', 'relation.friend') }),
    effects: async ({ now }) =>
      (await now.beneficiaries()).filter(({ relation }) => relation === 'A').length - friendsAtFirst,
  },
  deleteBeneficiary: {
    member,
    open: async (page) => {
      await page.goto(listAddress);
      await rowOf(page, wife.name).click();
    },
    ask: (page) => askRemoval(page),
    button: (page) => confirmOf(page),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(confirmOf(page)).toBeVisible(),
    lookUp: {
      check: (page) => page.getByRole('button', { name: zh('outcome', 'check') }),
      absent: (page) => page.getByText(zh('beneficiaries', 'unknown.stillText')),
    },
    done: (page) => headingOf(page, zh('beneficiaries', 'list.title')),
    effects: async ({ now }) =>
      Number(!(await now.beneficiaries()).some(({ beneficiaryId }) => beneficiaryId === wife.id)),
  },
  verifyTicket: {
    member,
    open: async (page) => {
      await page.goto(`${todoAddress}?tab=query`);
      await findTicket(page);
      await proveTicket(page);
    },
    button: (page) => press(page, 'check-in', 'verify.submit'),
    field: { without: 'Enter in its one field looks up what is not certain, as its button does.' },
    again: { without: 'Once the airline has acted, the ticket is known, and its document is not asked for.' },
    lookUp: { check, absent: (page) => page.getByText(zh('check-in', 'verify.absentText')) },
    done: (page) => page.getByRole('main').getByText(tickets.ok.name).first(),
    effects: async ({ now }) =>
      (await now.segments()).filter((segment) =>
        segment.passengers.some(({ name }) => name === tickets.ok.name),
      ).length,
  },
  checkIn: {
    ...seating('checkIn.submit', 'safety.confirm.checkIn'),
    ...seated(toJourneys, (page) => linkOf(page, `choose_seat?segment=${segments.closing}`).click(), '33C'),
    member,
    done: (page) => headingOf(page, zh('check-in', 'result.title')),
    effects: async (asked) =>
      (await passengersOf(asked, segments.closing)).filter(({ state }) => state === 'checkedIn').length,
  },
  cancelCheckIn: {
    member,
    open: toProcessed,
    ask: (page) => page.getByRole('button', { name: `${zh('check-in', 'cancel')} MU5102` }).click(),
    button: (page) => inDialog(page, 'check-in', 'cancel'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'check-in', 'cancel')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('check-in', 'cancel.stillText')) },
    done: (page) => page.getByRole('link', { name: zh('check-in', 'again.of', { flight: 'MU5102' }) }),
    effects: async (asked) =>
      Number((await passengersOf(asked, segments.checkedIn)).every(({ state }) => state === 'cancelled')),
  },
  setAutoCheckIn: {
    member,
    open: async (page) => {
      await page.goto(todoAddress);
      await expect(autoOf(page)).toBeChecked();
    },
    button: (page) => autoOf(page),
    field: noForm,
    again: { without: 'Nothing comes before the list that it stands in.' },
    lookUp: { without: 'The switch stands as the airline says, which is asked at once.' },
    done: (page) => page.locator('[role=switch]:not(:checked)').first(),
    effects: async ({ now }) =>
      (await now.segments()).filter(
        ({ segmentId, autoCheckIn }) => segmentId === segments.later && !autoCheckIn,
      ).length,
  },
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
    ask: (page) => press(page, 'seat-orders', 'cancel').click(),
    button: (page) => inDialog(page, 'seat-orders', 'cancel'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'seat-orders', 'cancel')).toBeVisible(),
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
  addCompanion: {
    ...saving,
    button: (page) => press(page, 'companions', 'save'),
    member,
    open: async (page) => {
      await page.goto(todoAddress);
      await page.getByRole('link', { name: zh('check-in', 'ways.companions') }).click();
      await typeCompanion(page);
    },
    field: { without: 'It stays on the list’s screen, empty.' },
    again: (page) => page.getByRole('link', { name: zh('check-in', 'ways.companions') }).click(),
    done: (page) =>
      page
        .getByRole('main')
        .getByText(companion.familyName + companion.givenName)
        .first(),
    effects: async ({ now }) =>
      (await now.companions()).filter(({ identity }) => identity.idNo === companion.number).length,
  },
  changeCompanion: {
    ...saving,
    button: (page) => press(page, 'companions', 'save'),
    member,
    open: async (page) => {
      await page.goto(partnersAddress);
      await editHolder(page);
      await fieldOf(page, 'givenName').fill('雄飞');
    },
    field: { without: 'The list, where it leads, has a form of its own.' },
    again: (page) => editHolder(page),
    done: (page) => page.getByRole('main').getByText('单雄飞').first(),
    effects: async ({ now }) =>
      (await now.companions()).filter(({ cnGivenName }) => cnGivenName === '雄飞').length,
  },
  removeCompanion: {
    member,
    open: async (page) => {
      await page.goto(partnersAddress);
      await editHolder(page);
    },
    ask: (page) => press(page, 'companions', 'remove').click(),
    button: (page) => inDialog(page, 'companions', 'remove.confirm'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page) => expect(inDialog(page, 'companions', 'remove.confirm')).toBeVisible(),
    lookUp: { check, absent: (page) => page.getByText(zh('companions', 'remove.stillText')) },
    done: (page) => headingOf(page, zh('companions', 'title')),
    effects: async ({ now }) =>
      Number(!(await now.companions()).some(({ companionId }) => companionId === companions.holder)),
  },
  joinCompanions: {
    member,
    open: async (page) => {
      await page.goto(`${partnersAddress}?segment=${segments.first}`);
      await page.getByRole('checkbox', { name: /单雄/ }).check();
    },
    button: togetherOf,
    field: noForm,
    again: { without: 'Who was chosen is forgotten with the list.' },
    lookUp: { without: 'The passengers of the flight, where it leads, tell who has joined.' },
    done: (page) => headingOf(page, zh('check-in', 'passengers.title')),
    effects: async (asked) =>
      (await passengersOf(asked, segments.first)).filter(({ name }) => name === '单雄').length,
  },
  saveTravelInformation: {
    ...saving,
    button: (page) =>
      page.getByRole('button', { name: zh('travel-information', 'save.next', { name: '王芳' }) }),
    member,
    open: async (page) => {
      await page.goto(`${todoAddress}/passengerList?segment=${segments.abroad}&purpose=checkIn`);
      await press(page, 'check-in', 'party.next').click();
      await fieldOf(page, 'destination').fill(hotel);
    },
    field: { without: 'The form of the next passenger takes its place.' },
    again: (page) => press(page, 'check-in', 'party.next').click(),
    done: (page) => page.getByText(zh('travel-information', 'state.filled'), { exact: true }),
    effects: async ({ now }) =>
      Number((await now.information(segments.abroad))[passengers.self]?.destinationAddress === hotel),
  },
};

/** Sends it, once everything is filled in. */
export async function fire({ ask, button }: Write, page: Page): Promise<void> {
  await ask?.(page);
  await ('without' in button ? button.instead(page) : button(page).click());
}
