import { expect, type Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, linkOf, noForm, press, saved } from './writes.support.ts';
import type { Writes } from './write.ts';

const list = '/mapp/flight/addConcernPeople';
const listed = (page: Page) => headingOf(page, zh('notify', 'title'));
const toAdding = (page: Page) => page.getByRole('link', { name: zh('notify', 'add'), exact: true }).click();

/** Somebody who is not there yet, and somebody who is. */
export const newPerson = { name: '林海', phone: '13912340987' } as const;
const known = 'N2';

export const typePerson = async (page: Page): Promise<void> => {
  await fieldOf(page, 'name').fill(newPerson.name);
  await fieldOf(page, 'phone').fill(newPerson.phone);
};

export const notifyWrites = {
  savePersonToNotify: {
    lookUp: saved,
    button: (page: Page) => press(page, 'notify', 'save'),
    member,
    open: async (page: Page) => {
      await page.goto(list);
      await toAdding(page);
      await typePerson(page);
    },
    field: (page: Page) => fieldOf(page, 'name'),
    again: toAdding,
    done: listed,
    effects: async ({ now }) =>
      (await now.peopleToNotify()).filter(({ name }) => name === newPerson.name).length,
  },
  removePersonToNotify: {
    member,
    open: async (page: Page) => {
      await page.goto(list);
      await linkOf(page, known).click();
    },
    ask: (page: Page) => press(page, 'notify', 'remove').click(),
    button: (page: Page) => inDialog(page, 'notify', 'remove.confirm'),
    field: noForm,
    // Back is taken by the question, which stays while the answer is on its way.
    again: (page: Page) => expect(inDialog(page, 'notify', 'remove.confirm')).toBeVisible(),
    lookUp: { check, absent: (page: Page) => page.getByText(zh('notify', 'remove.stillText')) },
    done: listed,
    effects: async ({ now }) => Number(!(await now.peopleToNotify()).some(({ id }) => id === known)),
  },
} satisfies Writes;
