import type { Payloads } from './payload.ts';

export const savedPeoplePayloads = {
  savePassenger: {
    cnFamilyName: '林',
    cnGivenName: '海',
    paxType: 'ADT',
    gender: 'M',
    birthday: '1988-09-17',
    country: 'CN',
    favorPaxIdDtoList: [{ idType: 'PP', idNo: 'E55443322', expireDate: '2033-05-06', issueCountry: 'CN' }],
  },
  removePassenger: { id: 'P-0001-3' },
  saveContact: { name: '林海', phone: '+86 13912340987', email: '' },
  removeContact: { id: 'L-0001-1' },
  saveAddress: {
    name: '林海',
    phone: '+86 13912340987',
    area: '310104',
    areaNames: ['上海市', '徐汇区'],
    street: '肇嘉浜路 1 号',
    postcode: '',
  },
  removeAddress: { id: 'A-0001-1' },
  saveInvoiceTitle: { kind: 'company', title: '云上会展有限公司', taxNo: '91310104MA1FR0XY21' },
  removeInvoiceTitle: { id: 'T-0001-1' },
} satisfies Payloads;
