import { createAccounts, type Accounts } from '../../accounts.ts';
import { defaultAlias, tokenAliases } from '../../envelope.ts';
import { languageOf, languages, type Language } from '../../language.ts';
import { smsCodes, type Member } from '../../seed/members.ts';
import { createTries, type Tries } from '../../sign-in/tries.ts';
import type { Texts } from './texts.ts';

/** The two ways to sign in. */
export type Way = 'password' | 'sms';

/** Terms with which the page is opened; they travel on in hidden fields. */
export interface Opening {
  readonly way: Way;
  /** Only the way by password is offered: bill, youth-league and group flows ask for it. */
  readonly hideSms: boolean;
  /** Where to return to, as given. */
  readonly redirect: string;
  /** Name of the token's cookie. */
  readonly alias: string;
  readonly language: Language;
}

/** Input of the form; the password is never written back. */
export interface Typed {
  readonly cardNo: string;
  readonly password: string;
  readonly phone: string;
  readonly code: string;
  readonly remember: boolean;
}

export const nothingTyped: Typed = { cardNo: '', password: '', phone: '', code: '', remember: true };

/** A field that can be wrong; `form` stands for the whole. */
export type Place = 'cardNo' | 'password' | 'phone' | 'code' | 'form';
export interface Problem {
  readonly place: Place;
  readonly text: keyof Texts;
}

/** Verdict on a submission. */
export type Verdict =
  | { readonly member: Member }
  | { readonly sent: true }
  | { readonly problems: readonly [Problem, ...Problem[]] };

/** The language of the page: the address, the site's cookie, the browser, Chinese. Source: decisions.md, 4. */
export function pageLanguage(
  given: URLSearchParams,
  siteCookie: string | undefined,
  accepted: string | undefined,
): Language {
  const wanted = languageOf(given.get('lang')) ?? languageOf(given.get('language'));
  if (wanted) return wanted;
  const fromBrowser = accepted
    ?.split(',')
    .map(languageOf)
    .find((language) => language !== undefined);
  if (siteCookie === 'zh_CN') return 'zh';
  // The cookie says en_CN for every language but Chinese.
  if (siteCookie === 'en_CN')
    return languages.find((language) => language !== 'zh' && language === fromBrowser) ?? 'en';
  return fromBrowser ?? 'zh';
}

/** Reads what the page is opened with, from its address or its hidden fields. */
export function openingOf(given: URLSearchParams, language: Language): Opening {
  const alias = given.get('alias') ?? given.get('host');
  const hideSms = given.get('hideMobileLogin') === '1';
  return {
    way: given.get('tab') === 'sms' && !hideSms ? 'sms' : 'password',
    hideSms,
    redirect: given.get('redirect') ?? '',
    alias:
      tokenAliases.find((known) => known === alias || known === `mapp_token_${alias ?? ''}`) ?? defaultAlias,
    language,
  };
}

/** Digits alone: full-width ones become plain, spaces and dashes go. */
const digits = (text: string | null): string => (text ?? '').normalize('NFKC').replaceAll(/[\s-]/g, '');

export const typedIn = (given: URLSearchParams): Typed => ({
  cardNo: (given.get('cardNo') ?? '').slice(0, 40),
  password: given.get('password') ?? '',
  phone: (given.get('phone') ?? '').slice(0, 40),
  code: (given.get('code') ?? '').slice(0, 40),
  remember: given.get('remember') === '1',
});

const problemsOf = (found: readonly (Problem | false)[]): Verdict | undefined => {
  const [first, ...rest] = found.filter((problem) => problem !== false);
  return first && { problems: [first, ...rest] };
};

/** Members, and their passwords. */
type Known = Pick<Accounts, 'byCard' | 'byPhone' | 'passwordOf'>;

function byPassword(typed: Typed, known: Known, tries: Tries): Verdict {
  const cardNo = digits(typed.cardNo);
  const problems = problemsOf([
    cardNo === ''
      ? { place: 'cardNo', text: 'cardNoMissing' }
      : !/^\d{12}$/.test(cardNo) && { place: 'cardNo', text: 'cardNoShape' },
    typed.password === '' && { place: 'password', text: 'passwordMissing' },
  ]);
  if (problems) return problems;
  const member = known.byCard(cardNo);
  const locked: Verdict = { problems: [{ place: 'password', text: 'locked' }] };
  if (tries.locked(cardNo)) return locked;
  if (member && typed.password === known.passwordOf(cardNo)) {
    tries.right(cardNo);
    return { member };
  }
  // One answer for both, so that the page does not tell who is a member: a number that nobody has is locked as well.
  return tries.wrong(cardNo) === 0 ? locked : { problems: [{ place: 'password', text: 'mismatch' }] };
}

/** Mainland mobile numbers, 1 and then 2 to 9. Source: membership.md section 5. */
const phoneProblem = (phone: string): Problem | false =>
  !/^1[2-9]\d{9}$/.test(phone) && { place: 'phone', text: 'phoneShape' };

function byCode(typed: Typed, known: Known): Verdict {
  const phone = digits(typed.phone);
  const code = digits(typed.code);
  const problems = problemsOf([
    phoneProblem(phone),
    !/^\d{6}$/.test(code) && { place: 'code', text: 'codeShape' },
  ]);
  if (problems) return problems;
  if (code === smsCodes.pageExpired) return { problems: [{ place: 'form', text: 'pageExpired' }] };
  const member = known.byPhone(phone);
  return member && code === smsCodes.right
    ? { member }
    : { problems: [{ place: 'code', text: 'codeWrong' }] };
}

/** Asks for a code; the answer is the same for a number that nobody has. */
const send = (typed: Typed): Verdict => problemsOf([phoneProblem(digits(typed.phone))]) ?? { sent: true };

/**
 * Judges a submission.
 * @param known the members of the seed, unless told otherwise
 * @param tries wrong passwords so far, which the site's own page counts too
 */
export function judge(
  way: Way,
  action: string | null,
  typed: Typed,
  known: Known = createAccounts(),
  tries: Tries = createTries(() => 0),
): Verdict {
  if (way === 'password') return byPassword(typed, known, tries);
  return action === 'send' ? send(typed) : byCode(typed, known);
}
