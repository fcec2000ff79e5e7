import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'account'> = {
  addIdentity: {
    load: async () => (await import('@mapp/kit/screens/account/add-document')).AddDocumentScreen,
    catalogues: ['account', 'beneficiaries', 'forms', 'outcome', 'places', 'validation'],
  },
  login: {
    load: async () => (await import('@mapp/kit/screens/account/login')).LoginScreen,
    catalogues: ['account-fields', 'forms', 'sign-in', 'validation'],
  },
  register: {
    load: async () => (await import('@mapp/kit/screens/register/register')).RegisterScreen,
    catalogues: ['account-fields', 'beneficiaries', 'failures', 'forms', 'outcome', 'pinyin', 'places', 'register', 'validation'],
  },
  registered: {
    load: async () => (await import('@mapp/kit/screens/register/registered')).RegisteredScreen,
    catalogues: ['failures', 'register', 'result', 'tiers'],
  },
  findPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/find-member')).FindMemberScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'recovery', 'validation'],
  },
  findPasswordName: {
    load: async () => (await import('@mapp/kit/screens/recovery/confirm-name')).ConfirmNameScreen,
    catalogues: ['beneficiaries', 'failures', 'forms', 'recovery', 'validation'],
  },
  findPasswordCode: {
    load: async () => (await import('@mapp/kit/screens/recovery/submit-code')).SubmitCodeScreen,
    catalogues: ['account-fields', 'beneficiaries', 'outcome', 'recovery', 'validation'],
  },
  changePhoneOrEmail: {
    load: async () => (await import('@mapp/kit/screens/recovery/change-contact')).ChangeContactScreen,
    catalogues: ['beneficiaries', 'forms', 'outcome', 'recovery', 'validation'],
  },
  resetPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/reset-password')).ResetPasswordScreen,
    catalogues: ['account-fields', 'forms', 'outcome', 'recovery', 'result', 'validation'],
  },
};
