import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { airportNames, getUserInfo } from '@mapp/kit/contracts';
import { differences } from './differences.ts';

const whole = z.object({
  list: z.array(z.object({ count: z.union([z.int(), z.string().check(z.regex(/^\d+$/))]) })),
  names: z.record(z.string(), z.string()),
  kind: z.enum(['a', 'b']),
  note: z.nullable(z.object({ text: z.string() })),
  block: z.union([
    z.object({ type: z.literal('text'), text: z.string() }),
    z.object({ type: z.literal('row'), cells: z.array(z.string()), width: z.int() }),
  ]),
});
const good = {
  list: [{ count: 1 }, { count: '2' }],
  names: { x: 'y' },
  kind: 'a',
  note: null,
  block: { type: 'text', text: 't' },
};

describe('differences', () => {
  it('are none where all fits', () => {
    expect(differences(whole, good)).toEqual([]);
  });

  it.each<[string, object, string, string]>([
    ['a missing list', { list: undefined }, 'list', 'missing'],
    ['a missing field of a union', { list: [{}, {}] }, 'list[].count', 'missing'],
    ['another kind', { list: [{ count: true }] }, 'list[].count', 'boolean instead of number or string'],
    ['another form', { list: [{ count: 'secret' }] }, 'list[].count', 'not of its form'],
    ['a key of the answer’s own', { names: { secret: 5 } }, 'names.*', 'number instead of string'],
    ['a value that is not known', { kind: 'secret' }, 'kind', 'not one of the known values'],
    ['a list for an object', { note: ['secret'] }, 'note', 'array instead of object'],
    [
      'the nearest of a union',
      { block: { type: 'text', text: 5 } },
      'block.text',
      'number instead of string',
    ],
    ['null', { kind: null }, 'kind', 'not one of the known values'],
  ])('tell %s', (_, change, path, problem) => {
    expect(differences(whole, { ...good, ...change })).toEqual([{ path, problem }]);
  });

  it('tell what is ours in a documented call from what the documents promise', () => {
    const bare = { list: [{ nationName: 'x', airportName: 'z' }] };
    expect(differences(airportNames.response, bare)).toEqual([
      { path: 'list[].cityName', problem: 'missing' },
    ]);
    expect(differences(airportNames.response, {})).toEqual([
      { path: 'list', problem: 'missing', assumed: true },
    ]);
    expect(differences(getUserInfo.response, { ffpNo: 7 })).toEqual([
      { path: 'userId', problem: 'missing' },
      { path: 'ffpNo', problem: 'number instead of string', assumed: true },
    ]);
  });

  it('take null for absent, and have no patience with anything else', () => {
    expect(differences(getUserInfo.response, { userId: '1', ffpNo: null })).toEqual([]);
    expect(differences(getUserInfo.response, { userId: '1', ffpNo: false })).toHaveLength(1);
  });

  it('tell each place once', () => {
    expect(differences(whole, { ...good, list: Array.from({ length: 500 }, () => ({})) })).toHaveLength(1);
  });

  it('tell a whole that is none', () => {
    expect(differences(whole, 'secret')).toEqual([{ path: '', problem: 'string instead of object' }]);
  });
});
