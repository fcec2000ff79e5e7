import type { Payloads } from './payload.ts';

export const accountPayloads = {
  getUserInfo: { language: 'zh', region: 'CN' },
  loginByPassword: { account: '600000000001', password: 'Mapp1234' },
  loginByCode: { countryCode: '86', mobile: '13800000001', code: '246810' },
  searchUser: { message: 'bind-0', salesChannel: btoa('7701') },
  bindAndLogin: { message: 'bind-0', salesChannel: btoa('7701') },
  pinyin: { cn: '单', part: 'family' },
} satisfies Payloads;
