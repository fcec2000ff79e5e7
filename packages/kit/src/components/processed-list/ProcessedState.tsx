import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { ProcessedSegment } from './types.ts';
import * as styles from './ProcessedList.css.ts';

const icons = { checkedIn: 'check', cancelled: 'close' } as const;

/** Checked in or cancelled, by word and mark. */
export function ProcessedState({ state }: Pick<ProcessedSegment, 'state'>) {
  const t = useMessages('check-in');
  return (
    <p className={styles.state[state]}>
      <Icon name={icons[state]} size={16} />
      {t(`state.${state}`)}
    </p>
  );
}
