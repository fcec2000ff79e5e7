import { useMessages } from '../../messages/provider.tsx';
import { Segmented } from '../../primitives/field/Segmented.tsx';
import { passengerTypes } from '../../rules/check-in/companions.ts';
import { usePassenger, usePassengerTyped } from './use-form.ts';
import * as styles from './PassengerForm.css.ts';

/** Adult, child or infant, and which ages these are. */
export function TypeField() {
  const t = useMessages('saved-people');
  const { form } = usePassenger();
  const value = usePassengerTyped(({ paxType }) => paxType);
  return (
    <div className={styles.group}>
      <Segmented
        label={t('type')}
        choices={passengerTypes.map((type) => ({ value: type, label: t(`type.${type}`) }))}
        value={value}
        onChange={(chosen) => {
          form.setValue('paxType', chosen);
          // The errors applied to another type.
          form.clearErrors(['cnFamilyName', 'cnGivenName', 'enFamilyName', 'enGivenName', 'birthday']);
        }}
      />
      <p className={styles.hint}>{t('type.hint')}</p>
    </div>
  );
}
