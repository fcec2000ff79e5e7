import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import { classNames } from '../../primitives/class-names.ts';
import type { FormRootProps, FormSummary } from './form-root-props.ts';
import { FormProblems } from './FormProblems.tsx';
import { useHeldSubmit } from './use-held-submit.ts';
import { followTyped, FormContext, type FormRules, type FormShared } from './use-form.ts';
import * as styles from './RuledForm.css.ts';

export interface RuledFormProps<
  Values extends FieldValues,
  Context,
  Field extends string,
> extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. */
  defaultValue: Values;
  /** Stays the same as long as the form does. */
  rules: FormRules<Values, Context, Field>;
  /** Facts that the rules need beside the fields. */
  context: Context;
  /** Name of a field in the summary of what is to be put right. */
  labelOf: (field: Field, typed: Values) => string;
  /** Place of the summary if not above the fields, and mistakes of the page that it names too. */
  summary?: FormSummary | undefined;
  /** Each change, with all that is typed. Not called for what is only looked at. */
  onChange?: ((typed: Values) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (typed: Values) => void;
  /** The fields, and under them the submit button. */
  children: ReactNode;
}

/**
 * A form whose fields have one rule each. A failed submit names all that is to be put right in a summary that takes the focus;
 * each line leads to its field.
 */
export function RuledForm<Values extends FieldValues, Context, Field extends string>({
  defaultValue,
  rules,
  context,
  labelOf,
  summary,
  onChange,
  onSubmit,
  id: given,
  intro,
  children,
  className,
  ...root
}: RuledFormProps<Values, Context, Field>) {
  const own = useId();
  const id = given ?? own;
  const latest = useRef(context);
  useEffect(() => {
    latest.current = context;
  }, [context]);
  const form = useForm<Values>({
    defaultValues: defaultValue as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // The summary takes the focus.
    shouldFocusError: false,
  });
  useEffect(
    () =>
      onChange &&
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name, type }) => {
          if (name !== undefined || type !== undefined) onChange(values);
        },
      }),
    [form, onChange],
  );
  const { hold, submit, letGo } = useHeldSubmit(() => void form.handleSubmit((typed) => onSubmit(typed))());
  const shared = useMemo(
    () => ({ form, rules, context: latest, subscribe: followTyped(form), hold, id }) as unknown as FormShared,
    [form, rules, hold, id],
  );
  return (
    <FormContext value={shared}>
      <form
        {...root}
        id={id}
        className={classNames(styles.form, className)}
        noValidate
        autoComplete="on"
        onInput={letGo}
        onSubmit={submit}
      >
        <FormProblems labelOf={labelOf as (field: string, typed: FieldValues) => string} summary={summary} />
        {intro}
        {children}
      </form>
    </FormContext>
  );
}
