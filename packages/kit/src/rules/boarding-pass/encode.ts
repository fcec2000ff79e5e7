import type { CodedLeg, CodedPass, PassFieldName, PassResult } from './coded.ts';
import { legFields, nameField, neededFields, onceFields, type PassField } from './fields.ts';
import { attempt, printable, refuse, type Fields, type Values } from './problem.ts';

/** Two hexadecimal digits say no more. */
const longest = 0xff;

/** Characters of all fields. */
const widthOf = (fields: Fields): number => Object.values(fields).reduce((sum, { width }) => sum + width, 0);

const isSaid = (value: unknown): boolean => value !== undefined && value !== '';

function writeField(fields: Fields, values: Values, name: string, leg?: number): string {
  const field = fields[name] as PassField<unknown>;
  const value = values[name];
  if (!isSaid(value)) return ' '.repeat(field.width);
  const text = field.write(value) ?? refuse(name as PassFieldName, 'form', leg);
  return text.padEnd(field.width);
}

/** Fields one after the other, up to the last that says something, and blanks where the part is known to be wider. */
function writeFields(fields: Fields, values: Values, leg?: number): string {
  const names = Object.keys(fields);
  const last = names.findLastIndex((name) => isSaid(values[name]));
  return names
    .slice(0, last + 1)
    .map((name) => writeField(fields, values, name, leg))
    .join('')
    .padEnd(Math.min(widthOf(fields), Number(values['room'] ?? 0) || 0));
}

/** A part behind its size in two hexadecimal digits. */
function sized(part: string, field: PassFieldName, leg?: number): string {
  if (part.length > longest) refuse(field, 'long', leg);
  return part.length.toString(16).toUpperCase().padStart(2, '0') + part;
}

const ownOf = ({ own = '' }: CodedLeg, leg: number): string =>
  printable.test(own) ? own : refuse('own', 'form', leg);

/** `>`, version, and what is said once; nothing where nothing optional is said. */
function writeOnce(pass: CodedPass): string {
  const once = writeFields(onceFields, pass as unknown as Values);
  const silent =
    once === '' &&
    pass.legs.every(
      (leg) =>
        !isSaid(leg.own) && !Object.keys(legFields).some((name) => isSaid((leg as unknown as Values)[name])),
    );
  if (silent && pass.version === undefined) return '';
  const { version = 6 } = pass;
  if (![6, 7, 8].includes(version)) refuse('version', 'form');
  const ofEight = pass.passenger === 'unspecified' || pass.passenger === 'undisclosed';
  if (ofEight && version < 8) refuse('passenger', 'form');
  return `>${version}${sized(once, 'size')}`;
}

function writeLeg(leg: CodedLeg, index: number, once: string): string {
  const number = index + 1;
  const values = leg as unknown as Values;
  for (const name of Object.keys(neededFields))
    if (!isSaid(values[name]) && name !== 'seat' && name !== 'sequence')
      refuse(name as PassFieldName, 'missing', number);
  const needed = Object.keys(neededFields)
    .map((name) => writeField(neededFields, values, name, number))
    .join('');
  const said = writeFields(legFields, values, number);
  const own = ownOf(leg, number);
  const part = said + own === '' && once === '' ? '' : sized(said, 'size', number) + own;
  return needed + sized(once + part, 'own', number);
}

function writeSecurity({ security }: CodedPass): string {
  if (!security) return '';
  const fits = /^[A-Z\d]$/.test(security.type) && printable.test(security.data);
  return fits ? `^${security.type}${sized(security.data, 'security')}` : refuse('security', 'form');
}

/**
 * The text of a boarding pass's barcode. Names are put into capital Latin letters and width, numbers are filled up with zeros. Source:
 * IATA Resolution 792, widths of domain facts C1. Never throws: what cannot be written is named.
 */
export const encodePass = (pass: CodedPass): PassResult<string> =>
  attempt(() => {
    if (pass.legs.length < 1 || pass.legs.length > 4) refuse('legs', 'form');
    if (pass.name.trim() === '') refuse('name', 'missing');
    const name = writeField({ name: nameField }, { name: pass.name }, 'name');
    const once = writeOnce(pass);
    const legs = pass.legs.map((leg, index) => writeLeg(leg, index, index === 0 ? once : ''));
    const head = `M${pass.legs.length}${name}${pass.electronicTicket ? 'E' : ' '}`;
    return head + legs.join('') + writeSecurity(pass);
  });
