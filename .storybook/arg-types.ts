import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';
import { isUnread, publishedType, type PublishedTypes } from './published-types.ts';

const isUndefined = (type: SBType): boolean => type.name === 'other' && type.value === 'undefined';

/** Rest of a type without `undefined`, which says of a prop what `required` says already. */
function present(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const value = type.value.filter((one) => !isUndefined(one));
  const only = value.length === 1 ? value.at(0) : undefined;
  return only ? { ...only, required: type.required ?? false } : { ...type, value };
}

/** A type as it is written: `'large' | 'medium'`. */
function written(type: SBType): string {
  if (type.name === 'union') return type.value.map(written).join(' | ');
  if (type.name === 'enum') return type.value.join(' | ');
  return 'value' in type && typeof type.value === 'string' ? type.value : type.name;
}

function withType(argType: StrictInputType): StrictInputType {
  if (argType.type === undefined) return argType;
  const type = present(argType.type);
  // Of a union the reader writes no more than that it is one.
  const isNamed = argType.table?.type?.summary !== 'union';
  return {
    ...argType,
    type,
    ...(!isNamed && { table: { ...argType.table, type: { summary: written(type) } } }),
  };
}

/** Types of optional props without `undefined`, unions written out. */
export const presentTypes = (argTypes: Readonly<Record<string, StrictInputType>>) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withType(argType)]));

/**
 * Rows whose type the reader of the sources did not follow, with the type that the package has.
 * @param title of the component's stories: `primitives/button`
 */
export const publishedTypes = (
  rows: Readonly<Record<string, StrictInputType>>,
  published: PublishedTypes,
  title: string,
  component: string,
) =>
  Object.fromEntries(
    Object.entries(rows).map(([prop, row]): [string, StrictInputType] => {
      const { summary = '' } = row.table?.type ?? {};
      const type = isUnread(summary) ? publishedType(published, title, component, prop) : undefined;
      return [prop, type === undefined ? row : { ...row, table: { ...row.table, type: { summary: type } } }];
    }),
  );

/** Gives an optional prop, `boolean | undefined`, the control of the prop: a switch, not an object. */
export const withoutUndefined: ArgTypesEnhancer = ({ argTypes }) => presentTypes(argTypes);
