import type { Payloads } from './payload.ts';

const newcomer = { idType: 'NI', idNo: '310104199003074510', phone: '13900000010', code: '246810' };

export const registerPayloads = {
  sendCodeBySMS: { purpose: 'register', countryCode: '86', mobile: newcomer.phone },
  fastEnrollMember: {
    ...newcomer,
    name: '周小夏',
    cnFamilyName: '周',
    cnGivenName: '小夏',
    enFamilyName: 'ZHOU',
    enGivenName: 'XIAOXIA',
    gender: 'M',
    birthDay: '1990-03-07',
    country: { text: '中国', code: 'CN', countryCode: '86' },
    password: 'Mu2025sh',
    confirmPassword: 'Mu2025sh',
    membershipCard: '',
    infant: false,
    agree: true,
  },
  enrolmentOutcome: newcomer,
} satisfies Payloads;
