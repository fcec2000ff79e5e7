import type { Page } from '@playwright/test';
import {
  newAddress,
  newCard,
  newContact,
  newPassenger,
  toAdding,
  typeAddress,
  typeCard,
  typeContact,
  typePassenger,
  typeReach,
} from '../../e2e/saved.support.ts';
import type { Say } from '../../e2e/words.ts';
import type { Forms } from './form.ts';

const listed = (page: Page) => page.getByRole('main').getByText('林海').first();

/** From the list of passengers to that of another kind. */
const toTab = (page: Page, say: Say, tab: 'contacts' | 'addresses') =>
  page.getByRole('tab', { name: say('saved-people', `tab.${tab}`) }).click();

export const savedPeopleForms = {
  'a passenger who is saved': {
    write: 'savePassenger',
    from: 'rows.saved',
    reach: (page, say) => toAdding(page, 'passenger', say),
    steps: 1,
    fill: async (page) => {
      await typePassenger(page);
      await typeCard(page);
      await typeReach(page);
      return [newPassenger.number, newCard, newContact.phone, newContact.email];
    },
    saved: listed,
    reloaded: (atFirst) => atFirst,
  },
  'a contact who is saved': {
    write: 'saveContact',
    from: 'rows.saved',
    reach: async (page, say) => {
      await toTab(page, say, 'contacts');
      await toAdding(page, 'contact', say);
    },
    steps: 1,
    fill: async (page) => {
      await typeContact(page);
      return Object.values(newContact);
    },
    saved: listed,
    reloaded: (atFirst) => atFirst,
  },
  'an address that is saved': {
    write: 'saveAddress',
    from: 'rows.saved',
    reach: async (page, say) => {
      await toTab(page, say, 'addresses');
      await toAdding(page, 'address', say);
    },
    steps: 1,
    fill: async (page) => {
      await typeAddress(page);
      return Object.values(newAddress);
    },
    saved: (page) => page.getByRole('main').getByText(newAddress.street).first(),
    reloaded: (atFirst) => atFirst,
  },
} satisfies Forms;
