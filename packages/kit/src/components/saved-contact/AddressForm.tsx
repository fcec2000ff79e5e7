import { namesOfArea, type LoadAreas } from '../area-field/areas.ts';
import type { AddressFields, SavedAddress } from '../../contracts/saved-people/saved-people.ts';
import { useMessages } from '../../messages/provider.tsx';
import {
  checkSavedAddress,
  emptySavedAddress,
  type SavedAddressTyped,
  type SavedContext,
} from '../../validators/saved-people/saved-contact.ts';
import { AreaField } from '../area-field/AreaField.tsx';
import { asTyped } from '../form-fields/attributes.ts';
import type { FormRootProps } from '../form-fields/form-root-props.ts';
import { FormPhone } from '../form-fields/FormPhone.tsx';
import { FormText } from '../form-fields/FormText.tsx';
import { RuledForm } from '../form-fields/RuledForm.tsx';
import { useChoose, useField, useFormValue } from '../form-fields/use-form.ts';
import { usePlans } from '../form-fields/use-plans.ts';
import { addressRules, type AddressValues } from './use-form.ts';

export interface AddressFormProps extends FormRootProps {
  /** Initial values of the fields, which keep what is typed from then on. Empty without it. */
  defaultValue?: SavedAddressTyped | undefined;
  /** The saved addresses, and which of them is changed. */
  context: Omit<SavedContext<SavedAddress>, 'read'>;
  /** Fetches the airline's own areas; without it, or where it rejects, those that come with the package. */
  loadAreas?: LoadAreas | undefined;
  /** Each change, with all that is typed. */
  onChange?: ((typed: SavedAddressTyped) => void) | undefined;
  /** A form without mistakes was submitted. */
  onSubmit: (value: AddressFields) => void;
}

const section = 'section-address';

/** Asks where something is sent: to whom, to which area, to which door. */
export function AddressForm({
  defaultValue = emptySavedAddress,
  context: known,
  loadAreas,
  onChange,
  onSubmit,
  children,
  ...root
}: AddressFormProps) {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const { read, onPlansChange } = usePlans();
  const context = { ...known, read };
  const submit = async (typed: SavedAddressTyped) => {
    const value = checkSavedAddress(typed, context, await namesOfArea(typed.area, loadAreas));
    if (value) onSubmit(value);
  };
  return (
    <RuledForm
      {...root}
      {...{ defaultValue, context, onChange }}
      rules={addressRules}
      labelOf={(field) =>
        field === 'phone' ? forms('phone') : t(field === 'name' ? 'field.recipient' : `field.${field}`)
      }
      onSubmit={(typed) => void submit(typed)}
    >
      <FormText
        field="name"
        label={t('field.recipient')}
        attributes={{ ...asTyped, autoComplete: `${section} name` }}
      />
      <FormPhone field="phone" country="phoneCountry" {...{ onPlansChange, section }} />
      <FormArea load={loadAreas} />
      <FormText
        field="street"
        label={t('field.street')}
        hint={t('street.hint')}
        attributes={{ ...asTyped, autoComplete: `${section} street-address` }}
      />
      <FormText
        field="postcode"
        label={t('field.postcode')}
        optional={forms('optional')}
        attributes={{ ...asTyped, inputMode: 'numeric', autoComplete: `${section} postal-code` }}
      />
      {children}
    </RuledForm>
  );
}

/** Province, city and county of the form. */
function FormArea({ load }: { load: LoadAreas | undefined }) {
  const t = useMessages('saved-people');
  const { id, error } = useField('area');
  const choose = useChoose('area');
  const value = useFormValue<AddressValues, string>(({ area }) => area);
  return <AreaField label={t('field.area')} onChange={choose} {...{ id, error, value, load }} />;
}
