import { useMessages } from '../../messages/provider.tsx';
import { chineseNamed } from '../../rules/beneficiaries.ts';
import { FormPair } from '../form-fields/FormPair.tsx';
import { fieldAttributes } from './fields.ts';
import { LettersFields } from './LettersFields.tsx';
import { SpellingField, type ReadPinyin } from './SpellingField.tsx';
import { FormText, useTyped } from './use-form.ts';

/** The name: in Chinese with its spelling for those whose documents have one, in letters for everybody else. */
export function NameFields({ read }: { read: ReadPinyin }) {
  const t = useMessages('beneficiary-form');
  const chinese = useTyped(({ country }) => chineseNamed.has(country));
  if (!chinese) return <LettersFields />;
  return (
    <>
      <FormPair>
        <FormText field="cnFamilyName" label={t('cnFamilyName')} attributes={fieldAttributes.cnFamilyName} />
        <FormText field="cnGivenName" label={t('cnGivenName')} attributes={fieldAttributes.cnGivenName} />
      </FormPair>
      <SpellingField read={read} />
    </>
  );
}
