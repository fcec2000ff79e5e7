import type { BodyKind } from '../contracts/call.ts';

/** Fields that travel: the payload and the envelope beside it. */
export type Fields = Readonly<Record<string, unknown>>;

/** The part of a request that depends on how its body travels. */
export interface Encoded {
  readonly method: 'GET' | 'POST';
  /** Begins with `?`, or is empty. */
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: BodyInit;
}

/** Text of a field outside JSON: what is not text travels as JSON. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const present = (fields: Fields) =>
  Object.entries(fields).filter(([, value]) => value !== undefined && value !== null);

const search = (fields: Fields) =>
  new URLSearchParams(present(fields).map(([name, value]) => [name, textOf(value)]));

function formData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of present(fields)) {
    const parts: readonly unknown[] =
      Array.isArray(value) && value.every((part) => part instanceof Blob) ? value : [value];
    for (const part of parts) {
      if (part instanceof Blob) form.append(name, part);
      else form.append(name, textOf(part));
    }
  }
  return form;
}

const encoders: { readonly [K in BodyKind]: (fields: Fields) => Encoded } = {
  json: (fields) => ({
    method: 'POST',
    query: '',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fields),
  }),
  query: (fields) => ({ method: 'GET', query: `?${search(fields).toString()}`, headers: {} }),
  // The browser writes the content type of these two, boundary included.
  form: (fields) => ({ method: 'POST', query: '', headers: {}, body: search(fields) }),
  multipart: (fields) => ({ method: 'POST', query: '', headers: {}, body: formData(fields) }),
};

/** Writes the fields in the way that the contract asks for. Absent fields are left out. */
export const encode = (kind: BodyKind, fields: Fields): Encoded => encoders[kind](fields);
