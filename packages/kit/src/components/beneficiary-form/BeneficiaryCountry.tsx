import { useMessages } from '../../messages/provider.tsx';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { FormCountry, useShared } from './use-form.ts';

/** Where the beneficiary belongs, which decides how the name is asked for. */
export function BeneficiaryCountry({ countryNames }: { countryNames?: CountryNames }) {
  const t = useMessages('forms');
  const { form } = useShared();
  return (
    <FormCountry
      field="country"
      label={t('country')}
      countryNames={countryNames}
      // Another country may ask for the name in another way.
      onChange={() => form.clearErrors(['cnFamilyName', 'cnGivenName', 'spelling'])}
    />
  );
}
