import { expect } from '@playwright/test';
import { passengers, segments, tickets } from '@mapp/sandbox/check-in';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { autoOf, findTicket, hotel, proveTicket } from '../../e2e/check-in.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import {
  check,
  inDialog,
  linkOf,
  noForm,
  passengersOf,
  press,
  saved,
  seated,
  seating,
  todoAddress,
  toJourneys,
  toProcessed,
} from './writes.support.ts';
import type { Writes } from './write.ts';

export const checkInWrites = {
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
    done: (page) => autoOf(page, false),
    effects: async ({ now }) =>
      (await now.segments()).filter(
        ({ segmentId, autoCheckIn }) => segmentId === segments.later && !autoCheckIn,
      ).length,
  },
  saveTravelInformation: {
    lookUp: saved,
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
} satisfies Writes;
