import type { Language, Texts } from './language.ts';
import type { Reply } from './reply.ts';

/** Faults that can be ordered. Source: sandbox.md. */
export const faultKinds = [
  'network',
  'slow',
  'timeout',
  'http500',
  'http502-html',
  'malformed-json',
  'wrong-shape',
  'unauthorized',
  'session-expired',
  'special',
  'refused',
  'empty',
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** A fault that waits for calls. */
export interface Fault {
  /** Path of the call, or `*` for any. */
  readonly path: string;
  readonly kind: FaultKind;
  /** How many calls it spoils; one when left out, `Infinity` until the next reset. */
  readonly times?: number;
  /**
   * Strikes after the airline has acted: the call is carried out, and its answer is then spoiled. Without it nothing is done.
   * `slow` is the true answer either way.
   */
  readonly after?: true;
}

/** A fault that has found its call. */
export type ActiveFault = Pick<Fault, 'kind' | 'after'>;

/** Outcome of a call on the wire. */
export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly slow: boolean;
      readonly headers?: Readonly<Record<string, string>>;
    }
  /** The connection is cut. */
  | { readonly kind: 'cut' }
  /** No answer, ever. */
  | { readonly kind: 'silence' };

/** A JSON answer, HTTP 200 unless told. */
export const jsonAnswer = (body: unknown, status = 200): Outcome => ({
  kind: 'answer',
  status,
  type: 'application/json',
  body: JSON.stringify(body),
  slow: false,
});

/**
 * An answer after which the browser forgets what it keeps of the site, where its own scripts are forbidden to. Not `cache`: no answer
 * of the API is kept, and the site's files are nobody's. Not `executionContexts`: the page is in use.
 */
export const clearing = (outcome: Outcome): Outcome =>
  outcome.kind === 'answer'
    ? { ...outcome, headers: { 'clear-site-data': '"cookies", "storage"' } }
    : outcome;

const answer = (status: number, type: string, body: string): Outcome => ({
  kind: 'answer',
  status,
  type,
  body,
  slow: false,
});

export const messages = {
  unauthorized: {
    zh: '请先登录',
    en: 'Please sign in',
    ja: 'ログインしてください',
    ko: '로그인해 주세요',
    ru: 'Войдите в систему',
  },
  sessionExpired: {
    zh: '登录已过期，请重新登录',
    en: 'Your session has expired, please sign in again',
    ja: 'ログインの有効期限が切れました。再度ログインしてください',
    ko: '로그인이 만료되었습니다. 다시 로그인해 주세요',
    ru: 'Сеанс истёк, войдите снова',
  },
  special: {
    zh: '账户需要人工核实，请联系客服',
    en: 'Your account needs a check by our staff, please call customer service',
    ja: 'アカウントの確認が必要です。カスタマーサービスにご連絡ください',
    ko: '계정 확인이 필요합니다. 고객센터로 문의해 주세요',
    ru: 'Счёт требует проверки, обратитесь в службу поддержки',
  },
  refused: {
    zh: '业务办理失败，请稍后再试',
    en: 'The request could not be completed, please try again later',
    ja: '処理できませんでした。しばらくしてからお試しください',
    ko: '요청을 처리하지 못했습니다. 잠시 후 다시 시도해 주세요',
    ru: 'Не удалось выполнить запрос, попробуйте позже',
  },
  otherMember: {
    zh: '当前登录的是另一位会员，本次操作未办理',
    en: 'Another member is signed in now, nothing was done',
    ja: '現在は別の会員がログインしているため、処理されませんでした',
    ko: '지금은 다른 회원이 로그인되어 있어 처리하지 않았습니다',
    ru: 'Сейчас вошёл другой участник, ничего не сделано',
  },
  conflict: {
    zh: '该请求编号已用于其他内容，本次操作未办理',
    en: 'The number of this request was used for something else before, nothing was done',
    ja: 'このリクエスト番号は別の内容に使われているため、処理されませんでした',
    ko: '이 요청 번호는 이미 다른 내용에 사용되어 처리하지 않았습니다',
    ru: 'Номер запроса уже использован для другого действия, ничего не сделано',
  },
} as const satisfies Record<string, Texts>;

const refusalCodes = { otherMember: 40_901, conflict: 40_902 } as const;

/** The answer to a write for somebody else than the token's member, and to a transaction id that came before with another payload. */
export const refusedAs = (why: keyof typeof refusalCodes, language: Language): Outcome =>
  jsonAnswer({ Code: refusalCodes[why], Msg: messages[why][language] });

/** The answer to a member call without a valid token. */
export const unauthorized = (language: Language): Outcome =>
  jsonAnswer({ Code: 401, Msg: messages.unauthorized[language] });

/** The same for what else may come once alone, such as a booking's id. */
export const refuseConflict = (language: Language): Reply<never> => ({
  refusal: { code: refusalCodes.conflict, message: messages.conflict[language] },
});

/** Effect of each kind on a call; `slow` is the true answer, late. */
const effects: Readonly<Record<Exclude<FaultKind, 'slow'>, (language: Language) => Outcome>> = {
  network: () => ({ kind: 'cut' }),
  timeout: () => ({ kind: 'silence' }),
  http500: () => answer(500, 'text/plain', 'Internal Server Error'),
  'http502-html': () =>
    answer(
      502,
      'text/html',
      '<html><head><title>502 Bad Gateway</title></head><body><h1>502 Bad Gateway</h1></body></html>',
    ),
  'malformed-json': () => answer(200, 'application/json', '{"Code":200,"Msg":"success","data":{"'),
  // No payload is a list, so this fits no contract.
  'wrong-shape': () => jsonAnswer({ Code: 200, Msg: 'success', data: ['unexpected'] }),
  unauthorized,
  'session-expired': (language) =>
    jsonAnswer({ resultCode: -998, resultMsg: messages.sessionExpired[language] }),
  special: (language) => jsonAnswer({ Code: 40_500, Msg: messages.special[language] }),
  refused: (language) => jsonAnswer({ Code: -1, Msg: messages.refused[language] }),
  empty: () => answer(200, 'application/json', ''),
};

/** Outcome of a call under a fault; its true answer would be `handle()`. */
export async function applyFault(
  { kind, after }: ActiveFault,
  language: Language,
  handle: () => Promise<Outcome>,
): Promise<Outcome> {
  if (kind === 'slow') {
    const outcome = await handle();
    return outcome.kind === 'answer' ? { ...outcome, slow: true } : outcome;
  }
  if (after) await handle();
  return effects[kind](language);
}

/** The faults that wait, oldest first. */
export interface Faults {
  readonly add: (fault: Fault) => void;
  /** The fault that strikes a call to this path, used up by one. */
  readonly take: (path: string) => ActiveFault | undefined;
  readonly clear: () => void;
}

export function createFaults(): Faults {
  let waiting: { readonly path: string; readonly strike: ActiveFault; left: number }[] = [];
  return {
    add: ({ path, kind, times = 1, after }) =>
      void waiting.push({ path, strike: { kind, ...(after && { after }) }, left: times }),
    take(path) {
      const fault = waiting.find((one) => one.path === path || one.path === '*');
      if (!fault) return undefined;
      fault.left -= 1;
      waiting = waiting.filter(({ left }) => left > 0);
      return fault.strike;
    },
    clear() {
      waiting = [];
    },
  };
}
