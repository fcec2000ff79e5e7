import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import schema from './dtcg.schema.json' with { type: 'json' };
import { flatten, type TokenTree } from './resolve.ts';
import { sets, typed, wholeSet } from './whole.ts';

const read = (file: string): TokenTree =>
  JSON.parse(readFileSync(new URL(`${file}.json`, import.meta.url), 'utf8')) as TokenTree;

const validate = new Ajv({ allErrors: true }).compile(schema);
const problemsOf = (tree: TokenTree): readonly string[] => {
  validate(typed(tree));
  return (validate.errors ?? []).map(({ instancePath, message = '' }) => `${instancePath} ${message}`);
};

describe('by the Design Tokens Format Module 2025.10', () => {
  it.each([...new Set(Object.values(sets).flat())])('the file %s is valid', (file) => {
    expect(JSON.stringify(read(file))).toContain('"$value"');
    expect(problemsOf(read(file))).toEqual([]);
  });

  it.each(Object.keys(sets))('the set %s is valid and whole: each reference leads to a value', (name) => {
    const set = wholeSet(name, read);
    expect(problemsOf(set)).toEqual([]);
    const all = flatten(set, set);
    expect(all.length).toBeGreaterThan(200);
    expect(all.filter(([, value]) => value === undefined || JSON.stringify(value).startsWith('"{'))).toEqual(
      [],
    );
  });

  const color = { colorSpace: 'srgb', components: [0, 0.5, 1] };
  const shadow = { color, offsetX: 0 };
  it.each([
    ['a colour as text', { $type: 'color', $value: '#ffffff' }],
    ['a component above 1', { $type: 'color', $value: { ...color, components: [0, 0, 255] } }],
    ['a hex with alpha', { $type: 'color', $value: { ...color, hex: '#ffffff80' } }],
    ['a dimension as text', { $type: 'dimension', $value: '8px' }],
    ['a dimension in em', { $type: 'dimension', $value: { value: 1, unit: 'em' } }],
    ['a duration without unit', { $type: 'duration', $value: 120 }],
    ['a weight beyond 1000', { $type: 'fontWeight', $value: 1001 }],
    ['a curve whose time runs back', { $type: 'cubicBezier', $value: [-0.1, 0, 0, 1] }],
    ['a shadow without its parts', { $type: 'shadow', $value: shadow }],
    ['a typography with another key', { $type: 'typography', $value: { textCase: 'upper' } }],
    ['a type that there is not', { $type: 'colour', $value: color }],
    ['a token without a type', { $value: color }],
    ['a field of one’s own', { $type: 'color', $value: color, note: 'x' }],
    ['a reference without an end', { $type: 'color', $value: '{palette.sky' }],
  ])('%s is not', (_, token) => {
    expect(problemsOf({ group: { token } })).not.toEqual([]);
    expect(problemsOf({ group: { token: { $type: 'color', $value: '{palette.sky}' } } })).toEqual([]);
  });

  it.each(['with.stop', '{brace}', '$dollar'])('the name %s is not', (name) => {
    expect(problemsOf({ group: { [name]: { $type: 'color', $value: color } } })).not.toEqual([]);
  });
});
