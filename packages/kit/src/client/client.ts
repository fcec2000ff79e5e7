import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import type { Config } from '../contracts/config.ts';
import { read } from '../contracts/read.ts';
import type { Host } from '../host/host.ts';
import { readAnswer } from './answer.ts';
import { encode } from './body.ts';
import { webCryptoCipher, type Cipher } from './cipher.ts';
import { envelopeOf, headersOf } from './envelope.ts';
import { exchange, exchangeRepeated, type Exchange } from './exchange.ts';
import { RequestFailure, type Failure } from './failure.ts';
import { createGateway } from './gateway.ts';
import { createIntents, intentOf } from './intents.ts';
import { announce, createPolicies, passesThrough, type PolicyOptions } from './policies.ts';
import { outcomeUnknown } from './outcome.ts';
import { createToken, type Token } from './token.ts';
import { uuid } from './uuid.ts';

/** The part of `/mapp/config.json` that requests need. The cipher's paths are exact. */
export type ClientConfig = Pick<Config, 'apiBase' | 'appVersion' | 'cipher'>;

export interface ClientOptions {
  readonly host: Host;
  readonly config: ClientConfig;
  /** What a failure makes the program do; what is left out is as documented. */
  readonly policies?: PolicyOptions;
  /** Instead of the cipher of decision 10. */
  readonly cipher?: Cipher;
  readonly fetch?: typeof globalThis.fetch;
  readonly now?: () => Date;
  /** A UUID. */
  readonly newId?: () => string;
  /** Waits before the repeats of a read, ms, instead of those of decision 8. */
  readonly repeatDelays?: readonly number[];
  /** The language in use; by default what the host remembers. */
  readonly language?: () => string;
  /** Who is signed in, for reports. */
  readonly userId?: () => string | undefined;
}

/** Who tells the traveller of a failure. */
export type Announcement = 'toast' | 'answers' | 'silent';

export interface SendOptions {
  /** Aborts the request; a write that others have joined is aborted for all. */
  readonly signal?: AbortSignal | undefined;
  /**
   * - `toast` every failure is shown
   * - `answers` only what the back end has answered: that no answer came is told by the caller
   * - `silent` a failure is reported, but neither shown nor answered with a sign-in
   *
   * A function is asked when it has failed.
   */
  readonly announce?: Announcement | (() => Announcement);
  /** Codes that the caller treats as outcomes: neither shown nor reported. They still reject. */
  readonly handles?: readonly string[];
  /** Instead of the id that the client chooses. */
  readonly transactionId?: string;
}

/** How the product asks its back end. */
export interface Client {
  /**
   * Sends one call. Reads are repeated after a network failure; a write that is under way is joined, not sent again.
   * @returns the answer's payload, parsed by its contract
   * @throws RequestFailure when no good answer comes
   * @throws TypeError when the payload does not fit its contract: a mistake of the program, nothing is sent
   */
  send<C extends Call>(call: C, payload: RequestOf<C>, options?: SendOptions): Promise<ResponseOf<C>>;
  /** Gives up every request under way, as leaving /login does. */
  abortAll(): void;
  /** Sends the person to sign in. */
  login(): void;
  readonly token: Token;
  /** Language and region of the requests. */
  language(): string;
  region(): string;
  /** Forgets the token and what was asked with it. */
  forget(): void;
}

/** Seconds until a request is given up. Source: decision 7. */
export const timeoutSeconds = { standard: 60, upload: 100 } as const;

const languageKept = (host: Host) =>
  host.local.get('mapp.language') ?? (host.cookies.get('language')?.startsWith('en') ? 'en' : 'zh');

const fieldOf = (issues: readonly { path: readonly PropertyKey[] }[]) =>
  (issues[0]?.path ?? []).map(String).join('.');

/** Makes the one way to the back end. */
export function createClient(options: ClientOptions): Client {
  const { host, config } = options;
  const base = config.apiBase.replace(/\/+$/, '');
  const ask: typeof globalThis.fetch = options.fetch ?? ((input, init) => globalThis.fetch(input, init));
  const now = options.now ?? (() => new Date());
  const language = options.language ?? (() => languageKept(host));
  const token = createToken(host);
  const policies = createPolicies(host, options.policies, token.look);
  const cipher = options.cipher ?? (config.cipher && webCryptoCipher(config.cipher.key));
  const gateway = createGateway(cipher, config.cipher?.paths ?? []);
  const intents = createIntents(options.newId ?? uuid);
  const pending = new Set<AbortController>();

  /** @param silent it is reported, not shown */
  const tell = (call: Call, failure: Failure, silent: boolean) =>
    announce(failure, { call, silent, path: host.page.path(), userId: options.userId?.() ?? '' }, policies);

  const unfit = new Set<string>();
  /** What an answer could be used without is told once: the same call may be asked every few seconds. */
  function tellUnfit(call: Call, status: number, field: string): void {
    const place = `${call.name} ${field}`;
    if (unfit.has(place)) return;
    unfit.add(place);
    tell(call, { kind: 'unexpected', status, field }, true);
  }

  /** One action from its fields to its answer. */
  async function act<C extends Call>(
    call: C,
    payload: object,
    transactionId: string,
    signal: AbortSignal,
  ): Promise<{ value: ResponseOf<C> } | { failure: Failure }> {
    const environment = host.environment();
    // A payload that declares a field of the envelope means its own.
    const fields = {
      ...envelopeOf({
        call,
        environment,
        language: language(),
        appVersion: config.appVersion,
        transactionId,
      }),
      ...payload,
    };
    const { query, headers, ...sent } = encode(call.body, await gateway.seal(call.path, fields));
    const what: Exchange = {
      fetch: ask,
      url: `${base}${call.path}${query}`,
      init: {
        ...sent,
        headers: { ...headersOf(environment), ...headers },
        credentials: 'include',
        cache: 'no-store',
      },
      seconds: call.body === 'multipart' ? timeoutSeconds.upload : timeoutSeconds.standard,
      signal,
    };
    const result = await (call.write ? exchange(what) : exchangeRepeated(what, options.repeatDelays));
    if ('failure' in result) return result;
    const reading = readAnswer(result.status, await gateway.open(call.path, result.text));
    if ('failure' in reading) return reading;
    if (call.onlyCode200 && reading.code !== '200')
      return { failure: { kind: 'unexpected', status: result.status, field: 'Code' } };
    if (call.onlySuccess && reading.message?.toLowerCase() !== 'success') {
      const { code = '', message } = reading;
      return {
        failure: message
          ? { kind: 'refused', code, message }
          : { kind: 'unexpected', status: result.status, field: 'message' },
      };
    }
    const answer = read(call.response, reading.payload);
    if ('data' in answer) {
      for (const field of answer.unfit) tellUnfit(call, result.status, field);
      return { value: answer.data as ResponseOf<C> };
    }
    const { field } = answer;
    return { failure: { kind: 'unexpected', status: result.status, ...(field && { field }) } };
  }

  async function run<C extends Call>(
    call: C,
    payload: object,
    intent: string,
    { signal, announce: how, handles, transactionId }: SendOptions,
  ): Promise<ResponseOf<C>> {
    const controller = new AbortController();
    const leave = () => controller.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    pending.add(controller);
    const id = transactionId ?? intents.idOf(intent);
    const sentToken = host.environment().proof;
    try {
      const outcome = await act(call, payload, id, controller.signal);
      if ('value' in outcome) {
        intents.done(intent);
        return outcome.value;
      }
      const { failure } = outcome;
      intents.failed(intent, id);
      const handled =
        passesThrough(failure) || (failure.kind === 'refused' && handles?.includes(failure.code));
      const ended = failure.kind === 'unauthorised';
      // Who has signed in meanwhile is not sent to sign in.
      const stale = ended && host.environment().proof !== sentToken;
      if (ended && !stale) host.wipeKept();
      if (!handled && !stale) {
        const announcement = typeof how === 'function' ? how() : how;
        const silent = announcement === 'silent' || (announcement === 'answers' && outcomeUnknown(failure));
        tell(call, failure, silent);
      }
      throw new RequestFailure(failure, call.name, now().toISOString());
    } finally {
      pending.delete(controller);
      signal?.removeEventListener('abort', leave);
    }
  }

  return {
    send: async (call, payload, sendOptions = {}) => {
      const parsed = call.request.safeParse(payload);
      if (!parsed.success)
        throw new TypeError(
          `${call.name}: the request does not fit its contract at "${fieldOf(parsed.error.issues)}"`,
        );
      const data = parsed.data as object;
      const intent = intentOf(call, data);
      const start = () => run(call, data, intent, sendOptions);
      return call.write ? intents.once(intent, start) : start();
    },
    abortAll: () => {
      for (const controller of pending) controller.abort();
    },
    login: () => policies.login(),
    token,
    language,
    region: () => host.cookies.get('global_site_flag') ?? 'CN',
    forget: () => {
      intents.clear();
      token.forget();
    },
  };
}
