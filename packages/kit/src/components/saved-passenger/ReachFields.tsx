import { useMessages } from '../../messages/provider.tsx';
import type { ReadForeignPhone } from '../../validators/phone.ts';
import { emailAttributes } from '../form-fields/attributes.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { PassengerText, section } from './use-form.ts';

interface ReachFieldsProps {
  /** The numbering plans of other countries are there. */
  onPlansChange: (read: ReadForeignPhone) => void;
}

/** The passenger's own phone and email, beside those of the order's contact; both may be left out. */
export function ReachFields({ onPlansChange }: ReachFieldsProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  return (
    <>
      <FormPhone
        field="phone"
        country="phoneCountry"
        optional={forms('optional')}
        {...{ onPlansChange, section }}
      />
      <PassengerText
        field="email"
        label={t('field.email')}
        optional={forms('optional')}
        attributes={emailAttributes(section)}
      />
    </>
  );
}
