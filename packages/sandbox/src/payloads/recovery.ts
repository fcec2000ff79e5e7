import { recoveryTokens } from '../recovery/store.ts';
import type { Payloads } from './payload.ts';

export const recoveryPayloads = {
  findRecoveryMember: { memberCardNo: '600000000001' },
  confirmRecoveryName: { validatetoken: recoveryTokens.found, firstName: '张', secName: '三' },
  sendRecoveryCode: { validatetoken: recoveryTokens.named, accountOfSendCode: 'mobile' },
  checkRecoveryCode: {
    validatetoken: recoveryTokens.sent,
    accountOfSendCode: 'mobile',
    sendCode: '246810',
  },
  resetForgottenPassword: {
    validatetoken: recoveryTokens.verified,
    newPassword: 'Sunrise2026',
    confirmNewPassword: 'Sunrise2026',
  },
  recoveryProgress: { validatetoken: recoveryTokens.sent },
} satisfies Payloads;
