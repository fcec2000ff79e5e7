import { hiddenAccount, shareIdentity } from '@mapp/kit/rules';
import {
  consumptionPassword,
  email as emailAddress,
  loginPassword,
  mainlandPhone,
} from '@mapp/kit/validators';
import { smsCodes } from '../seed/members.ts';
import { signedIn, type Answers } from '../request-context.ts';
import { done, refuse } from './answers.ts';
import { documents, documentsOf } from './documents.ts';

/** The member's account: documents, contacts, passwords, preferences. */
export const memberAccountAnswers: Pick<
  Answers,
  | 'memberAccount'
  | 'addDocument'
  | 'changeDocument'
  | 'removeDocument'
  | 'checkIdentity'
  | 'saveMobile'
  | 'sendEmailCode'
  | 'saveEmail'
  | 'saveLoginPassword'
  | 'savePointsPassword'
  | 'savePreferences'
> = {
  ...documents,

  memberAccount(context) {
    const member = signedIn(context);
    const { cardNo, name, phone, email } = member;
    const { accounts, file } = context;
    const login = file.passwordSet(cardNo, 'login');
    const points = file.passwordSet(cardNo, 'points');
    return {
      envelope: 'Code',
      payload: {
        name: `${name.cnFamily}${name.cnGiven}` || `${name.enFamily} ${name.enGiven}`,
        documents: documentsOf(member),
        ...(phone !== undefined && { mobile: hiddenAccount(phone) }),
        mobileChanged: accounts.phoneChanged(cardNo),
        ...(email !== undefined && { email: hiddenAccount(email) }),
        ...(login !== undefined && { loginPasswordSet: login }),
        ...(points !== undefined && { pointsPasswordSet: points }),
        preferences: file.preferences(cardNo),
      },
    };
  },

  checkIdentity(context, { purpose, idNo }) {
    const { cardNo, identities } = signedIn(context);
    const [main] = identities;
    const same = main && shareIdentity([main], [{ idType: main.idType, idNo }]);
    if (!same) return refuse('identity', context);
    return { envelope: 'Code', payload: { proof: context.file.prove(cardNo, purpose) } };
  },

  saveMobile(context, { countryCode, mobile, code, proof }) {
    const { cardNo, phone } = signedIn(context);
    const { accounts, file } = context;
    if (code !== smsCodes.right) return refuse('code', context);
    if (accounts.phoneChanged(cardNo)) return refuse('once', context);
    if (phone !== undefined && !file.isProven(cardNo, 'mobile', proof)) return refuse('proof', context);
    const known = accounts.byPhone(mobile);
    if ((known && known.cardNo !== cardNo) || (countryCode === '86' && !mainlandPhone(mobile).ok))
      return refuse('taken', context);
    accounts.changePhone(cardNo, mobile);
    return done;
  },

  sendEmailCode: () => done,

  saveEmail(context, { email, code }) {
    const { cardNo } = signedIn(context);
    if (code !== smsCodes.right) return refuse('code', context);
    const others = context.accounts.all().filter((other) => other.cardNo !== cardNo);
    if (!emailAddress(email).ok || others.some((other) => other.email === email))
      return refuse('taken', context);
    context.accounts.change(cardNo, { email });
    return done;
  },

  saveLoginPassword(context, { oldPassword, newPassword }) {
    const { cardNo } = signedIn(context);
    const { accounts, file } = context;
    if (oldPassword !== accounts.passwordOf(cardNo)) return refuse('oldPassword', context);
    if (newPassword === oldPassword) return refuse('samePassword', context);
    if (!loginPassword(newPassword).ok) return refuse('weakPassword', context);
    accounts.setPassword(cardNo, newPassword);
    file.notePassword(cardNo, 'login');
    return done;
  },

  savePointsPassword(context, { newPassword, proof }) {
    const { cardNo } = signedIn(context);
    if (!context.file.isProven(cardNo, 'pointsPassword', proof)) return refuse('proof', context);
    if (!consumptionPassword(newPassword).ok) return refuse('weakPassword', context);
    context.file.notePassword(cardNo, 'points');
    return done;
  },

  savePreferences(context, preferences) {
    context.file.setPreferences(signedIn(context).cardNo, preferences);
    return done;
  },
};
