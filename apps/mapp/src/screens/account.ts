import type { ScreensOf } from '@mapp/kit/screens/shell';
import * as catalogues from '../catalogues/account.gen.ts';

export const screens: ScreensOf<'account'> = {
  addIdentity: {
    load: async () => (await import('@mapp/kit/screens/account/add-document')).AddDocumentScreen,
    catalogues: catalogues.addIdentity,
  },
  login: {
    load: async () => (await import('@mapp/kit/screens/account/login')).LoginScreen,
    catalogues: catalogues.login,
  },
  register: {
    load: async () => (await import('@mapp/kit/screens/register/register')).RegisterScreen,
    catalogues: catalogues.register,
  },
  registered: {
    load: async () => (await import('@mapp/kit/screens/register/registered')).RegisteredScreen,
    catalogues: catalogues.registered,
  },
  findPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/find-member')).FindMemberScreen,
    catalogues: catalogues.findPassword,
  },
  findPasswordName: {
    load: async () => (await import('@mapp/kit/screens/recovery/confirm-name')).ConfirmNameScreen,
    catalogues: catalogues.findPasswordName,
  },
  findPasswordCode: {
    load: async () => (await import('@mapp/kit/screens/recovery/submit-code')).SubmitCodeScreen,
    catalogues: catalogues.findPasswordCode,
  },
  changePhoneOrEmail: {
    load: async () => (await import('@mapp/kit/screens/recovery/change-contact')).ChangeContactScreen,
    catalogues: catalogues.changePhoneOrEmail,
  },
  resetPassword: {
    load: async () => (await import('@mapp/kit/screens/recovery/reset-password')).ResetPasswordScreen,
    catalogues: catalogues.resetPassword,
  },
};
