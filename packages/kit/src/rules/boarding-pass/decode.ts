import type { CodedLeg, CodedPass, PassFieldName, PassResult } from './coded.ts';
import { legFields, nameField, neededFields, onceFields } from './fields.ts';
import { attempt, printable, refuse, type Fields, type Values } from './problem.ts';

/** Reads a text from its beginning. */
class Reader {
  #rest: string;
  readonly #leg: number | undefined;
  constructor(text: string, leg?: number) {
    this.#rest = text;
    this.#leg = leg;
  }
  get rest(): string {
    return this.#rest;
  }
  take(width: number, field: PassFieldName): string {
    if (this.#rest.length < width) refuse(field, 'missing', this.#leg);
    const taken = this.#rest.slice(0, width);
    this.#rest = this.#rest.slice(width);
    return taken;
  }
  /** A part behind its size. */
  part(field: PassFieldName): string {
    const size = this.take(2, 'size');
    if (!/^[\dA-F]{2}$/.test(size)) refuse('size', 'form', this.#leg);
    return this.take(Number.parseInt(size, 16), field);
  }
  field(fields: Fields, name: string): unknown {
    const field = fields[name];
    if (!field) return undefined;
    const text = this.take(field.width, name as PassFieldName).trimEnd();
    if (text === '') return undefined;
    return field.read(text) ?? refuse(name as PassFieldName, 'form', this.#leg);
  }
}

/** Fields one after the other, as many as there are. */
function readFields(text: string, fields: Fields, leg?: number): Values {
  const reader = new Reader(text, leg);
  const values: Record<string, unknown> = {};
  for (const name of Object.keys(fields)) {
    if (reader.rest === '') break;
    const value = reader.field(fields, name);
    if (value !== undefined) values[name] = value;
  }
  if (reader.rest !== '') refuse('size', 'long', leg);
  return values;
}

function readOnce(reader: Reader): Values {
  if (reader.rest === '') return {};
  if (reader.take(1, 'version') !== '>') refuse('version', 'form');
  const version = Number(reader.take(1, 'version'));
  if (!(version >= 1 && version <= 8)) refuse('version', 'form');
  return { version, ...readFields(reader.part('size'), onceFields) };
}

function readLeg(reader: Reader, number: number): { once: Values; leg: CodedLeg } {
  const needed: Record<string, unknown> = {};
  for (const name of Object.keys(neededFields)) {
    const value = reader.field(neededFields, name);
    if (value !== undefined) needed[name] = value;
    else if (name !== 'seat' && name !== 'sequence') refuse(name as PassFieldName, 'missing', number);
  }
  const part = new Reader(reader.part('size'), number);
  const once = number === 1 ? readOnce(part) : {};
  const said = part.rest === '' ? {} : readFields(part.part('size'), legFields, number);
  const own = part.rest;
  if (!printable.test(own)) refuse('own', 'form', number);
  return { once, leg: { ...needed, ...said, ...(own !== '' && { own }) } as unknown as CodedLeg };
}

function readSecurity(reader: Reader): CodedPass['security'] {
  if (reader.rest === '') return undefined;
  if (reader.take(1, 'end') !== '^') refuse('end', 'form');
  const type = reader.take(1, 'security');
  const data = reader.part('security');
  if (!/^[A-Z\d]$/.test(type) || !printable.test(data)) refuse('security', 'form');
  return { type, data };
}

/**
 * What a barcode's text says. Numbers come without the zeros in front. Never throws: a text that is no boarding pass gives the place
 * where it stops being one. A day is a number in a year: see `dayOfPass`.
 */
export const decodePass = (text: string): PassResult<CodedPass> =>
  attempt(() => {
    const reader = new Reader(text.replace(/[\r\n]+$/, ''));
    if (reader.take(1, 'format') !== 'M') refuse('format', 'form');
    const count = reader.take(1, 'legs');
    if (!/^[1-4]$/.test(count)) refuse('legs', 'form');
    const name = reader.field({ name: nameField }, 'name');
    if (typeof name !== 'string') return refuse('name', 'missing');
    const mark = reader.take(1, 'electronicTicket');
    if (mark !== 'E' && mark !== ' ') refuse('electronicTicket', 'form');
    const read = Array.from({ length: Number(count) }, (_, index) => {
      const leg = new Reader(reader.rest, index + 1);
      const result = readLeg(leg, index + 1);
      reader.take(reader.rest.length - leg.rest.length, 'legs');
      return result;
    });
    const security = readSecurity(reader);
    return {
      ...read[0]?.once,
      name,
      electronicTicket: mark === 'E',
      legs: read.map(({ leg }) => leg),
      ...(security && { security }),
    };
  });
