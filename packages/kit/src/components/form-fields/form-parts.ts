import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormCountry, type FormCountryProps } from './FormCountry.tsx';
import { FormDay, type FormDayProps } from './FormDay.tsx';
import { FormText, type FormTextProps } from './FormText.tsx';
import { useField, useFormValue, useShared, type FormShared, type TiedField } from './use-form.ts';

/** Parts of every form, typed for the fields of one. */
export interface FormParts<Values extends FieldValues, Context, Field extends string> {
  readonly useShared: () => FormShared<Values, Context>;
  readonly useField: (field: Field) => TiedField;
  readonly useFormValue: <Value extends string | number | boolean | undefined>(
    select: (typed: Values) => Value,
  ) => Value;
  readonly FormText: (props: FormTextProps<Field>) => ReactNode;
  readonly FormDay: (props: FormDayProps<Field>) => ReactNode;
  readonly FormCountry: (props: FormCountryProps<Field>) => ReactNode;
}

const parts = { useShared, useField, useFormValue, FormText, FormDay, FormCountry };

/** The parts of every form, as they know the values, the context and the fields of this one. */
export const formParts = <Values extends FieldValues, Context, Field extends string>(): FormParts<
  Values,
  Context,
  Field
> => parts;
