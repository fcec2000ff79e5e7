import { createContext, use, useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { FieldValues, UseFormRegisterReturn, UseFormReturn } from 'react-hook-form';
import type { Refused } from '../../validators/result.ts';
import { useRefusalWords, written } from './refusal.ts';

/** The one rule of each field of a form, and the fields in the order in which they are there. */
export interface FormRules<Values, Context, Field extends string = string> {
  readonly check: (field: Field, typed: Values, context: Context) => Refused | undefined;
  readonly fields: (typed: Values) => readonly Field[];
}

/** State that the parts of one form share. */
export interface FormShared<Values extends FieldValues = FieldValues, Context = unknown> {
  readonly form: UseFormReturn<Values>;
  readonly rules: FormRules<Values, Context>;
  /** Facts that the rules need, as of the last drawing. */
  readonly context: RefObject<Context>;
  /** Tells each change of what is typed; gives what ends it. */
  readonly subscribe: (changed: () => void) => () => void;
  /** Holds a submit back while a field is being filled in; gives what ends that, once, and sends a form that was submitted meanwhile. */
  readonly hold: () => () => void;
  /** Begins the ids of the controls. */
  readonly id: string;
}

/** One subscription for all who follow what is typed: the library tells each of its own at every key and error. */
export function followTyped<Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'subscribe'>,
): FormShared['subscribe'] {
  const followers = new Set<() => void>();
  let stop: (() => void) | undefined;
  const tell = () => {
    for (const changed of followers) changed();
  };
  return (changed) => {
    followers.add(changed);
    stop ??= form.subscribe({ formState: { values: true }, callback: tell });
    return () => {
      followers.delete(changed);
      if (followers.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

export const FormContext = createContext<FormShared | undefined>(undefined);

/** The form that a part belongs to; whoever asks knows what its values are. */
export function useShared<Values extends FieldValues, Context>(): FormShared<Values, Context> {
  const shared = use(FormContext);
  if (!shared) throw new Error('A field stands outside its form');
  return shared as unknown as FormShared<Values, Context>;
}

/** The id of a field's control. */
export const idOf = (formId: string, field: string): string => `${formId}-${field.replace(/\./g, '-')}`;

/** Attributes that tie a control to the form, and name it for a host's tests and styles. */
interface FieldTie extends UseFormRegisterReturn {
  readonly 'data-part': string;
  readonly 'data-state': 'invalid' | undefined;
}

/**
 * A field's place in the form: what ties its control to the library, its id, and what is wrong with it, in words.
 * @param unread what the control itself cannot make a value of, before the field's own rule
 */
export function useField(field: string, unread?: () => Refused | undefined) {
  const { form, rules, context, id } = useShared<FieldValues, unknown>();
  const words = useRefusalWords();
  const subscribe = useCallback(
    (changed: () => void) =>
      form.subscribe({ name: field, exact: true, formState: { errors: true }, callback: changed }),
    [form, field],
  );
  const told = () => form.getFieldState(field).error?.message;
  const refusal = useSyncExternalStore(subscribe, told, told);
  const registered = form.register(field, {
    validate: (_, values) => {
      const refused = unread?.() ?? rules.check(field, values, context.current);
      return refused ? written(refused) : true;
    },
  });
  const tie: FieldTie = {
    ...registered,
    'data-part': field,
    'data-state': refusal === undefined ? undefined : 'invalid',
  };
  return { tie, id: idOf(id, field), error: refusal === undefined ? undefined : words(refusal) };
}

/** Result of `useField`. */
export type TiedField = ReturnType<typeof useField>;

/** Takes one value out of what is typed. */
export type Select<Values, Value> = (typed: Values) => Value;

/** A value that follows from what is typed; drawn again only when it changes. Give it something that compares by `===`. */
export function useFormValue<Values extends FieldValues, Value extends string | number | boolean | undefined>(
  select: Select<Values, Value>,
): Value {
  const { form, subscribe } = useShared<Values, unknown>();
  const typed = () => select(form.getValues());
  return useSyncExternalStore(subscribe, typed, typed);
}

/** Sets a field that is no input; it is looked at again when it was wrong. */
export function useChoose(field: string): (value: unknown) => void {
  const { form } = useShared<FieldValues, unknown>();
  return (value) => form.setValue(field, value, { shouldValidate: form.getFieldState(field).invalid });
}
