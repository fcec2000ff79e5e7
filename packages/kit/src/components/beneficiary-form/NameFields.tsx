import { useMessages } from '../../messages/provider.tsx';
import { chineseNamed } from '../../rules/beneficiaries.ts';
import { FormLetters } from '../form-fields/FormLetters.tsx';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FormSpelling, type ReadPinyin } from '../form-fields/FormSpelling.tsx';
import { fieldAttributes, section } from './fields.ts';
import { FormText, useFormValue } from './use-form.ts';

/** The name: in Chinese with its spelling for those whose documents have one, in letters for everybody else. */
export function NameFields({ read }: { read: ReadPinyin }) {
  const t = useMessages('beneficiary-form');
  const chinese = useFormValue(({ country }) => chineseNamed.has(country));
  if (!chinese) return <FormLetters section={section} />;
  return (
    <>
      <FormPair>
        <FormText field="cnFamilyName" label={t('cnFamilyName')} attributes={fieldAttributes.cnFamilyName} />
        <FormText field="cnGivenName" label={t('cnGivenName')} attributes={fieldAttributes.cnGivenName} />
      </FormPair>
      <FormSpelling {...{ read, section }} />
    </>
  );
}
