import { describe, expect, it } from 'vitest';
import { legFields, nameField, neededFields, onceFields, type PassField } from './fields.ts';

const fields = { name: nameField, ...neededFields, ...onceFields, ...legFields };
type Name = keyof typeof fields;
const fieldOf = (name: Name) => fields[name] as PassField<unknown>;

/** By the field table of Resolution 792: what a field says, and the characters that say it. */
const saidAs: readonly [Name, unknown, string][] = [
  ['pnr', 'ABC12', 'ABC12'],
  ['carrier', '3U', '3U'],
  ['carrier', '9C8', '9C8'],
  ['flight', '0', '0000'],
  ['flight', '7', '0007'],
  ['flight', '583A', '0583A'],
  ['day', 1, '001'],
  ['day', 60, '060'],
  ['day', 299, '299'],
  ['day', 359, '359'],
  ['day', 366, '366'],
  ['seat', '1A', '001A'],
  ['seat', '101K', '101K'],
  ...['INF', 'STBY', 'GATE', 'JMP', 'CREW'].map((word) => ['seat', word, word] as [Name, unknown, string]),
  ['sequence', '25B', '0025B'],
  ['passenger', 'adult', '0'],
  ['passenger', 'male', '1'],
  ['passenger', 'female', '2'],
  ['passenger', 'child', '3'],
  ['passenger', 'infant', '4'],
  ['passenger', 'cabinBag', '5'],
  ['passenger', 'adultWithInfant', '6'],
  ['passenger', 'unaccompaniedMinor', '7'],
  ['passenger', 'unspecified', 'X'],
  ['passenger', 'undisclosed', 'U'],
  ['checkInSource', 'web', 'W'],
  ['checkInSource', 'kiosk', 'K'],
  ['checkInSource', 'remote', 'R'],
  ['checkInSource', 'mobile', 'M'],
  ['checkInSource', 'airport', 'O'],
  ['checkInSource', 'town', 'T'],
  ['checkInSource', 'vendor', 'V'],
  ['issueSource', 'kiosk', 'K'],
  ['issued', { yearDigit: 0, day: 1 }, '0001'],
  ['issued', { yearDigit: 9, day: 366 }, '9366'],
  ['bagTag', '0014123456003', '0014123456003'],
  ['memberNumber', '7', '7'],
  ['memberNumber', 'A123456789012345', 'A123456789012345'],
  ['freeBags', '20K', '20K'],
  ['freeBags', '44L', '44L'],
  ['freeBags', '2PC', '2PC'],
  ['fastTrack', true, 'Y'],
  ['fastTrack', false, 'N'],
];

describe('fields of a boarding pass', () => {
  it.each(saidAs)('%s %o is %s, and back', (name, value, text) => {
    expect(fieldOf(name).write(value)).toBe(text);
    expect(fieldOf(name).read(text)).toEqual(value);
    expect(text.length).toBeLessThanOrEqual(fieldOf(name).width);
  });

  it.each<[Name, unknown, string]>([
    ['carrier', ' mu ', 'MU'],
    ['from', 'sha', 'SHA'],
    ['flight', '0101a', '0101A'],
    ['flight', '000005101', '5101'],
    ['seat', ' 011a ', '011A'],
    ['seat', 'inf', 'INF'],
  ])('%s typed as %o is written as %s', (name, value, text) => {
    expect(fieldOf(name).write(value)).toBe(text);
  });

  it.each<[Name, ...unknown[]]>([
    ['pnr', 'ABC1', 'ABC12345', 'ABC-12'],
    ['from', 'SHAX', 'XSHA', 'SH', 'S1A'],
    ['carrier', 'M', '12MU', 'MU12', '--', 'M-'],
    ['flight', '', 'A', '51011', '101AB', '1A1'],
    ['day', 0, -1, 367, 1000, 1100, 2152, 3661],
    ['compartment', 'YY', '1', '-'],
    ['seat', 'A', '11', '1111A', '11AB', 'XINF', 'INFX', 'STBYS'],
    ['status', '11', '-'],
    ['issued', { yearDigit: 12, day: 152 }, { yearDigit: -1, day: 152 }, { yearDigit: 6, day: 0 }],
    ['documentType', 'BB', '1'],
    ['bagTag', '001412345600', '00141234560031', '10014123456003', '001412345600A'],
    ['ticketAirline', '78', '7811', 'MU1'],
    ['ticketNumber', '123456789', '12345678901', '123456789A'],
    ['selectee', '10', 'A'],
    ['documentCheck', '10', 'A'],
    ['memberNumber', '12345678901234567', '1-2'],
    ['reduced', 'AB', '-'],
    ['freeBags', '20P', '20KG', '120K', '2PCS', '12PC', 'K'],
  ])('%s has no way to write %o and what follows', (name, ...values) => {
    for (const value of values) expect(fieldOf(name).write(value)).toBeUndefined();
  });

  it.each<[Name, ...string[]]>([
    ['name', 'ZHANG1/SAN', 'ZHANG/SAN.', '/SAN', ' ZHANG', 'zhang/san'],
    ['from', 'SH', 'sha', '1SH'],
    ['flight', '101', '00101', 'A0101', '0101AB', '    A', '0101a'],
    ['day', '000', '367', '400', '1', ' 12', 'ABC'],
    ['seat', '11A', '0011', 'INFX', 'XINF', 'A011'],
    ['sequence', '25', '0025-'],
    ['passenger', '8', 'A', '', 'adult'],
    ['checkInSource', 'X', 'w'],
    ['issued', 'X152', '6000', '6367', '615', 'X1526'],
    ['fastTrack', 'X', 'y', '', 'NY', 'YN'],
  ])('%s finds no meaning in “%s” and what follows', (name, ...texts) => {
    for (const text of texts) expect(fieldOf(name).read(text)).toBeUndefined();
  });
});
