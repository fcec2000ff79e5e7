import type { Call } from '../call.ts';
import { getUserInfo, bindAndLogin, searchUser, signOut } from './account.ts';
import {
  memberAccount,
  addDocument,
  changeDocument,
  removeDocument,
  checkIdentity,
  saveMobile,
  sendEmailCode,
  saveEmail,
  saveLoginPassword,
  savePointsPassword,
  savePreferences,
} from './member-account.ts';
import {
  findRecoveryMember,
  confirmRecoveryName,
  sendRecoveryCode,
  checkRecoveryCode,
  resetForgottenPassword,
  recoveryProgress,
} from './recovery.ts';
import { fastEnrollMember, enrolmentOutcome } from './register.ts';
import { loginByPassword, loginByCode } from './sign-in.ts';

/** Calls of the area `account`. */
export const calls: readonly Call[] = [
  getUserInfo,
  bindAndLogin,
  searchUser,
  signOut,
  loginByPassword,
  loginByCode,
  findRecoveryMember,
  confirmRecoveryName,
  sendRecoveryCode,
  checkRecoveryCode,
  resetForgottenPassword,
  recoveryProgress,
  memberAccount,
  addDocument,
  changeDocument,
  removeDocument,
  checkIdentity,
  saveMobile,
  sendEmailCode,
  saveEmail,
  saveLoginPassword,
  savePointsPassword,
  savePreferences,
  fastEnrollMember,
  enrolmentOutcome,
];
