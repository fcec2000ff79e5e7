import type { InvoiceTitle, SavedAddress, SavedContact } from '@mapp/kit/contracts';
import { listed, type Listed } from './listed.ts';

/** A contact as the airline keeps it. */
export type KeptContact = SavedContact & Listed;

const contacts: Readonly<Record<string, readonly KeptContact[]>> = {
  '600000000001': [
    {
      id: 'L-0001-1',
      ...listed(['李', 'LI'], ['四', 'SI']),
      phone: '+86 13912340001',
      email: 'lisi@example.com',
    },
    { id: 'L-0001-2', name: 'MARIE DUPONT', phone: '+33 612345678', email: '' },
  ],
};

const addresses: Readonly<Record<string, readonly SavedAddress[]>> = {
  '600000000001': [
    {
      id: 'A-0001-1',
      name: '张三',
      phone: '+86 13800000001',
      area: '310112',
      areaNames: ['上海市', '闵行区'],
      street: '虹桥路 2550 号 3 幢 1201 室',
      postcode: '201100',
    },
    {
      id: 'A-0001-2',
      name: '李四',
      phone: '+86 13912340001',
      area: '440305',
      areaNames: ['广东省', '深圳市', '南山区'],
      street: '科苑路 8 号',
      postcode: '',
    },
  ],
};

const titles: Readonly<Record<string, readonly InvoiceTitle[]>> = {
  '600000000001': [
    { id: 'T-0001-1', kind: 'person', title: '张三', taxNo: '' },
    { id: 'T-0001-2', kind: 'company', title: '上海云程科技有限公司', taxNo: '91310104MA1FR0XXX8' },
  ],
};

/** The titles of receipts that a member has saved. */
export const seededTitles = (cardNo: string): readonly InvoiceTitle[] => titles[cardNo] ?? [];

/** The contacts that a member has saved. */
export const seededContacts = (cardNo: string): readonly KeptContact[] => contacts[cardNo] ?? [];

/** The addresses that a member has saved. */
export const seededAddresses = (cardNo: string): readonly SavedAddress[] => addresses[cardNo] ?? [];
