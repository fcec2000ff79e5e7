import type {
  CodedLeg,
  CodedPass,
  LooselyReadPass,
  PassFieldName,
  PassProblem,
  PassResult,
} from './coded.ts';
import { legFields, nameField, neededFields, onceFields } from './fields.ts';
import { attempt, printable, refuse, type Fields, type Note, type Values } from './problem.ts';

/** Reads a text from its beginning. */
class Reader {
  #rest: string;
  readonly note: Note;
  readonly #leg: number | undefined;
  constructor(text: string, note: Note, leg?: number) {
    this.#rest = text;
    this.note = note;
    this.#leg = leg;
  }
  get rest(): string {
    return this.#rest;
  }
  take(width: number, field: PassFieldName): string {
    if (this.#rest.length < width) this.note(field, 'missing', this.#leg);
    const taken = this.#rest.slice(0, width);
    this.#rest = this.#rest.slice(width);
    return taken;
  }
  /** A part behind its size. */
  part(field: PassFieldName): string {
    const size = this.take(2, 'size');
    if (/^[\dA-F]{2}$/.test(size)) return this.take(Number.parseInt(size, 16), field);
    if (size !== '') this.note('size', 'form', this.#leg);
    return '';
  }
  field(fields: Fields, name: string, again = (_: string): string | undefined => undefined): unknown {
    const field = fields[name];
    if (!field) return undefined;
    const cut = this.#rest.length < field.width;
    const text = this.take(field.width, name as PassFieldName).trimEnd();
    if (text === '') return undefined;
    const value = field.read(text);
    if (value !== undefined) return value;
    this.note(name as PassFieldName, 'form', this.#leg);
    return cut ? undefined : field.read(again(text) ?? '');
  }
  /** A field that each pass has: one that does not follow the standard is read as if it had been typed. */
  neededField(fields: Fields, name: string): unknown {
    return this.field(fields, name, (text) => fields[name]?.write(text as never));
  }
}

/** Fields one after the other, as many as there are, and how wide the part is where blanks end it. */
function readFields(text: string, fields: Fields, note: Note, leg?: number): Values {
  const reader = new Reader(text, note, leg);
  const values: Record<string, unknown> = {};
  let said = 0;
  for (const name of Object.keys(fields)) {
    if (reader.rest === '') break;
    const value = reader.field(fields, name);
    if (value === undefined) continue;
    values[name] = value;
    said = text.length - reader.rest.length;
  }
  if (reader.rest !== '') note('size', 'long', leg);
  return text.length > said ? { ...values, room: text.length } : values;
}

function readOnce(reader: Reader): Values {
  if (reader.rest === '') return {};
  if (reader.take(1, 'version') !== '>') reader.note('version', 'form');
  const version = Number(reader.take(1, 'version'));
  const known = version >= 1 && version <= 8;
  if (!known) reader.note('version', 'form');
  return { ...(known && { version }), ...readFields(reader.part('size'), onceFields, reader.note) };
}

function readLeg(reader: Reader, number: number): { once: Values; leg: Partial<CodedLeg> } {
  const { note } = reader;
  const needed: Record<string, unknown> = {};
  for (const name of Object.keys(neededFields)) {
    const value = reader.neededField(neededFields, name);
    if (value !== undefined) needed[name] = value;
    else if (name !== 'seat' && name !== 'sequence') note(name as PassFieldName, 'missing', number);
  }
  const part = new Reader(reader.part('size'), note, number);
  const once = number === 1 ? readOnce(part) : {};
  const said = part.rest === '' ? {} : readFields(part.part('size'), legFields, note, number);
  const own = part.rest;
  const typed = printable.test(own);
  if (!typed) note('own', 'form', number);
  return { once, leg: { ...needed, ...said, ...(typed && own !== '' && { own }) } };
}

function readSecurity(reader: Reader): CodedPass['security'] {
  if (reader.rest === '') return undefined;
  if (reader.take(1, 'end') !== '^') {
    reader.note('end', 'form');
    return undefined;
  }
  const type = reader.take(1, 'security');
  const data = reader.part('security');
  if (/^[A-Z\d]$/.test(type) && printable.test(data)) return { type, data };
  reader.note('security', 'form');
  return undefined;
}

function readLegs(reader: Reader, count: number): ReturnType<typeof readLeg>[] {
  const read: ReturnType<typeof readLeg>[] = [];
  for (let number = 1; number <= count; number += 1) {
    const leg = new Reader(reader.rest, reader.note, number);
    read.push(readLeg(leg, number));
    reader.take(reader.rest.length - leg.rest.length, 'legs');
  }
  return read;
}

/** A text by the field table. @param note takes note of what does not follow it */
function readText(given: unknown, note: Note): Omit<LooselyReadPass, 'oddities'> {
  // A scanner may give anything, also from a program without types.
  const reader = new Reader(typeof given === 'string' ? given.replace(/[\r\n]+$/, '') : '', note);
  if (reader.rest === '') refuse('format', 'missing');
  if (reader.take(1, 'format') !== 'M') refuse('format', 'form');
  const count = reader.take(1, 'legs');
  if (count === '') refuse('legs', 'missing');
  if (!/^[1-4]$/.test(count)) refuse('legs', 'form');
  const name = reader.neededField({ name: nameField }, 'name');
  if (name === undefined) note('name', 'missing');
  const mark = reader.take(1, 'electronicTicket');
  if (mark !== 'E' && mark !== ' ') note('electronicTicket', 'form');
  const legs = readLegs(reader, Number(count));
  const security = readSecurity(reader);
  return {
    ...legs[0]?.once,
    ...(typeof name === 'string' && { name }),
    electronicTicket: mark === 'E',
    legs: legs.map(({ leg }) => leg),
    ...(security && { security }),
  };
}

/**
 * Content of a barcode. Numbers come without the zeros in front. Never throws: a text that is no boarding pass gives the place
 * where it stops being one. A day is a number in a year: see `dayOfPass`.
 */
export const decodePass = (text: string): PassResult<CodedPass> =>
  attempt(() => readText(text, refuse) as CodedPass);

/**
 * A barcode's text, read as a gate reads it: blank or cut fields, seats without zeros, and text behind the pass cost nothing but
 * themselves, and are listed. Never throws: only a text of another format, or of no legs, is refused.
 */
export const readPass = (text: string): PassResult<LooselyReadPass> =>
  attempt(() => {
    const oddities: PassProblem[] = [];
    const read = readText(text, (field, reason, leg) => {
      oddities.push({ field, reason, ...(leg !== undefined && { leg }) });
    });
    return { ...read, oddities };
  });
