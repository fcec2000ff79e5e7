import { bindResultCodes } from '@mapp/kit/contracts';
import { members } from './seed/members.ts';
import { signedIn, type Answers } from './request-context.ts';

const starred = (text: string): string => text.replace(/./gu, '*');

/** The signed-in member, partner binding by `bind-0` … `bind-4`, and the end of a session. */
export const account: Pick<Answers, 'getUserInfo' | 'bindAndLogin' | 'searchUser' | 'signOut'> = {
  getUserInfo(context) {
    const { userId, cardNo, name } = signedIn(context);
    const payload = {
      userId,
      ffpNo: cardNo,
      cnFamilyName: name.cnFamily,
      cnGivenName: name.cnGiven,
      enFamilyName: name.enFamily,
      enGivenName: name.enGiven,
    };
    return { envelope: 'resultCode', payload };
  },

  bindAndLogin({ sessions }, { message }) {
    const resultCode = bindResultCodes.find((code) => message === `bind-${code}`) ?? '2';
    if (resultCode !== '0') return { envelope: 'bare', payload: { resultCode } };
    return { envelope: 'bare', payload: { resultCode, resultContent: { token: sessions.open(members[0]) } } };
  },

  searchUser({ language }, { message }) {
    const { cnFamily, cnGiven, enFamily, enGiven } = members[0].name;
    const name =
      language === 'zh'
        ? cnFamily + starred(cnGiven)
        : `${enFamily} ${enGiven.slice(0, 1)}${starred(enGiven.slice(1))}`;
    return { envelope: 'code', payload: message === 'bind-0' ? { name } : {} };
  },

  signOut({ sessions, token }) {
    if (token !== undefined) sessions.close(token);
    return { envelope: 'code', payload: {}, clears: true };
  },
};
