import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './PartyList.css.ts';

export interface ChildAloneProps {
  names: readonly string[];
  /** The way to an adult. */
  action: ReactNode;
}

/** That children cannot travel alone, where it is so. */
export function ChildAlone({ names, action }: ChildAloneProps) {
  const t = useMessages('check-in');
  return (
    <div className={styles.alone} role="status">
      <Icon name="alert" size={20} className={styles.aloneIcon} />
      <div>
        <p className={styles.aloneTitle}>{t('childAlone')}</p>
        <p className={styles.aloneText}>{t('party.childDo', { names: names.join(t('separator')) })}</p>
        {action}
      </div>
    </div>
  );
}
