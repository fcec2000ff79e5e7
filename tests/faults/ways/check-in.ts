import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { autoOf, findTicket, hotel, proveTicket } from '../../e2e/check-in.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { passengers, segments, tickets } from '@mapp/sandbox/check-in';
import type { Page } from '@playwright/test';
import type { Say } from '../../e2e/words.ts';
import { busy, check, confirmed, press, screenRead, seating, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const cancelCheckIn = confirmed(
  'check-in',
  (page, say) => page.getByRole('button', { name: `${say('check-in', 'cancel')} MU5102` }),
  'cancel',
);
const submitNext = (page: Page, say: Say) =>
  press(page, say, 'travel-information', 'save.next', { name: '王芳' }).click();

export const checkInWays = {
  checkInJourneys: {
    ...screenRead('/boarde', ['check-in', 'read.failed']),
    content: (page) => page.getByRole('main').getByText('MU5105').first(),
  },
  checkInCities: {
    ...screenRead('/boarde?rules=cities', ['check-in', 'rules.failed']),
    content: (page) => page.getByRole('main').getByRole('row').nth(1),
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
    failed: ['check-in', 'auto.unknown'],
    content: (page) => autoOf(page, false),
  },
  travelInformation: {
    ...screenRead(`/boarde/verify?segment=${segments.abroad}`, ['travel-information', 'failed']),
    content: (page) => fieldOf(page, 'destination'),
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
} satisfies Ways;
