import type { ReactNode } from 'react';
import {
  checkTravelInformationField,
  travelInformationFields,
  type TravelContext,
  type TravelInformationField,
  type TravelInformationTyped,
} from '../../validators/check-in/travel-information.ts';
import { FormCountry as AnyCountry, type FormCountryProps } from '../form-fields/FormCountry.tsx';
import { FormDay as AnyDay, type FormDayProps } from '../form-fields/FormDay.tsx';
import { FormText as AnyText, type FormTextProps } from '../form-fields/FormText.tsx';
import {
  useShared as useAnyShared,
  useFormValue as useAnyTyped,
  type FormRules,
  type FormShared,
} from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof TravelInformationTyped]: TravelInformationTyped[Field] };

export const travelRules: FormRules<FormValues, TravelContext, TravelInformationField> = {
  check: checkTravelInformationField,
  fields: () => travelInformationFields,
};

/** The parts of every form, as they know the fields of this one. */
export const useShared: () => FormShared<FormValues, TravelContext> = useAnyShared;
export const useFormValue: <Value extends string | number | boolean | undefined>(
  select: (typed: FormValues) => Value,
) => Value = useAnyTyped;
export const FormText: (props: FormTextProps<TravelInformationField>) => ReactNode = AnyText;
export const FormDay: (props: FormDayProps<TravelInformationField>) => ReactNode = AnyDay;
export const FormCountry: (props: FormCountryProps<TravelInformationField>) => ReactNode = AnyCountry;
