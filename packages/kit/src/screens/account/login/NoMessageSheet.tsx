import { useMessages } from '../../../messages/provider.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import * as styles from './login.css.ts';

const reasons = ['1', '2', '3', '4'] as const;

/** Remedies when no text message arrives. */
export function NoMessageSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useMessages('sign-in');
  const { hotline } = useConfig();
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t('noMessage.title')}
      closeLabel={t('noMessage.close')}
    >
      <ul className={styles.reasons}>
        {reasons.map((reason) => (
          <li key={reason}>{reason === '4' ? t('noMessage.4', { hotline }) : t(`noMessage.${reason}`)}</li>
        ))}
      </ul>
    </Sheet>
  );
}
