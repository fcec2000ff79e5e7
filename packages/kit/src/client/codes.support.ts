import { sendCodeBySMS } from '../contracts/codes.ts';
import { useSendCode } from './codes.ts';
import { writes, type HookRows } from './hook.support.ts';

const phone = { purpose: 'login', countryCode: '86', mobile: '13800000001' } as const;

/** Duties of the hooks in `codes.ts`. */
export const rows: HookRows = {
  writes: [
    writes(sendCodeBySMS, useSendCode, phone),
    writes(sendCodeBySMS, () => useSendCode({ announce: 'answers', handles: ['-1'] }), phone, [
      'noAnswer',
      '-1',
    ]),
  ],
};
