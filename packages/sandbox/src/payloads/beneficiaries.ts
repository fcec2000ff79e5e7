import type { Payloads } from './payload.ts';

/** A newcomer with a valid document, whom nobody has as a beneficiary. */
const newcomer = {
  cnFamilyName: '周',
  cnGivenName: '小夏',
  enFamilyName: 'ZHOU',
  enGivenName: 'XIAOXIA',
  relation: 'A',
  relationText: '朋友',
  gender: 'M',
  birthday: '1990-03-07',
  country: 'CN',
  countryText: '中国',
  idList: [{ idType: 'NI', idNo: '310104199003074510', issueCountry: 'CN' }],
};

export const beneficiariesPayloads = {
  addBeneficiary: newcomer,
  updateBeneficiary: { beneficiaryId: 'B-0001-1', ...newcomer },
  deleteBeneficiary: { beneficiaryId: 'B-0001-1' },
  queryPassengerList: { userId: 'U71000001' },
} satisfies Payloads;
