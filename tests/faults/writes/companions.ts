import { expect } from '@playwright/test';
import { companions, segments } from '@mapp/sandbox/check-in';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { companion, editHolder, togetherOf, typeCompanion } from '../../e2e/check-in.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, noForm, passengersOf, press, saved, todoAddress } from './writes.support.ts';
import type { Writes } from './write.ts';

const partnersAddress = '/mapp/boarde/travelPartner';

export const companionsWrites = {
  addCompanion: {
    lookUp: saved,
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
    lookUp: saved,
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
} satisfies Writes;
