import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import { expect, it } from 'vitest';
import schema from '../../tokens/dtcg.schema.json' with { type: 'json' };
import { flatten, type TokenTree } from '../../tokens/resolve.ts';
import { sets } from '../../tokens/whole.ts';
import { packedKit } from './packed.ts';

const { files, folder } = packedKit();
const validate = new Ajv({ allErrors: true }).compile(schema);

it('brings each set of design tokens as one file', () => {
  expect(files.filter((file) => file.startsWith('design-tokens/')).toSorted()).toEqual(
    Object.keys(sets)
      .map((name) => `design-tokens/${name}.tokens.json`)
      .toSorted(),
  );
});

it('are valid DTCG of 2025.10, and name what they refer to', () => {
  for (const name of Object.keys(sets)) {
    const set = JSON.parse(
      readFileSync(join(folder, `design-tokens/${name}.tokens.json`), 'utf8'),
    ) as TokenTree;
    validate(set);
    expect({ name, errors: validate.errors ?? [] }).toEqual({ name, errors: [] });
    const values = new Map(flatten(set, set));
    expect(values.get('palette.sky.600')).toMatchObject({ colorSpace: 'srgb' });
    expect(values.get('semantic.action.text')).toMatchObject({ colorSpace: 'srgb' });
    expect([...values.values()].filter((value) => value === undefined)).toEqual([]);
  }
});
