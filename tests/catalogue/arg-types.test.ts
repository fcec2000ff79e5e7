import type { SBType, StrictArgTypes } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '../../.storybook/arg-types.ts';

type Context = Parameters<typeof withoutUndefined>[0];

const nothing: SBType = { name: 'other', value: 'undefined' };
const enhanced = (argTypes: StrictArgTypes) => withoutUndefined({ argTypes } as Context);
const typeOf = (type: SBType) => enhanced({ prop: { name: 'prop', type } })['prop']?.type;

describe('the control of an optional prop', () => {
  it('is that of the prop itself', () => {
    expect(typeOf({ name: 'union', value: [{ name: 'boolean' }, nothing] })).toEqual({
      name: 'boolean',
      required: false,
    });
    expect(typeOf({ name: 'union', required: true, value: [nothing, { name: 'string' }] })).toEqual({
      name: 'string',
      required: true,
    });
  });

  it('stays a choice where more than one type is left', () => {
    const left: SBType[] = [{ name: 'string' }, { name: 'other', value: 'ReactNode' }];
    expect(typeOf({ name: 'union', value: [...left, nothing] })).toEqual({ name: 'union', value: left });
  });

  it('is left as it is where nothing is optional', () => {
    const argTypes = { sound: { name: 'sound', type: { name: 'number' } }, silent: { name: 'silent' } };
    expect(enhanced(argTypes as StrictArgTypes)).toEqual(argTypes);
  });
});
