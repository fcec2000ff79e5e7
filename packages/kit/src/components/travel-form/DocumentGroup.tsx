import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { borderCredentials, type BorderCredential } from '../../rules/credentials.ts';
import { addDays } from '../../rules/days.ts';
import { expiresSoon, passportMonths } from '../../rules/passports.ts';
import type { CountryNames } from '../form-fields/FormCountry.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { fieldAttributes } from './fields.ts';
import { FormCountry, FormDay, FormText, useShared, useFormValue } from './use-form.ts';

/** The document that is shown at the border. */
export function DocumentGroup({ countryNames }: { countryNames: CountryNames | undefined }) {
  const t = useMessages('travel-information');
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { date } = useFormats();
  const { form, context } = useShared();
  const kind = useFormValue((typed) => typed.kind);
  const { ends } = context.current;
  const soon = useFormValue((typed) => typed.kind === 'passport' && expiresSoon(typed.expiry, ends));
  return (
    <FieldGroup title={t('document')}>
      <SelectField
        label={forms('kind')}
        choices={borderCredentials.map((each) => ({ value: each, label: words(`document.${each}`) }))}
        value={kind}
        onChange={(event) => {
          form.setValue('kind', event.target.value as BorderCredential);
          // The errors came from the rules of another kind.
          form.clearErrors('number');
        }}
      />
      <FormCountry
        field="issuer"
        label={forms('issuer')}
        countryNames={countryNames}
        onChange={() => form.clearErrors('number')}
      />
      <FormText field="number" label={forms('number')} attributes={fieldAttributes.number} />
      <FormDay
        field="expiry"
        label={forms('expiry')}
        hint={t('expiry.hint', { day: date(ends, 'date') })}
        attributes={fieldAttributes.expiry}
        min={addDays(ends, 1)}
      />
      {soon && (
        <Notice tone="attention" live>
          {t('expiry.soon', { months: passportMonths })}
        </Notice>
      )}
    </FieldGroup>
  );
}
