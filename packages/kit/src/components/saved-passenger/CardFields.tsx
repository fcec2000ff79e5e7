import { useMessages } from '../../messages/provider.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { documentNumberAttributes } from '../form-fields/attributes.ts';
import { PassengerText, usePassenger, usePassengerTyped } from './use-form.ts';

/** Frequent-flyer programme of a passenger, and the number once one is chosen; both may be left out. */
export function CardFields() {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const { form, context } = usePassenger();
  const programme = usePassengerTyped((typed) => typed.programme);
  const { programmes = [] } = context.current;
  if (programmes.length === 0) return null;
  // A programme that is told no longer stays until another one is chosen.
  const gone = programme !== '' && programmes.every(({ code }) => code !== programme);
  return (
    <>
      <SelectField
        label={t('card.programme')}
        optional={forms('optional')}
        choices={[
          { value: '', label: t('card.none') },
          ...programmes.map(({ code, name }) => ({ value: code, label: name })),
          ...(gone ? [{ value: programme, label: programme }] : []),
        ]}
        value={programme}
        onChange={({ target }) => {
          form.setValue('programme', target.value);
          // The number belongs to the programme before.
          form.setValue('cardNumber', '');
          form.clearErrors('cardNumber');
        }}
      />
      {programme !== '' && (
        <PassengerText
          field="cardNumber"
          label={t('field.cardNumber')}
          attributes={documentNumberAttributes}
        />
      )}
    </>
  );
}
