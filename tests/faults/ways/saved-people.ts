import type { Page } from '@playwright/test';
import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { bookingPage } from '../../e2e/booking.support.ts';
import { headingOf } from '../../e2e/pages.support.ts';
import {
  newAddress,
  newContact,
  newPassenger,
  newTitle,
  saved,
  typeAddress,
  typeContact,
  typePassenger,
  typeTitle,
} from '../../e2e/saved.support.ts';
import type { Say } from '../../e2e/words.ts';
import { busy, check, confirmed, press, screenRead, submit } from './ways.support.ts';
import type { Ways } from './way.ts';

const save = submit('saved-people', 'save');
const listed = (page: Page, say: Say) => headingOf(page, say('saved-people', 'title'));

const titles = (page: Page, say: Say) => headingOf(page, say('booking-form', 'titles.title'));

type Kind = 'passenger' | 'contact' | 'address' | 'invoice';

const removing = (kind: Kind) =>
  confirmed(
    'saved-people',
    (page, say) => press(page, say, 'saved-people', `remove.${kind}`),
    'remove.confirm',
  );

/** A form that adds, from what it types to one of its fields. */
const adding = (
  address: string,
  type: (page: Page, say: Say) => Promise<void>,
  typed: readonly [string, string],
) =>
  ({
    address,
    member,
    act: async (page: Page, say: Say) => {
      await fieldOf(page, typed[0]).waitFor();
      await type(page, say);
      await save(page, say);
    },
    tells: 'write',
    repeat: { fire: save, check, absent: ['forms', 'absent.text'], typed },
    waiting: busy,
    content: listed,
  }) as const;

const removal = (address: string, kind: Kind) =>
  ({
    address,
    member,
    act: removing(kind),
    tells: 'write',
    repeat: { fire: removing(kind), check, absent: ['saved-people', 'remove.stillText'] },
    waiting: busy,
    content: listed,
  }) as const;

export const savedPeopleWays = {
  savePassenger: adding('/mine/addAircrew', typePassenger, ['cnGivenName', newPassenger.cnGivenName]),
  removePassenger: removal(`/mine/editAircrew?passenger=${saved.passenger}`, 'passenger'),
  savedContacts: {
    ...screenRead('/mine/commonInformation/contact', ['saved-people', 'failed.contacts']),
    content: (page) =>
      page
        .getByRole('main')
        .getByText(/李四|si li/i)
        .first(),
  },
  saveContact: adding('/mine/addContact', typeContact, ['name', newContact.name]),
  removeContact: removal(`/mine/editContact?contact=${saved.contact}`, 'contact'),
  savedAddresses: {
    ...screenRead('/mine/commonInformation/address', ['saved-people', 'failed.addresses']),
    content: (page) => page.getByRole('main').getByText('科苑路').first(),
  },
  saveAddress: adding('/mine/addAddress', typeAddress, ['street', newAddress.street]),
  removeAddress: removal(`/mine/editAddress?address=${saved.address}`, 'address'),
  invoiceTitles: {
    ...screenRead(bookingPage('invoiceList'), ['saved-people', 'failed.titles']),
    content: (page) => page.getByRole('main').getByText('上海云程科技有限公司').first(),
  },
  saveInvoiceTitle: {
    ...adding(bookingPage('addInvoice'), typeTitle, ['title', newTitle.title]),
    content: titles,
  },
  removeInvoiceTitle: {
    ...removal(bookingPage('editInvoice', `&invoice=${saved.title}`), 'invoice'),
    content: titles,
  },
} satisfies Ways;
