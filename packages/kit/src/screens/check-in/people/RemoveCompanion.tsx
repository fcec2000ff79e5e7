import { useMessages } from '../../../messages/provider.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { RemovalButton } from '../../shell/RemovalButton.tsx';
import { refusalOfCheckIn } from '../WriteRefused.tsx';
import type { useCompanionRemoval } from './use-companion-removal.ts';
import * as styles from './people.css.ts';

interface RemoveCompanionProps {
  id: string;
  name: string;
  removal: ReturnType<typeof useCompanionRemoval>;
}

/** Takes a companion off the list after one more question, and says what is known while no answer came. */
export function RemoveCompanion({ id, name, removal: { write, send, check } }: RemoveCompanionProps) {
  const t = useMessages('companions');
  return (
    <div className={styles.below}>
      <OutcomeNotice
        write={write}
        words={{
          unknown: t('remove.unknown', { name }),
          absent: t('remove.still', { name }),
          absentText: t('remove.stillText'),
        }}
        refusal={refusalOfCheckIn()}
        keepsFocus
      />
      <RemovalButton
        write={write}
        onRemove={() => send(id)}
        onCheck={check}
        wide
        words={{
          remove: t('remove'),
          title: t('remove.title', { name }),
          text: t('remove.text'),
          cancel: t('remove.cancel'),
          confirm: t('remove.confirm'),
        }}
      />
    </div>
  );
}
