import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { mostPeople } from '../../rules/calculator/conditions.ts';
import type { Day } from '../../rules/days.ts';
import { FormDay } from '../form-fields/FormDay.tsx';
import { useChoose, useFormValue } from '../form-fields/use-form.ts';

/** When, and how many travel: what the points of a reward depend on. */
export function ExchangeFields({ today }: { today: Day }) {
  const t = useMessages('calculator');
  const people = useFormValue((typed) => String(typed['people'] ?? ''));
  const choose = useChoose('people');
  return (
    <>
      <FormDay field="date" label={t('date')} attributes={{ autoComplete: 'off' }} min={today} />
      <SelectField
        name="people"
        value={people}
        onChange={(event) => choose(event.target.value)}
        label={t('people')}
        choices={Array.from({ length: mostPeople }, (_, at) => ({
          value: String(at + 1),
          label: t('people.count', { count: at + 1 }),
        }))}
      />
    </>
  );
}
