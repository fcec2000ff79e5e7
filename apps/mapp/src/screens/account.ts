import type { ScreensOf } from '@mapp/kit/screens/shell';

export const screens: ScreensOf<'account'> = {
  addIdentity: {
    load: async () => (await import('@mapp/kit/screens/account/add-document')).AddDocumentScreen,
    areas: ['account', 'beneficiaries', 'forms', 'outcome', 'places', 'validation'],
  },
  login: {
    load: async () => (await import('@mapp/kit/screens/account/login')).LoginScreen,
    areas: ['sign-in', 'account-fields', 'forms', 'validation'],
  },
  register: {
    load: async () => (await import('@mapp/kit/screens/register/register')).RegisterScreen,
    areas: [
      'register',
      'account-fields',
      'forms',
      'pinyin',
      'places',
      'validation',
      'beneficiaries',
      'outcome',
      'failures',
    ],
  },
  registered: {
    load: async () => (await import('@mapp/kit/screens/register/registered')).RegisteredScreen,
    areas: ['register', 'tiers', 'failures'],
  },
  findPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/find-member')).FindMemberScreen,
    areas: ['recovery', 'beneficiaries', 'forms', 'validation', 'failures'],
  },
  findPasswordName: {
    load: async () => (await import('@mapp/kit/screens/recovery/confirm-name')).ConfirmNameScreen,
    areas: ['recovery', 'beneficiaries', 'forms', 'validation', 'failures'],
  },
  findPasswordCode: {
    load: async () => (await import('@mapp/kit/screens/recovery/submit-code')).SubmitCodeScreen,
    areas: ['recovery', 'account-fields', 'beneficiaries', 'outcome', 'validation'],
  },
  changePhoneOrEmail: {
    load: async () => (await import('@mapp/kit/screens/recovery/change-contact')).ChangeContactScreen,
    areas: ['recovery', 'beneficiaries', 'forms', 'outcome', 'validation'],
  },
  resetPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/reset-password')).ResetPasswordScreen,
    areas: ['recovery', 'account-fields', 'forms', 'outcome', 'validation'],
  },
};
