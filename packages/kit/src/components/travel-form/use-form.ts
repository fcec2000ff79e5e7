import {
  checkTravelInformationField,
  travelInformationFields,
  type TravelContext,
  type TravelInformationField,
  type TravelInformationTyped,
} from '../../validators/check-in/travel-information.ts';
import { formParts } from '../form-fields/form-parts.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type FormValues = { -readonly [Field in keyof TravelInformationTyped]: TravelInformationTyped[Field] };

export const travelRules: FormRules<FormValues, TravelContext, TravelInformationField> = {
  check: checkTravelInformationField,
  fields: () => travelInformationFields,
};

export const { useShared, useFormValue, FormText, FormDay, FormCountry } = formParts<
  FormValues,
  TravelContext,
  TravelInformationField
>();
