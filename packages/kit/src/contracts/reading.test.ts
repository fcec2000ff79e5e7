import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { read } from './read.ts';
import {
  followsPolicy,
  isPromised,
  listOf,
  optional,
  optionalEach,
  orNone,
  otherwise,
  tableOf,
} from './reading.ts';

const seat = z.object({ at: z.string(), note: optional(z.string()) });
const answer = z.object({
  id: z.string(),
  gate: optional(z.string()),
  seats: listOf(seat),
  rows: optional(listOf(z.string(), () => 'unreadable')),
  flag: otherwise(z.boolean(), false),
});
const good = { id: '1', gate: '12', seats: [{ at: '31A' }], flag: true };

describe('an answer that is as promised', () => {
  it('is read as it is', () => {
    expect(read(answer, good)).toEqual({ data: good, unfit: [] });
  });

  it.each([{ gate: null }, { rows: null }, { gate: undefined }])('may say %j for absent', (more) => {
    const reading = read(answer, { ...good, gate: undefined, ...more });
    expect(reading).toEqual({ data: { ...good, gate: undefined }, unfit: [] });
    expect(answer.safeParse({ ...good, ...more }).success).toBe(true);
  });
});

describe('what does not fit', () => {
  it.each([7, {}, [], true])('is absent where it may be: %j', (gate) => {
    expect(read(answer, { ...good, gate })).toEqual({ data: { ...good, gate: undefined }, unfit: ['gate'] });
  });

  it('is a difference from the contract all the same', () => {
    expect(answer.safeParse({ ...good, gate: 7 }).success).toBe(false);
    expect(answer.safeParse({ ...good, seats: [7] }).success).toBe(false);
    expect(answer.safeParse({ ...good, flag: 'x' }).success).toBe(false);
    expect(answer.safeParse({ ...good, flag: undefined }).success).toBe(false);
  });

  it('costs its neighbours nothing', () => {
    const seats = [{ at: '31A', note: 5 }, null, { at: 5 }, { at: '31B', note: null }];
    const reading = read(answer, { ...good, seats });
    expect(reading).toEqual({
      data: { ...good, seats: [{ at: '31A' }, { at: '31B' }] },
      unfit: ['seats[].note', 'seats[]', 'seats[].at'],
    });
  });

  it('has its place where the list says what stands there', () => {
    const reading = read(answer, { ...good, rows: ['1', 2, null] });
    expect(reading).toMatchObject({ data: { rows: ['1', 'unreadable', 'unreadable'] } });
  });

  it.each([undefined, null, 'yes'])('has a value where the answer can be used without: %j', (flag) => {
    const { id, gate, seats } = good;
    expect(read(answer, { id, gate, seats, ...(flag !== undefined && { flag }) })).toEqual({
      data: { ...good, flag: false },
      unfit: ['flag'],
    });
  });

  it.each([undefined, null, 7])('makes an answer unusable where it says what the answer is of: %j', (id) => {
    expect(read(answer, { ...good, id })).toEqual({ field: 'id' });
    expect(read(answer, { ...good, id, gate: 7 })).toEqual({ field: 'id' });
  });

  it('makes it unusable by the first of the fields that it lacks', () => {
    expect(read(z.object({ id: z.string(), at: z.string() }), {})).toEqual({ field: 'id' });
  });

  it('is told by no more than eight paths, each once', () => {
    const letters = Array.from('abcdefghijk');
    const many = z.object(optionalEach(Object.fromEntries(letters.map((name) => [name, z.int()]))));
    const bad = Object.fromEntries(letters.map((name) => [name, 'x']));
    expect(read(many, bad)).toMatchObject({ unfit: letters.slice(0, 8) });
    expect(read(answer, { ...good, seats: [1, 2, 3] })).toMatchObject({ unfit: ['seats[]'] });
  });
});

describe('a list', () => {
  const least = z.object({ list: listOf(z.string()).check(z.minLength(1)) });

  it('that needs an element is unusable once none can be read', () => {
    expect(read(least, { list: [1, 'a'] })).toMatchObject({ data: { list: ['a'] } });
    expect(read(least, { list: [1] })).toEqual({ field: 'list' });
  });

  it.each([null, 'a', { 0: 'a' }])('that is none is not read as empty: %j', (list) => {
    expect(read(z.object({ list: listOf(z.string()) }), { list })).toEqual({ field: 'list' });
  });
});

describe('a table', () => {
  const names = z.object({ names: tableOf(z.string().check(z.regex(/^\d+$/)), z.string()) });

  it('loses an entry that cannot be read, and no other', () => {
    const given = { names: { 1: 'a', 2: null, 3: 7, x: 'b', 4: 'c' } };
    expect(read(names, given)).toMatchObject({ data: { names: { 1: 'a', 4: 'c' } } });
    expect('unfit' in read(names, given) && read(names, { names: { 1: 'a', 2: null } })).toEqual({
      data: { names: { 1: 'a' } },
      unfit: ['names.2'],
    });
    expect(names.safeParse(given).success).toBe(false);
  });

  it.each([null, 'a', ['a']])('that is none is not read as empty: %j', (given) => {
    expect(read(names, { names: given })).toEqual({ field: 'names' });
  });
});

describe('the schemas of the policy', () => {
  it('are told apart, and from others', () => {
    const all = [
      optional(z.string()),
      listOf(z.string()),
      otherwise(z.string(), ''),
      orNone(z.string()),
      tableOf(z.string(), z.string()),
    ];
    expect(all.map(followsPolicy)).toEqual([true, true, true, true, true]);
    expect(all.map(isPromised)).toEqual([false, false, true, false, false]);
    expect([z.optional(z.string()), z.array(z.string()), z.string()].map(followsPolicy)).toEqual([
      false,
      false,
      false,
    ]);
    const names = all.map((schema) => [...schema['_zod'].traits].filter((name) => name.startsWith('Mapp')));
    expect(names).toEqual([
      ['MappOptional'],
      ['MappList'],
      ['MappOtherwise'],
      ['MappOptional'],
      ['MappTable'],
    ]);
  });

  it('leave a promised field there, whatever stands for it', () => {
    const reading = read(z.object({ figure: otherwise(z.int(), undefined) }), {});
    expect('data' in reading && Object.keys(reading.data)).toEqual(['figure']);
  });

  it('read a list that is the whole answer', () => {
    const list = listOf(z.object({ at: z.string() }));
    expect(read(list, [{ at: 'a' }, { at: 5 }])).toEqual({ data: [{ at: 'a' }], unfit: ['[].at'] });
  });
});

describe('what may be none', () => {
  const found = z.object({ trip: orNone(z.object({ flight: z.string() })) });

  it.each([{}, { trip: null }])('is none in %j', (given) => {
    expect(read(found, given)).toEqual({ data: { ...given, trip: undefined }, unfit: [] });
  });

  it('is not taken for none where it cannot be read', () => {
    expect(read(found, { trip: { flight: 5 } })).toEqual({ field: 'trip.flight' });
  });
});

describe('a transform', () => {
  it('gets what could be read, and refuses the rest by its own path', () => {
    const sum = z.pipe(
      listOf(z.int()),
      z.transform((numbers: number[]) => numbers.reduce((total, each) => total + each, 0)),
    );
    expect(read(z.object({ sum }), { sum: [1, 'x', 2] })).toEqual({ data: { sum: 3 }, unfit: ['sum[]'] });
  });
});
