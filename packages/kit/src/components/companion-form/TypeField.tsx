import { passengerTypes } from '../../rules/check-in/companions.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { useShared, useFormValue } from './use-form.ts';
import * as styles from './CompanionForm.css.ts';

/** Adult, child or infant, and which ages these are. */
export function TypeField() {
  const t = useMessages('companions');
  const { form } = useShared();
  const value = useFormValue(({ paxType }) => paxType);
  return (
    <div className={styles.type}>
      <Segmented
        label={t('type')}
        choices={passengerTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={value}
        onChange={(chosen) => {
          form.setValue('paxType', chosen);
          // The errors applied to another type.
          form.clearErrors(['familyName', 'givenName', 'birthday']);
        }}
      />
      <p className={styles.hint}>{t('type.hint')}</p>
    </div>
  );
}
