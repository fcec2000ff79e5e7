import {
  checkYouthField,
  youthFields,
  type YouthContext,
  type YouthField,
  type YouthTyped,
} from '../../validators/programmes/youth.ts';
import type { FormRules } from '../form-fields/use-form.ts';

/** The same fields, as a form library wants them: it writes into them. */
export type YouthValues = { -readonly [Field in keyof YouthTyped]: YouthTyped[Field] };

export const youthRules: FormRules<YouthValues, YouthContext, YouthField> = {
  check: checkYouthField,
  fields: () => youthFields,
};
