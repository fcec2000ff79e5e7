import type { CodeSignInTyped, PasswordSignInTyped } from '../../../validators/account/sign-in.ts';

/** Input on the screen, as long as it is open. Never kept anywhere. */
export interface Drafts {
  readonly password: () => PasswordSignInTyped;
  readonly code: () => CodeSignInTyped;
  readonly remember: () => boolean;
  readonly keepPassword: (typed: PasswordSignInTyped) => void;
  readonly keepCode: (typed: CodeSignInTyped) => void;
  readonly keepRemember: (remember: boolean) => void;
}

/** @param account who is expected to sign in */
export function createDrafts(account = ''): Drafts {
  let password: PasswordSignInTyped = { account, password: '' };
  let code: CodeSignInTyped = { country: 'CN', phone: '', code: '' };
  let remember = true;
  return {
    password: () => password,
    code: () => code,
    remember: () => remember,
    keepPassword: (typed) => {
      password = { ...typed };
    },
    keepCode: (typed) => {
      code = { ...typed };
    },
    keepRemember: (value) => {
      remember = value;
    },
  };
}
