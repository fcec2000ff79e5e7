import { useMessages } from '../../messages/provider.tsx';
import { asksChineseName, registeredName } from '../../rules/enrolment.ts';
import { asTyped } from '../form-fields/attributes.ts';
import { FormLetters } from '../form-fields/FormLetters.tsx';
import { FormPair } from '../form-fields/FormPair.tsx';
import { FormSpelling, type ReadPinyin } from '../form-fields/FormSpelling.tsx';
import { FormText, section, useFormValue } from './use-form.ts';
import * as styles from './RegistrationForm.css.ts';

const chinese = (part: 'family' | 'given') =>
  ({ ...asTyped, lang: 'zh', autoComplete: `${section} ${part}-name` }) as const;

/** The name: in Chinese with its spelling for those who have one, in letters for everybody else; and how it is registered. */
export function NameFields({ read }: { read: ReadPinyin }) {
  const t = useMessages('register');
  const asked = useFormValue(asksChineseName);
  return (
    <>
      {asked ? (
        <>
          <FormPair>
            <FormText field="cnFamilyName" label={t('cnFamilyName')} attributes={chinese('family')} />
            <FormText field="cnGivenName" label={t('cnGivenName')} attributes={chinese('given')} />
          </FormPair>
          <FormSpelling {...{ read, section }} />
        </>
      ) : (
        <FormLetters section={section} />
      )}
      <RegisteredName />
    </>
  );
}

/** In place of a name that is not whole. */
const dash = '–';

/** The name as it will be on the card, once it is whole. */
function RegisteredName() {
  const t = useMessages('register');
  const name = useFormValue((typed) =>
    registeredName(typed, {
      ...typed,
      enFamilyName: typed.spelling.family.toUpperCase(),
      enGivenName: typed.spelling.given.toUpperCase(),
    }),
  );
  return (
    <p className={styles.strip}>
      <span className={styles.stripLabel}>{t('registered')}</span>
      <span className={styles.stripName}>{name || <span aria-hidden>{dash}</span>}</span>
    </p>
  );
}
