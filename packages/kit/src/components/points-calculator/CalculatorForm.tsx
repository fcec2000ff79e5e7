import { useMessages } from '../../messages/provider.tsx';
import type { Asked } from '../../rules/calculator/conditions.ts';
import type { Day } from '../../rules/days.ts';
import {
  calculatorAsked,
  calculatorFields,
  checkCalculatorField,
  type CalculatorField,
  type CalculatorTyped,
} from '../../validators/points/calculator.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import type { FormRules } from '../form-fields/use-form.ts';
import { AccrualFields } from './AccrualFields.tsx';
import { ExchangeFields } from './ExchangeFields.tsx';
import { RouteFields } from './RouteFields.tsx';

type Values = { -readonly [Name in keyof CalculatorTyped]: CalculatorTyped[Name] };
type Context = { readonly today: Day };

export interface CalculatorFormProps extends FormRootProps {
  /** Which of the two is calculated. */
  of: Asked['of'];
  /** Initial values of the fields. */
  defaultValue: CalculatorTyped;
  /** The airline's calendar day, from which on days can be chosen. */
  today: Day;
  /** Nobody is signed in: there is no tier of one's own to calculate with. */
  guest?: boolean | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: CalculatorTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (asked: Asked) => void;
}

const rulesOf = (of: Asked['of']): FormRules<Values, Context, CalculatorField> => ({
  check: checkCalculatorField,
  fields: () => calculatorFields[of],
});
const rules = { accrual: rulesOf('accrual'), exchange: rulesOf('exchange') };

/** The route, and what else the points of a flight or of a reward depend on. */
export function CalculatorForm({
  of,
  defaultValue,
  today,
  guest = false,
  onChange,
  onSubmit,
  children,
  ...root
}: CalculatorFormProps) {
  const t = useMessages('calculator');
  return (
    <RuledForm
      {...root}
      defaultValue={defaultValue}
      rules={rules[of]}
      context={{ today }}
      labelOf={(field) => t(field)}
      onChange={onChange}
      onSubmit={(typed) => {
        const asked = calculatorAsked(of, typed, today);
        if (asked) onSubmit(asked);
      }}
    >
      <RouteFields />
      {of === 'accrual' ? <AccrualFields guest={guest} /> : <ExchangeFields today={today} />}
      {children}
    </RuledForm>
  );
}
