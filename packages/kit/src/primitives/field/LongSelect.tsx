import { memo, useLayoutEffect, useRef, useState, type ComponentProps } from 'react';
import { useHydrating } from '../use-hydrating.ts';
import { useMergedRef } from '../use-merged-ref.ts';

/** One choice of a list: what is sent and what is read. */
export type Choice<Value extends string = string> = {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
};

/** Options of a list. One of all countries is not gone through again for an error beside it. */
export const Options = memo(function Options({ choices }: { choices: readonly Choice[] }) {
  return choices.map(({ value, label, disabled }) => (
    <option key={value} value={value} disabled={disabled}>
      {label}
    </option>
  ));
});

const made = new WeakMap<readonly Choice[], DocumentFragment>();

/** The options of a list, made once and copied from then on. */
function optionsOf(choices: readonly Choice[]): Node {
  const known = made.get(choices) ?? document.createDocumentFragment();
  if (!made.has(choices)) {
    for (const { value, label, disabled = false } of choices)
      known.append(Object.assign(document.createElement('option'), { value, textContent: label, disabled }));
    made.set(choices, known);
  }
  return known.cloneNode(true);
}

export interface LongSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  value: string;
  choices: readonly Choice[];
}

/**
 * A list of hundreds, all of them there from the beginning: React takes ten times as long to make an option as the browser does
 * to copy one.
 */
export function LongSelect({ choices, value, ref, ...select }: LongSelectProps) {
  const [drawn] = useState(useHydrating());
  const own = useRef<HTMLSelectElement>(null);
  useLayoutEffect(() => {
    if (!drawn) own.current?.replaceChildren(optionsOf(choices));
  }, [choices, drawn]);
  // Options that have just come know of no choice.
  useLayoutEffect(() => {
    if (own.current) own.current.value = value;
  }, [choices, value]);
  return (
    <select {...select} ref={useMergedRef(own, ref)} value={value}>
      {drawn && <Options choices={choices} />}
    </select>
  );
}
