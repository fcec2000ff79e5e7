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

  memberAccount(visit) {
    const member = signedIn(visit);
    const { cardNo, name, phone, email } = member;
    const { accounts, file } = visit;
    const login = file.passwordSet(cardNo, 'login');
    const points = file.passwordSet(cardNo, 'points');
    return {
      dress: 'Code',
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

  checkIdentity(visit, { purpose, idNo }) {
    const { cardNo, identities } = signedIn(visit);
    const [main] = identities;
    const same = main && shareIdentity([main], [{ idType: main.idType, idNo }]);
    if (!same) return refuse('identity', visit);
    return { dress: 'Code', payload: { proof: visit.file.prove(cardNo, purpose) } };
  },

  saveMobile(visit, { countryCode, mobile, code, proof }) {
    const { cardNo, phone } = signedIn(visit);
    const { accounts, file } = visit;
    if (code !== smsCodes.right) return refuse('code', visit);
    if (accounts.phoneChanged(cardNo)) return refuse('once', visit);
    if (phone !== undefined && !file.isProven(cardNo, 'mobile', proof)) return refuse('proof', visit);
    const known = accounts.byPhone(mobile);
    if ((known && known.cardNo !== cardNo) || (countryCode === '86' && !mainlandPhone(mobile).ok))
      return refuse('taken', visit);
    accounts.changePhone(cardNo, mobile);
    return done;
  },

  sendEmailCode: () => done,

  saveEmail(visit, { email, code }) {
    const { cardNo } = signedIn(visit);
    if (code !== smsCodes.right) return refuse('code', visit);
    const others = visit.accounts.all().filter((other) => other.cardNo !== cardNo);
    if (!emailAddress(email).ok || others.some((other) => other.email === email))
      return refuse('taken', visit);
    visit.accounts.change(cardNo, { email });
    return done;
  },

  saveLoginPassword(visit, { oldPassword, newPassword }) {
    const { cardNo } = signedIn(visit);
    const { accounts, file } = visit;
    if (oldPassword !== accounts.passwordOf(cardNo)) return refuse('oldPassword', visit);
    if (newPassword === oldPassword) return refuse('samePassword', visit);
    if (!loginPassword(newPassword).ok) return refuse('weakPassword', visit);
    accounts.setPassword(cardNo, newPassword);
    file.notePassword(cardNo, 'login');
    return done;
  },

  savePointsPassword(visit, { newPassword, proof }) {
    const { cardNo } = signedIn(visit);
    if (!visit.file.isProven(cardNo, 'pointsPassword', proof)) return refuse('proof', visit);
    if (!consumptionPassword(newPassword).ok) return refuse('weakPassword', visit);
    visit.file.notePassword(cardNo, 'points');
    return done;
  },

  savePreferences(visit, preferences) {
    visit.file.setPreferences(signedIn(visit).cardNo, preferences);
    return done;
  },
};
