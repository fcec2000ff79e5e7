import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { isUnclear, RemovalButton } from '../shell/RemovalButton.tsx';
import type { Removal } from '../shell/use-removal.ts';
import * as styles from './beneficiaries.css.ts';

interface DetailActionsProps {
  id: string;
  name: string;
  removal: Removal;
}

/** Remove, after one more question, and edit; where the outcome is unknown, only the way to find it out. */
export function DetailActions({ id, name, removal }: DetailActionsProps) {
  const t = useMessages('beneficiaries');
  const { href } = useNavigation();
  return (
    <div className={styles.actions}>
      <RemovalButton
        removal={removal}
        words={{
          remove: t('detail.remove'),
          check: t('unknown.check'),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
      {!isUnclear(removal) && (
        <Button icon="edit" href={href('addBeneficiary', { query: { pageCode: '2', beneficiary: id } })}>
          {t('detail.edit')}
        </Button>
      )}
    </div>
  );
}
