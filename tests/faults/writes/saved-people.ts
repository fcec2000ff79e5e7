import { expect, type Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { bookingPage } from '../../e2e/booking.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import {
  newAddress,
  newContact,
  newPassenger,
  newTitle,
  saved as entries,
  savedAt,
  toAdding,
  typeAddress,
  typeContact,
  typePassenger,
  typeTitle,
} from '../../e2e/saved.support.ts';
import { zh } from '../../e2e/words.ts';
import { check, inDialog, linkOf, noForm, press, saved } from './writes.support.ts';
import type { Writes } from './write.ts';

const listed = (page: Page) => headingOf(page, zh('saved-people', 'title'));

/** Adds from a list. */
const adding = (
  list: string,
  kind: 'passenger' | 'contact' | 'address',
  type: (page: Page) => Promise<void>,
  field: string,
) => ({
  lookUp: saved,
  button: (page: Page) => press(page, 'saved-people', 'save'),
  member,
  open: async (page: Page) => {
    await page.goto(list);
    await toAdding(page, kind);
    await type(page);
  },
  field: (page: Page) => fieldOf(page, field),
  again: (page: Page) => toAdding(page, kind),
  done: listed,
});

/** Removes an entry of a list. */
const removing = (list: string, kind: 'passenger' | 'contact' | 'address' | 'invoice', id: string) => ({
  member,
  open: async (page: Page) => {
    await page.goto(list);
    await linkOf(page, id).click();
  },
  ask: (page: Page) => press(page, 'saved-people', `remove.${kind}`).click(),
  button: (page: Page) => inDialog(page, 'saved-people', 'remove.confirm'),
  field: noForm,
  // Back is taken by the question, which stays while the answer is on its way.
  again: (page: Page) => expect(inDialog(page, 'saved-people', 'remove.confirm')).toBeVisible(),
  lookUp: { check, absent: (page: Page) => page.getByText(zh('saved-people', 'remove.stillText')) },
  done: listed,
});

const titleList = `/mapp${bookingPage('invoiceList')}`;
const titles = (page: Page) => headingOf(page, zh('booking-form', 'titles.title'));
const toNewTitle = (page: Page) =>
  page.getByRole('link', { name: zh('booking-form', 'passengers.add'), exact: true }).click();

export const savedPeopleWrites = {
  savePassenger: {
    ...adding(savedAt.passengers, 'passenger', typePassenger, 'cnGivenName'),
    effects: async ({ now }) =>
      (await now.savedPassengers()).filter(({ favorPaxIdDtoList: documents }) =>
        documents.some(({ idNo }) => idNo === newPassenger.number),
      ).length,
  },
  removePassenger: {
    ...removing(savedAt.passengers, 'passenger', entries.passenger),
    effects: async ({ now }) =>
      Number(!(await now.savedPassengers()).some(({ id }) => id === entries.passenger)),
  },
  saveContact: {
    ...adding(savedAt.contacts, 'contact', typeContact, 'name'),
    effects: async ({ now }) =>
      (await now.savedContacts()).filter(({ email }) => email === newContact.email).length,
  },
  removeContact: {
    ...removing(savedAt.contacts, 'contact', entries.contact),
    effects: async ({ now }) => Number(!(await now.savedContacts()).some(({ id }) => id === entries.contact)),
  },
  saveAddress: {
    ...adding(savedAt.addresses, 'address', typeAddress, 'street'),
    effects: async ({ now }) =>
      (await now.savedAddresses()).filter(({ street }) => street === newAddress.street).length,
  },
  saveInvoiceTitle: {
    lookUp: saved,
    button: (page) => press(page, 'saved-people', 'save'),
    member,
    open: async (page) => {
      await page.goto(titleList);
      await toNewTitle(page);
      await typeTitle(page);
    },
    field: (page) => fieldOf(page, 'title'),
    again: toNewTitle,
    done: titles,
    effects: async ({ now }) => (await now.titles()).filter(({ title }) => title === newTitle.title).length,
  },
  removeInvoiceTitle: {
    ...removing(titleList, 'invoice', entries.title),
    done: titles,
    effects: async ({ now }) => Number(!(await now.titles()).some(({ id }) => id === entries.title)),
  },
  removeAddress: {
    ...removing(savedAt.addresses, 'address', entries.address),
    effects: async ({ now }) =>
      Number(!(await now.savedAddresses()).some(({ id }) => id === entries.address)),
  },
} satisfies Writes;
