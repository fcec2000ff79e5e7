import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

const isUndefined = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

/** Rest of a type without `undefined`, which says of a prop what `required` says already. */
function present(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const value = type.value.filter((one) => !isUndefined(one));
  const only = value.length === 1 ? value.at(0) : undefined;
  return only ? { ...only, required: type.required ?? false } : { ...type, value };
}

const withType = (argType: StrictInputType): StrictInputType =>
  argType.type === undefined ? argType : { ...argType, type: present(argType.type) };

/** Gives an optional prop, `boolean | undefined`, the control of the prop: a switch, not an object. */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withType(argType)]));
