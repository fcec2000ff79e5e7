import { useMessages } from '../../messages/provider.tsx';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldAttributes } from './fields.ts';
import { FormText } from './use-form.ts';

/** Where the passenger lives, and where they stay. */
export function AddressGroups() {
  const t = useMessages('travel-information');
  return (
    <>
      <FieldGroup title={t('home')} hint={t('home.hint')}>
        <FormPair>
          <FormText field="province" label={t('province')} attributes={fieldAttributes.province} />
          <FormText field="city" label={t('city')} attributes={fieldAttributes.city} />
        </FormPair>
        <FormText field="street" label={t('street')} attributes={fieldAttributes.street} />
        <FormText
          field="postcode"
          label={t('postcode')}
          hint={t('postcode.hint')}
          attributes={fieldAttributes.postcode}
        />
      </FieldGroup>
      <FieldGroup title={t('abroad')}>
        <FormText
          field="destination"
          label={t('destination')}
          hint={t('destination.hint')}
          placeholder={t('destination.placeholder')}
          attributes={fieldAttributes.destination}
        />
      </FieldGroup>
    </>
  );
}
