import { useMessages } from '../../messages/provider.tsx';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { FormGender } from '../form-fields/FormGender.tsx';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldAttributes } from './fields.ts';
import { FormCountry, FormDay, FormText, useShared } from './use-form.ts';

/** Identity of the passenger, as the passport says it. */
export function PersonGroup({ countryNames }: { countryNames: CountryNames | undefined }) {
  const t = useMessages('travel-information');
  const forms = useMessages('forms');
  const { context } = useShared();
  return (
    <FieldGroup title={t('who')}>
      <FormPair>
        <FormText
          field="enFamilyName"
          label={forms('enFamilyName')}
          hint={t('enName.hint')}
          attributes={fieldAttributes.enFamilyName}
        />
        <FormText field="enGivenName" label={forms('enGivenName')} attributes={fieldAttributes.enGivenName} />
      </FormPair>
      <FormGender field="gender" />
      <FormDay
        field="birthday"
        label={forms('birthday')}
        attributes={fieldAttributes.birthday}
        max={context.current.departs}
      />
      <FormCountry field="country" label={forms('country')} countryNames={countryNames} />
    </FieldGroup>
  );
}
