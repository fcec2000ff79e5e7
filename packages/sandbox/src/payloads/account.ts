import type { Payloads } from './payload.ts';

export const accountPayloads = {
  getUserInfo: { language: 'zh', region: 'CN' },
  bindAndLogin: { message: 'bind-0', salesChannel: btoa('7701') },
  pinyin: { cn: '单', part: 'family' },
} satisfies Payloads;
