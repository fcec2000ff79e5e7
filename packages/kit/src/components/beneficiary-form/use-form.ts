import { createContext, use, useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import {
  checkBeneficiaryField,
  type BeneficiaryContext,
  type BeneficiaryField,
  type BeneficiaryTyped,
  type IdentityTyped,
} from '../../validators/beneficiary.ts';
import { useRefusalWords, written } from './refusal.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = {
  -readonly [Field in keyof Omit<BeneficiaryTyped, 'identities'>]: BeneficiaryTyped[Field];
} & { identities: IdentityTyped[] };

/** What the parts of one form share. */
export interface FormShared {
  readonly form: UseFormReturn<FormValues>;
  /** What the rules need to know, as of the last drawing. */
  readonly context: RefObject<BeneficiaryContext>;
  /** Begins the ids of the controls. */
  readonly id: string;
}

export const FormContext = createContext<FormShared | undefined>(undefined);

/** The form that a part belongs to. */
export function useShared(): FormShared {
  const shared = use(FormContext);
  if (!shared) throw new Error('A field of the beneficiary form stands outside it');
  return shared;
}

/** The id of a field's control. */
export const idOf = (formId: string, field: BeneficiaryField): string =>
  `${formId}-${field.replace(/\./g, '-')}`;

/** A field's place in the form: what ties its control to the library, its id, and what is wrong with it, in words. */
export function useField(field: BeneficiaryField) {
  const { form, context, id } = useShared();
  const words = useRefusalWords();
  const subscribe = useCallback(
    (changed: () => void) =>
      form.subscribe({ name: field, exact: true, formState: { errors: true }, callback: changed }),
    [form, field],
  );
  const refusal = useSyncExternalStore(subscribe, () => form.getFieldState(field).error?.message);
  const tie = form.register(field, {
    validate: (_, values) => {
      const refused = checkBeneficiaryField(field, values, context.current);
      return refused ? written(refused) : true;
    },
  });
  return { tie, id: idOf(id, field), error: refusal === undefined ? undefined : words(refusal) };
}

/** A value that follows from what is typed; drawn anew only when it changes. Give it something that compares by `===`. */
export function useTyped<Value extends string | number | boolean | undefined>(
  select: (typed: FormValues) => Value,
): Value {
  const { form } = useShared();
  const subscribe = useCallback(
    (changed: () => void) => form.subscribe({ formState: { values: true }, callback: changed }),
    [form],
  );
  return useSyncExternalStore(subscribe, () => select(form.getValues()));
}
