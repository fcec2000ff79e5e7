import type { Call, ResponseOf } from '../contracts/call.ts';
import { read } from '../contracts/read.ts';
import type { ToldTime } from '../host/clock.ts';
import { toldTime } from '../host/told-time.ts';
import { readAnswer } from './answer.ts';
import { encode } from './body.ts';
import { webCryptoCipher } from './cipher.ts';
import { envelopeOf, headersOf } from './envelope.ts';
import { exchange, exchangeRepeated, type Exchange } from './exchange.ts';
import type { Failure } from './failure.ts';
import { fetchTelling, type Sent } from './fetch-telling.ts';
import { createGateway } from './gateway.ts';
import type { ClientOptions, SendOptions } from './options.ts';

/** Seconds until a request is given up. Source: decision 7. */
export const timeoutSeconds = { standard: 60, upload: 100 } as const;

export interface ActOptions {
  readonly language: () => string;
  /** The member's id, where it is known. */
  readonly subject: () => string | undefined;
  /** Told which field of an answer it could be used without. */
  readonly unfit: (call: Call, status: number, field: string) => void;
}

export type ActOutcome<C extends Call> = { readonly value: ResponseOf<C> } | { readonly failure: Failure };

/** One action from its fields to its answer, whoever asks and whatever comes of it. */
export type Act = <C extends Call>(
  call: C,
  payload: object,
  transactionId: string,
  signal: AbortSignal,
  /** Told how much has gone. */
  onSentChange?: Sent,
  known?: SendOptions['known'],
) => Promise<ActOutcome<C>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export function createAct(
  { host, config, cipher, fetch, repeatDelays, promoCode }: ClientOptions,
  { language, subject, unfit }: ActOptions,
): Act {
  const base = config.apiBase.replace(/\/+$/, '');
  const ask: typeof globalThis.fetch = fetch ?? ((input, init) => globalThis.fetch(input, init));
  const gateway = createGateway(
    cipher ?? (config.cipher && webCryptoCipher(config.cipher.key)),
    config.cipher?.paths ?? [],
  );
  /** Answers that may be asked for again, as they were sent: kept for as long as the answers are. */
  const sentAs = new WeakMap<object, string>();
  const hear = (told: ToldTime | undefined) => told && host.clock.hear(told);
  return async <C extends Call>(
    call: C,
    payload: object,
    transactionId: string,
    signal: AbortSignal,
    onSentChange?: Sent,
    known?: SendOptions['known'],
  ): Promise<ActOutcome<C>> => {
    const environment = host.environment();
    // A payload that declares a field of the envelope means its own.
    const fields = {
      ...envelopeOf({
        call,
        environment,
        language: language(),
        appVersion: config.appVersion,
        transactionId,
        promoCode: promoCode?.(),
      }),
      ...payload,
    };
    const { query, headers, ...sent } = encode(call.body, await gateway.seal(call.path, fields));
    const what: Exchange = {
      // A host's own `fetch` tells nothing of what has gone.
      fetch: onSentChange && !fetch ? (fetchTelling(onSentChange) as typeof globalThis.fetch) : ask,
      url: `${base}${call.path}${query}`,
      init: {
        ...sent,
        headers: { ...headersOf(environment, call.write ? subject() : undefined), ...headers },
        credentials: 'include',
        cache: 'no-store',
      },
      seconds: call.body === 'multipart' ? timeoutSeconds.upload : timeoutSeconds.standard,
      signal,
      elapsed: host.clock.elapsed,
    };
    const result = await (call.write ? exchange(what) : exchangeRepeated(what, repeatDelays));
    if ('failure' in result) return result;
    const sentNow = `${result.status} ${result.text}`;
    const before = known?.();
    if (isObject(before) && sentAs.get(before) === sentNow) {
      hear(toldTime(result.answered));
      return { value: before as ResponseOf<C> };
    }
    const reading = readAnswer(result.status, await gateway.open(call.path, result.text));
    hear(toldTime(result.answered, 'payload' in reading ? reading.payload : undefined));
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
      for (const field of answer.unfit) unfit(call, result.status, field);
      if (known && isObject(answer.data)) sentAs.set(answer.data, sentNow);
      return { value: answer.data as ResponseOf<C> };
    }
    const { field } = answer;
    return { failure: { kind: 'unexpected', status: result.status, ...(field && { field }) } };
  };
}
