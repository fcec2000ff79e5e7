// @vitest-environment happy-dom
import { sendCodeBySMS } from '../contracts/codes.ts';
import { useSendCode } from './codes.ts';
import { itWrites, writes } from './hook.support.ts';

const phone = { purpose: 'login', countryCode: '86', mobile: '13800000001' } as const;

itWrites([
  writes(sendCodeBySMS, useSendCode, phone),
  writes(sendCodeBySMS, () => useSendCode({ announce: 'answers', handles: ['-1'] }), phone, [
    'noAnswer',
    '-1',
  ]),
]);
