import { useMessages } from '../../messages/provider.tsx';
import { asTyped, lettersAttributes } from '../form-fields/attributes.ts';
import { FormPair } from '../form-fields/FormPair.tsx';
import { PassengerText, section, usePassengerTyped } from './use-form.ts';
import * as styles from './PassengerForm.css.ts';

/** The name in Chinese and in letters; one of both is enough, an infant's is written in letters. */
export function NameFields() {
  const t = useMessages('saved-people');
  const forms = useMessages('forms');
  const infant = usePassengerTyped(({ paxType }) => paxType === 'INF');
  return (
    <div className={styles.group}>
      <FormPair>
        <PassengerText
          field="cnFamilyName"
          label={t('field.cnFamilyName')}
          attributes={{ ...asTyped, lang: 'zh', autoComplete: `${section} family-name` }}
        />
        <PassengerText
          field="cnGivenName"
          label={t('field.cnGivenName')}
          attributes={{ ...asTyped, lang: 'zh', autoComplete: `${section} given-name` }}
        />
      </FormPair>
      <FormPair>
        <PassengerText
          field="enFamilyName"
          label={forms('enFamilyName')}
          attributes={lettersAttributes('family', section)}
        />
        <PassengerText
          field="enGivenName"
          label={forms('enGivenName')}
          attributes={lettersAttributes('given', section)}
        />
      </FormPair>
      <p className={styles.hint}>{infant ? t('name.infant') : t('name.hint')}</p>
    </div>
  );
}
