import type { RecoveryAccount } from '@mapp/kit/contracts';
import { hiddenAccount, hiddenGivenName, mayBringNewContact, shareIdentity } from '@mapp/kit/rules';
import { email, loginPassword, mainlandPhone } from '@mapp/kit/validators';
import type { Reply } from '../reply.ts';
import { smsCodes, type Member } from '../seed/members.ts';
import type { Answers, RequestContext } from '../request-context.ts';
import type { RecoveryRecord } from './store.ts';
import { refusals, type Refused } from './refusals.ts';

/** Code -1 says that the page has expired; other refusals are told apart from it. */
const codeOf = (why: Refused): number => (why === 'expired' ? -1 : -2);

const refuse = (why: Refused, { language }: RequestContext): Reply<never> => ({
  refusal: { code: codeOf(why), message: refusals[why][language] },
});

/** A good answer in words: there is nothing to tell beside them. */
const said = (Msg: string) => ({ dress: 'bare' as const, payload: { Code: 200, Msg } });

const codeSent = {
  zh: '验证码已发送',
  en: 'The code has been sent',
  ja: '認証コードを送信しました',
  ko: '인증번호를 보냈습니다',
  ru: 'Код отправлен',
} as const;

/** A name without its spacing and signs, in capitals: how it is written does not count. */
const plain = (name: string): string => name.replaceAll(/[\s·]/g, '').toUpperCase();

const memberBy = (
  { accounts }: RequestContext,
  {
    idType,
    idNo,
    memberCardNo,
  }: { idType?: string | undefined; idNo?: string | undefined; memberCardNo?: string | undefined },
): Member | undefined => {
  if (memberCardNo !== undefined) return accounts.byCard(memberCardNo);
  const shown = [{ idType: idType ?? '', idNo: idNo ?? '' }];
  return accounts.all().find(({ identities }) => shareIdentity(identities, shown));
};

interface Standing {
  readonly record: RecoveryRecord;
  readonly member: Member;
}

/** Member of a recovery, if it has come as far as asked. */
function standing(
  visit: RequestContext,
  token: string,
  need: (record: RecoveryRecord) => boolean,
): Standing | undefined {
  const record = visit.recoveries.read(token);
  const member = record && visit.accounts.byCard(record.cardNo);
  return record && member && !record.done && need(record) ? { record, member } : undefined;
}

/** Target of a code, as the desk remembers it; or why there is none. */
function targetOf(
  { accounts }: RequestContext,
  { record, member }: Standing,
  { accountOfSendCode, newPhone, newEmail }: RecoveryAccount,
): { readonly target: string } | { readonly why: Refused } {
  if (newPhone === undefined && newEmail === undefined) {
    const known = accountOfSendCode === 'mobile' ? member.phone : member.email;
    return known === undefined ? { why: 'contact' } : { target: accountOfSendCode };
  }
  if (!mayBringNewContact(record)) return { why: 'document' };
  const fits = newPhone === undefined ? email(newEmail ?? '').ok : mainlandPhone(newPhone).ok;
  if (!fits) return { why: 'contact' };
  if (newPhone !== undefined && accounts.phoneChanged(member.cardNo)) return { why: 'once' };
  const others = accounts.all().filter(({ cardNo }) => cardNo !== member.cardNo);
  const taken = others.some((other) =>
    newPhone === undefined ? other.email === newEmail : other.phone === newPhone,
  );
  return taken ? { why: 'taken' } : { target: newPhone ?? newEmail ?? '' };
}

/** A forgotten login password, step by step. Source: membership.md section 4, sandbox.md. */
export const recovery: Pick<
  Answers,
  | 'findRecoveryMember'
  | 'confirmRecoveryName'
  | 'sendRecoveryCode'
  | 'checkRecoveryCode'
  | 'resetForgottenPassword'
  | 'recoveryProgress'
> = {
  findRecoveryMember(visit, asked) {
    const member = memberBy(visit, asked);
    if (!member) return refuse('unknown', visit);
    const { cardNo, name, phone, email: address } = member;
    const validatetoken = visit.recoveries.open({
      cardNo,
      way: asked.memberCardNo === undefined ? 'document' : 'card',
    });
    return {
      dress: 'Code',
      payload: {
        cnfamilyname: name.cnFamily || name.enFamily,
        cngivenName: hiddenGivenName(name.cnGiven || name.enGiven),
        sendcountrycode: '86',
        validatetoken,
        ...(phone !== undefined && { mobileNumber: hiddenAccount(phone) }),
        ...(address !== undefined && { email: hiddenAccount(address) }),
      },
    };
  },

  confirmRecoveryName(visit, { validatetoken, firstName, secName }) {
    const found = standing(visit, validatetoken, () => true);
    if (!found) return refuse('expired', visit);
    const { cnFamily, cnGiven, enFamily, enGiven } = found.member.name;
    const typed = plain(firstName + secName);
    if (typed !== plain(cnFamily + cnGiven) && typed !== plain(enFamily + enGiven))
      return refuse('name', visit);
    visit.recoveries.put(validatetoken, { named: true });
    return { dress: 'Code', payload: {} };
  },

  sendRecoveryCode(visit, { validatetoken, ...account }) {
    const found = standing(visit, validatetoken, ({ named }) => named);
    if (!found) return refuse('expired', visit);
    const to = targetOf(visit, found, account);
    if ('why' in to) return refuse(to.why, visit);
    visit.recoveries.put(validatetoken, { codes: found.record.codes + 1, sentTo: to.target });
    return said(codeSent[visit.language]);
  },

  checkRecoveryCode(visit, { validatetoken, sendCode, ...account }) {
    const found = standing(visit, validatetoken, ({ named }) => named);
    if (!found || sendCode === smsCodes.pageExpired) return refuse('expired', visit);
    const to = targetOf(visit, found, account);
    const right = 'target' in to && to.target === found.record.sentTo && sendCode === smsCodes.right;
    if (right) {
      const { cardNo } = found.member;
      if (account.newPhone !== undefined) visit.accounts.changePhone(cardNo, account.newPhone);
      if (account.newEmail !== undefined) visit.accounts.change(cardNo, { email: account.newEmail });
      visit.recoveries.put(validatetoken, { verified: true });
    }
    return { dress: 'bare', payload: right };
  },

  resetForgottenPassword(visit, { validatetoken, newPassword, confirmNewPassword }) {
    const found = standing(visit, validatetoken, ({ verified }) => verified);
    if (!found) return refuse('expired', visit);
    const { cardNo } = found.member;
    if (!loginPassword(newPassword).ok || newPassword !== confirmNewPassword)
      return refuse('password', visit);
    if (newPassword === visit.accounts.passwordOf(cardNo)) return refuse('same', visit);
    visit.accounts.setPassword(cardNo, newPassword);
    visit.tries.right(cardNo);
    visit.recoveries.put(validatetoken, { done: true });
    return { dress: 'Code', payload: {} };
  },

  recoveryProgress(visit, { validatetoken }) {
    const record = visit.recoveries.read(validatetoken);
    if (!record) return refuse('expired', visit);
    const { named, verified, done, codes } = record;
    const step = done ? 'done' : verified ? 'password' : named ? 'code' : 'name';
    return { dress: 'Code', payload: { step, codes } };
  },
};
