import type { Failure } from './failure.ts';

/** An answer, read as far as it can be without knowing its call. */
export type Reading =
  /** `code` is the answer's Code and `message` its Msg, where it has one. */
  | { readonly payload: unknown; readonly code: string | undefined; readonly message: string | undefined }
  | { readonly failure: Failure };

type Body = Readonly<Record<string, unknown>>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first of the names that holds text or a number. */
function read(body: Body, ...names: string[]): string | undefined {
  for (const name of names) {
    const value = body[name];
    if (typeof value === 'number' || (typeof value === 'string' && value !== '')) return String(value);
  }
  return undefined;
}

const messageOf = (body: Body) => read(body, 'Msg', 'msg', 'resultMsg', 'message');

const fineCodes: ReadonlySet<string | undefined> = new Set([undefined, '200']);
const fineResults: ReadonlySet<string | undefined> = new Set([undefined, '0', '200']);

/** The wire's own words for no: the outcome of Code, resultCode and success. */
function refusal(body: Body): Failure | undefined {
  const code = read(body, 'Code', 'code');
  const result = read(body, 'resultCode');
  const message = messageOf(body) ?? '';
  if (code === '401') return { kind: 'unauthorised', code, message };
  if (result === '-998') return { kind: 'unauthorised', code: result, message };
  if (code === '40901' || result === '40901') return { kind: 'otherMember' };
  if (code === '40500' || result === '40500') return { kind: 'special', code: '40500', message };
  // Code -1 is the general no; a resultCode beside it says more.
  const resultSpeaks = !fineResults.has(result) && (fineCodes.has(code) || code === '-1');
  const saysNo = body['success'] === false || body['success'] === 'false';
  if (fineCodes.has(code) && !resultSpeaks && !saysNo) return undefined;
  return { kind: 'refused', code: (resultSpeaks ? result : code) ?? result ?? '', message };
}

/** Reads JSON; undefined for anything else, an empty body included. No JSON text stands for undefined. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Reads an answer. The payload is the `data` member when there is one, else the whole body.
 * Source: membership.md sections 7 and 8.
 * @param status HTTP status; 401 means signed out, other statuses count only when the body does not speak
 * @param body the parsed body, undefined when it is not JSON
 */
export function readAnswer(status: number, body: unknown): Reading {
  const spoken = isBody(body) && status < 500 ? refusal(body) : undefined;
  if (status === 401 && spoken?.kind !== 'unauthorised') {
    return {
      failure: {
        kind: 'unauthorised',
        code: '401',
        message: spoken && 'message' in spoken ? spoken.message : '',
      },
    };
  }
  if (spoken) return { failure: spoken };
  if (body === undefined || status < 200 || status >= 300) return { failure: { kind: 'unexpected', status } };
  if (!isBody(body)) return { payload: body, code: undefined, message: undefined };
  return { payload: body['data'] ?? body, code: read(body, 'Code', 'code'), message: messageOf(body) };
}
