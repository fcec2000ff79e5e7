import { useMessages } from '../../messages/provider.tsx';
import { chineseNamed } from '../../rules/beneficiaries.ts';
import { fieldAttributes } from './fields.ts';
import { FormText } from './FormText.tsx';
import { LettersFields } from './LettersFields.tsx';
import { SpellingField, type ReadPinyin } from './SpellingField.tsx';
import { useTyped } from './use-form.ts';
import * as styles from './BeneficiaryForm.css.ts';

/** The name: in Chinese with its spelling for those whose documents have one, in letters for everybody else. */
export function NameFields({ read }: { read: ReadPinyin }) {
  const t = useMessages('beneficiary-form');
  const chinese = useTyped(({ country }) => chineseNamed.has(country));
  if (!chinese) return <LettersFields />;
  return (
    <>
      <div className={styles.pair}>
        <FormText field="cnFamilyName" label={t('cnFamilyName')} attributes={fieldAttributes.cnFamilyName} />
        <FormText field="cnGivenName" label={t('cnGivenName')} attributes={fieldAttributes.cnGivenName} />
      </div>
      <SpellingField read={read} />
    </>
  );
}
