import { queryPassengerList } from '../../contracts/saved-people/passengers.ts';
import {
  invoiceTitles,
  removeInvoiceTitle,
  saveInvoiceTitle,
} from '../../contracts/saved-people/invoice-titles.ts';
import {
  removeAddress,
  removeContact,
  removePassenger,
  saveAddress,
  saveContact,
  savedAddresses,
  savedContacts,
  savePassenger,
} from '../../contracts/saved-people/saved-people.ts';
import { looksUp, reads, writes, type HookRows } from '../hook.support.ts';
import {
  useLookUpAddresses,
  useInvoiceTitles,
  useLookUpContacts,
  useLookUpInvoiceTitles,
  useLookUpPassengers,
  useReloadSaved,
  useRemoveAddress,
  useRemoveContact,
  useRemoveInvoiceTitle,
  useRemovePassenger,
  useSaveAddress,
  useSaveContact,
  useSavedAddresses,
  useSaveInvoiceTitle,
  useSavedContacts,
  useSavePassenger,
} from './saved-people.ts';

const passenger = {
  cnFamilyName: '李',
  cnGivenName: '雷',
  paxType: 'ADT',
  gender: 'M',
  birthday: '1990-03-07',
  country: 'CN',
  favorPaxIdDtoList: [{ idType: 'PP', idNo: 'E00000001' }],
} as const;
const contact = { name: '李雷', phone: '86-13800000001', email: '' };
const address = {
  name: '李雷',
  phone: '86-13800000001',
  area: '310104',
  areaNames: ['上海市', '徐汇区'],
  street: '1',
  postcode: '',
};
const saved = {
  ...passenger,
  id: 'p-1',
  sort: 1,
  isSelectAvailable: true,
  hasSelected: false,
  paxName: '李雷',
  favorPaxIdDtoList: [],
};
const title = { kind: 'person', title: '李雷', taxNo: '' } as const;
const noAnswer = ['noAnswer'];

const kinds = [
  ['passengers', queryPassengerList],
  ['contacts', savedContacts],
  ['addresses', savedAddresses],
  ['titles', invoiceTitles],
] as const;

/** Duties of the hooks in `saved-people.ts`. */
export const rows: HookRows = {
  reads: [
    reads(savedContacts, useSavedContacts),
    reads(savedAddresses, useSavedAddresses),
    reads(invoiceTitles, useInvoiceTitles),
  ],
  writes: [
    writes(
      savePassenger,
      useSavePassenger,
      { ...passenger, favorPaxIdDtoList: [{ idType: 'PP', idNo: 'E1' }] },
      noAnswer,
    ),
    writes(removePassenger, useRemovePassenger, { id: 'p-1' }, noAnswer),
    writes(saveContact, useSaveContact, contact, noAnswer),
    writes(removeContact, useRemoveContact, { id: 'c-1' }, noAnswer),
    writes(saveAddress, useSaveAddress, address, noAnswer),
    writes(removeAddress, useRemoveAddress, { id: 'a-1' }, noAnswer),
    writes(saveInvoiceTitle, useSaveInvoiceTitle, title, noAnswer),
    writes(removeInvoiceTitle, useRemoveInvoiceTitle, { id: 't-1' }, noAnswer),
  ],
  lookUps: [
    looksUp(queryPassengerList, useLookUpPassengers, {
      given: ['u-7'],
      payload: { userId: 'u-7' },
      answer: { list: [saved] },
    }),
    looksUp(savedContacts, useLookUpContacts, {
      answer: { contacts: [{ ...contact, id: 'c-1' }] },
    }),
    looksUp(invoiceTitles, useLookUpInvoiceTitles, {
      answer: { titles: [{ ...title, id: 't-1' }] },
    }),
    looksUp(savedAddresses, useLookUpAddresses, {
      answer: { addresses: [{ ...address, id: 'a-1' }] },
    }),
  ],
  reloads: kinds.map(([what, call]) => {
    const hook = function useReload() {
      const reload = useReloadSaved();
      return () => reload(what);
    };
    return [hook, [call]];
  }),
};
