import { useMessages } from '../../../messages/provider.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { RemovalButton } from '../../shell/RemovalButton.tsx';
import type { Removal } from '../../shell/use-removal.ts';
import * as styles from './people.css.ts';

/** Takes a companion off the list after one more question, and says what is known while no answer came. */
export function RemoveCompanion({ name, removal }: { name: string; removal: Removal }) {
  const t = useMessages('companions');
  const forms = useMessages('forms');
  const words = useMessages('beneficiaries');
  const { state } = removal;
  return (
    <div className={styles.below}>
      {(state === 'unknown' || state === 'checking') && (
        <div className={styles.above}>
          <Notice tone="attention" title={t('remove.unknown', { name })} live>
            {words('unknown.text')}
          </Notice>
        </div>
      )}
      {state === 'still' && (
        <div className={styles.above}>
          <Notice tone="info" title={t('remove.still', { name })} live>
            {t('remove.stillText')}
          </Notice>
        </div>
      )}
      <RemovalButton
        removal={removal}
        wide
        words={{
          remove: t('remove'),
          check: forms('unknown.check'),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
    </div>
  );
}
