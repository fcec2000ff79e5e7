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
const said = (Msg: string) => ({ envelope: 'bare' as const, payload: { Code: 200, Msg } });

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
  context: RequestContext,
  token: string,
  need: (record: RecoveryRecord) => boolean,
): Standing | undefined {
  const record = context.recoveries.read(token);
  const member = record && context.accounts.byCard(record.cardNo);
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
  findRecoveryMember(context, asked) {
    const member = memberBy(context, asked);
    if (!member) return refuse('unknown', context);
    const { cardNo, name, phone, email: address } = member;
    const validatetoken = context.recoveries.open({
      cardNo,
      way: asked.memberCardNo === undefined ? 'document' : 'card',
    });
    return {
      envelope: 'Code',
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

  confirmRecoveryName(context, { validatetoken, firstName, secName }) {
    const found = standing(context, validatetoken, () => true);
    if (!found) return refuse('expired', context);
    const { cnFamily, cnGiven, enFamily, enGiven } = found.member.name;
    const typed = plain(firstName + secName);
    if (typed !== plain(cnFamily + cnGiven) && typed !== plain(enFamily + enGiven))
      return refuse('name', context);
    context.recoveries.put(validatetoken, { named: true });
    return { envelope: 'Code', payload: {} };
  },

  sendRecoveryCode(context, { validatetoken, ...account }) {
    const found = standing(context, validatetoken, ({ named }) => named);
    if (!found) return refuse('expired', context);
    const to = targetOf(context, found, account);
    if ('why' in to) return refuse(to.why, context);
    context.recoveries.put(validatetoken, { codes: found.record.codes + 1, sentTo: to.target });
    return said(codeSent[context.language]);
  },

  checkRecoveryCode(context, { validatetoken, sendCode, ...account }) {
    const found = standing(context, validatetoken, ({ named }) => named);
    if (!found || sendCode === smsCodes.pageExpired) return refuse('expired', context);
    const to = targetOf(context, found, account);
    const right = 'target' in to && to.target === found.record.sentTo && sendCode === smsCodes.right;
    if (right) {
      const { cardNo } = found.member;
      if (account.newPhone !== undefined) context.accounts.changePhone(cardNo, account.newPhone);
      if (account.newEmail !== undefined) context.accounts.change(cardNo, { email: account.newEmail });
      context.recoveries.put(validatetoken, { verified: true });
    }
    return { envelope: 'bare', payload: right };
  },

  resetForgottenPassword(context, { validatetoken, newPassword, confirmNewPassword }) {
    const found = standing(context, validatetoken, ({ verified }) => verified);
    if (!found) return refuse('expired', context);
    const { cardNo } = found.member;
    if (!loginPassword(newPassword).ok || newPassword !== confirmNewPassword)
      return refuse('password', context);
    if (newPassword === context.accounts.passwordOf(cardNo)) return refuse('same', context);
    context.accounts.setPassword(cardNo, newPassword);
    context.tries.right(cardNo);
    context.recoveries.put(validatetoken, { done: true });
    return { envelope: 'Code', payload: {} };
  },

  recoveryProgress(context, { validatetoken }) {
    const record = context.recoveries.read(validatetoken);
    if (!record) return refuse('expired', context);
    const { named, verified, done, codes } = record;
    const step = done ? 'done' : verified ? 'password' : named ? 'code' : 'name';
    return { envelope: 'Code', payload: { step, codes } };
  },
};
