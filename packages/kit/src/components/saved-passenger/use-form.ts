import type { ReactNode } from 'react';
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
import { FormText as AnyText, type FormTextProps } from '../form-fields/FormText.tsx';
import {
  useShared as useAnyShared,
  useFormValue as useAnyTyped,
  type FormRules,
  type FormShared,
} from '../form-fields/use-form.ts';

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

/** The parts of every form, as they know the fields of a passenger. */
export const usePassenger: () => FormShared<PassengerValues, PassengerContext> = useAnyShared;
export const usePassengerTyped: <Value extends string | number | boolean | undefined>(
  select: (typed: PassengerValues) => Value,
) => Value = useAnyTyped;
export const PassengerText: (props: FormTextProps<PassengerField>) => ReactNode = AnyText;

/** Autofill keeps a saved passenger apart from the reader. */
export const section = 'section-passenger';
