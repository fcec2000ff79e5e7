import type { User } from '../contracts/account.ts';
import type { Call, RequestOf, ResponseOf } from '../contracts/call.ts';
import type { Config } from '../contracts/config.ts';
import { read } from '../contracts/read.ts';
import type { AirlineClock } from '../host/clock.ts';
import type { Host } from '../host/host.ts';
import { inTurn } from '../host/in-turn.ts';
import { toldTime } from '../host/told-time.ts';
import { readAnswer } from './answer.ts';
import { encode } from './body.ts';
import { webCryptoCipher, type Cipher } from './cipher.ts';
import { envelopeOf, headersOf } from './envelope.ts';
import { exchange, exchangeRepeated, type Exchange } from './exchange.ts';
import { RequestFailure, type Failure } from './failure.ts';
import { createGateway } from './gateway.ts';
import { createGuard, type Asker } from './guard.ts';
import { createHolder, type Holder } from './holder.ts';
import { createIntents, intentOf } from './intents.ts';
import { announce, createPolicies, passesThrough, type PolicyOptions } from './policies.ts';
import type { IntentSlot } from './kept-intents.ts';
import { outcomeUnknown } from './outcome.ts';
import { createToken, type Token } from './token.ts';
import { userCall } from './user-id.ts';
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
  /** Where actions whose outcome is not known outlive a reload; in memory alone without it. */
  readonly intents?: IntentSlot;
  /** Waits before the repeats of a read, ms, instead of those of decision 8. */
  readonly repeatDelays?: readonly number[];
  /** The language in use; by default what the host remembers. */
  readonly language?: () => string;
  /** The code of a promotion that the traveller came with, for the back end. */
  readonly promoCode?: () => string | undefined;
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
  /**
   * Key of the holder for whom the page or form that asks was built. For anybody else it is refused as `otherMember`, and
   * nothing is sent. By default who holds the page now.
   */
  readonly by?: string;
  /** Sent before anything else happens: the subject goes with it only where it is known already. */
  readonly atOnce?: boolean;
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
  /** The airline's clock, which each answer sets right. */
  readonly clock: AirlineClock;
  /** Who the page was built for. */
  readonly holder: Pick<
    Holder,
    'key' | 'subject' | 'holding' | 'newcomer' | 'learn' | 'look' | 'settled' | 'take' | 'subscribe'
  >;
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
  const now = options.now ?? (() => new Date(host.clock.now()));
  const language = options.language ?? (() => languageKept(host));
  const holder = createHolder({
    proof: () => host.environment().proof,
    // Loaded when it is first needed: a guest's page never does.
    whose: async () => {
      const { getUserInfo } = await import('../contracts/account.ts').catch(() => {
        // A network that brings no code brings no answer either.
        throw new RequestFailure({ kind: 'network' }, userCall, now().toISOString());
      });
      return run(getUserInfo, { language: language(), region: region() }, '', {
        announce: 'silent',
      });
    },
  });
  const guard = createGuard(holder);
  const token = createToken(host, holder);
  host.tokenNews.listen(holder.look);
  // A page that has just been opened may have brought another token.
  host.tokenNews.tell();
  const policies = createPolicies(host, options.policies, holder.take);
  const cipher = options.cipher ?? (config.cipher && webCryptoCipher(config.cipher.key));
  const gateway = createGateway(cipher, config.cipher?.paths ?? []);
  const newId = options.newId ?? uuid;
  const intents = createIntents({
    newId,
    subject: holder.actor,
    now: () => now().getTime(),
    slot: options.intents,
  });
  const pending = new Set<AbortController>();
  const region = () => host.cookies.get('global_site_flag') ?? 'CN';

  /** @param silent it is reported, not shown */
  const tell = (call: Call, failure: Failure, silent: boolean) =>
    announce(failure, { call, silent, path: host.page.path(), userId: options.userId?.() ?? '' }, policies);

  /** Tells of a failure as the caller asks for it. */
  function tellAs(how: SendOptions['announce'], call: Call, failure: Failure): void {
    const announcement = typeof how === 'function' ? how() : how;
    tell(call, failure, announcement === 'silent' || (announcement === 'answers' && outcomeUnknown(failure)));
  }

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
        promoCode: options.promoCode?.(),
      }),
      ...payload,
    };
    const { query, headers, ...sent } = encode(call.body, await gateway.seal(call.path, fields));
    const what: Exchange = {
      fetch: ask,
      url: `${base}${call.path}${query}`,
      init: {
        ...sent,
        headers: { ...headersOf(environment, call.write ? holder.subject() : undefined), ...headers },
        credentials: 'include',
        cache: 'no-store',
      },
      seconds: call.body === 'multipart' ? timeoutSeconds.upload : timeoutSeconds.standard,
      signal,
      elapsed: host.clock.elapsed,
    };
    const result = await (call.write ? exchange(what) : exchangeRepeated(what, options.repeatDelays));
    if ('failure' in result) return result;
    const reading = readAnswer(result.status, await gateway.open(call.path, result.text));
    const told = toldTime(result.answered, 'payload' in reading ? reading.payload : undefined);
    if (told) host.clock.hear(told);
    if ('failure' in reading) return reading;
    if (call.onlyCode200 && reading.code !== '200')
      return { failure: { kind: 'unexpected', status: result.status, field: 'Code' } };
    if (call.onlyMessage && !call.onlyMessage.test(reading.message ?? '')) {
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

  const refuse = (call: Call, failure: Failure): never => {
    throw new RequestFailure(failure, call.name, now().toISOString());
  };

  /** Whose it is could not be asked for: the traveller waits for this call, and knows of no other. */
  const unasked =
    (call: Call, how: SendOptions['announce']) =>
    (reason: unknown): never => {
      if (!(reason instanceof RequestFailure)) throw reason;
      tellAs(how, call, reason.failure);
      return refuse(call, reason.failure);
    };

  async function run<C extends Call>(
    call: C,
    payload: object,
    intent: string,
    { signal, announce: how, handles, transactionId }: SendOptions,
    asker?: Asker,
  ): Promise<ResponseOf<C>> {
    const controller = new AbortController();
    const leave = () => controller.abort();
    if (signal?.aborted) leave();
    signal?.addEventListener('abort', leave);
    pending.add(controller);
    const id = call.write ? intents.idOf(intent, transactionId) : (transactionId ?? newId());
    const sentToken = host.environment().proof;
    try {
      const outcome = await act(call, payload, id, controller.signal);
      if ('value' in outcome) {
        intents.done(intent);
        if (call.name === userCall) holder.heard(sentToken, outcome.value as User);
      } else if (outcome.failure.kind === 'otherMember') holder.doubt();
      const theirs = !asker || (await guard.after(call, asker));
      if ('value' in outcome) return theirs ? outcome.value : refuse(call, { kind: 'otherMember' });
      const { failure } = outcome;
      if (!outcomeUnknown(failure)) intents.refused(intent);
      const handled =
        passesThrough(failure) || (failure.kind === 'refused' && handles?.includes(failure.code));
      const ended = failure.kind === 'unauthorised';
      // Who has come meanwhile is not sent to sign in, and told nothing.
      const stale = !theirs || (ended && host.environment().proof !== sentToken);
      if (ended && !stale) host.wipeKept();
      if (!handled && !stale) tellAs(how, call, failure);
      return refuse(call, failure);
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
      holder.look();
      const asker = { by: sendOptions.by ?? holder.key(), atOnce: sendOptions.atOnce ?? false };
      const asked = guard.before(call, asker);
      // Without waiting where there is nothing to wait for: the request takes the token of this very moment.
      const may = typeof asked === 'boolean' ? asked : await asked.catch(unasked(call, sendOptions.announce));
      if (!may) return refuse(call, { kind: 'otherMember' });
      const start = () => run(call, data, intent, sendOptions, asker);
      return call.write ? intents.once(intent, start) : start();
    },
    abortAll: () => {
      for (const controller of pending) controller.abort();
    },
    login: () => policies.login(),
    token,
    clock: host.clock,
    holder,
    language,
    region,
    forget: () => inTurn(token.forget, intents.clear),
  };
}
