import {
  checkPassengerDocumentField,
  passengerDocumentFields,
  type PassengerDocumentContext,
  type PassengerDocumentField,
  type PassengerDocumentTyped,
} from '../../validators/saved-people/saved-passenger-document.ts';
import {
  checkPassengerField,
  passengerFields,
  type PassengerContext,
  type PassengerField,
  type PassengerTyped,
} from '../../validators/saved-people/saved-passenger.ts';
import { formParts } from '../form-fields/form-parts.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type PassengerValues = { -readonly [Field in keyof PassengerTyped]: PassengerTyped[Field] };
export type DocumentValues = {
  -readonly [Field in keyof PassengerDocumentTyped]: PassengerDocumentTyped[Field];
};

export const passengerRules: FormRules<PassengerValues, PassengerContext, PassengerField> = {
  check: checkPassengerField,
  fields: () => passengerFields,
};

export const documentRules: FormRules<DocumentValues, PassengerDocumentContext, PassengerDocumentField> = {
  check: checkPassengerDocumentField,
  fields: () => passengerDocumentFields,
};

export const {
  useShared: usePassenger,
  useFormValue: usePassengerTyped,
  FormText: PassengerText,
} = formParts<PassengerValues, PassengerContext, PassengerField>();

/** Autofill keeps a saved passenger apart from the reader. */
export const section = 'section-passenger';
