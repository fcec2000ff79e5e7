import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { Beneficiary } from '../../components/beneficiary-list/types.ts';
import { shownName } from '../../rules/member.ts';
import { RemovalButton } from '../shell/RemovalButton.tsx';
import { isOutcomeUnknown } from '../shell/use-verified-mutation.ts';
import type { Removal } from './use-removal.ts';
import * as styles from './beneficiaries.css.ts';

interface DetailActionsProps {
  person: Beneficiary;
  removal: Removal;
}

/** Remove, after one more question, and edit; where the outcome is unknown, only the way to find it out. */
export function DetailActions({ person, removal: { write, send, check } }: DetailActionsProps) {
  const t = useMessages('beneficiaries');
  const locale = useLocale();
  const { href } = useNavigation();
  const name = shownName(person, locale).name;
  return (
    <div className={styles.actions}>
      <RemovalButton
        write={write}
        onRemove={() => send(person)}
        onCheck={check}
        words={{
          remove: t('detail.remove'),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
      {!isOutcomeUnknown(write) && (
        <Button
          icon="edit"
          href={href('addBeneficiary', { query: { pageCode: '2', beneficiary: person.beneficiaryId } })}
        >
          {t('detail.edit')}
        </Button>
      )}
    </div>
  );
}
