import type { CSSProperties } from 'react';

/** The name of a custom property, out of `var(--name)`. */
const varName = (reference: string): string => reference.slice(4, -1);

/** Custom properties of one element, for its `style`: computed geometry alone. */
export const inlineVars = (values: Readonly<Record<string, string | number>>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([reference, value]) => [varName(reference), value]));
