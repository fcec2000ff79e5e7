import type { SignInRefusal } from '@mapp/kit/contracts';
import type { Accounts } from '../accounts.ts';
import type { Texts } from '../language.ts';
import type { Reply } from '../reply.ts';
import { smsCodes, type Member } from '../seed/members.ts';
import type { Answers, RequestContext } from '../request-context.ts';

/** Why nobody is signed in, in the language of the request. */
const words: Readonly<Record<SignInRefusal, Texts>> = {
  LGN01: {
    zh: '账号或密码不正确',
    en: 'The number or the password is not right',
    ja: '会員番号またはパスワードが正しくありません',
    ko: '회원번호 또는 비밀번호가 올바르지 않습니다',
    ru: 'Неверный номер или пароль',
  },
  LGN02: {
    zh: '密码不正确，再错一次账户将被锁定 30 分钟',
    en: 'The password is not right; one more wrong one locks the account for 30 minutes',
    ja: 'パスワードが正しくありません。もう一度間違えると30分間ロックされます',
    ko: '비밀번호가 올바르지 않습니다. 한 번 더 틀리면 30분간 잠깁니다',
    ru: 'Неверный пароль. После ещё одной ошибки вход закроется на 30 минут',
  },
  LGN03: {
    zh: '密码输错次数过多，账户已锁定 30 分钟',
    en: 'Too many wrong passwords: the account is locked for 30 minutes',
    ja: 'パスワードの誤りが続いたため、30分間ロックされました',
    ko: '비밀번호를 여러 번 틀려 30분간 잠겼습니다',
    ru: 'Слишком много ошибок: вход закрыт на 30 минут',
  },
  LGN04: {
    zh: '验证码错误',
    en: 'Invalid verification code',
    ja: '認証コードが正しくありません',
    ko: '인증번호가 올바르지 않습니다',
    ru: 'Неверный код подтверждения',
  },
  LGN05: {
    zh: '验证码已过期，请重新获取',
    en: 'The code has expired. Please ask for a new one',
    ja: '認証コードの有効期限が切れました。再取得してください',
    ko: '인증번호가 만료되었습니다. 다시 받아 주세요',
    ru: 'Срок действия кода истёк. Запросите новый',
  },
};

const refuse = (resultCode: SignInRefusal, { language }: RequestContext): Reply<never> => ({
  refusal: { code: -1, resultCode, message: words[resultCode][language] },
});

const letIn = (member: Member, { sessions }: RequestContext): Reply<{ token: string }> => ({
  envelope: 'Code',
  payload: { token: sessions.open(member) },
});

/** Member of an account: by card, mobile number, or the number of a document. */
const memberBy = (accounts: Accounts, account: string): Member | undefined =>
  accounts.byCard(account) ??
  accounts.byPhone(account) ??
  accounts.all().find(({ identities }) => identities.some(({ idNo }) => idNo === account));

/** Signing in on the site's own page. A refusal does not tell who is a member. */
export const signIn: Pick<Answers, 'loginByPassword' | 'loginByCode'> = {
  loginByPassword(context, { account, password }) {
    const { accounts, tries } = context;
    const member = memberBy(accounts, account);
    if (!member) return refuse('LGN01', context);
    const { cardNo } = member;
    if (tries.locked(cardNo)) return refuse('LGN03', context);
    if (password === accounts.passwordOf(cardNo)) {
      tries.right(cardNo);
      return letIn(member, context);
    }
    const left = tries.wrong(cardNo);
    if (left > 1) return refuse('LGN01', context);
    return refuse(left === 1 ? 'LGN02' : 'LGN03', context);
  },

  loginByCode(context, { countryCode, mobile, code }) {
    const { accounts, tries } = context;
    if (code === smsCodes.pageExpired) return refuse('LGN05', context);
    const member = countryCode === '86' ? accounts.byPhone(mobile) : undefined;
    if (!member || code !== smsCodes.right) return refuse('LGN04', context);
    tries.right(member.cardNo);
    return letIn(member, context);
  },
};
