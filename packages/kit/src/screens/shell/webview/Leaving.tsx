import type { ReactNode } from 'react';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import type { PageAddress } from './types.ts';
import * as styles from './webview.css.ts';

interface LeavingProps extends PageAddress {
  /** Another way there, below the address. */
  children?: ReactNode;
}

/** Names the destination, before anything of it is asked for. Source: decision 27. */
export function Leaving({ url, host, children }: LeavingProps) {
  const t = useMessages('webview');
  const airline = useConfig().airlineName[useLocale()];
  return (
    <Card>
      <div className={styles.leaving}>
        <Icon name="globe" size={24} />
        <h2 className={styles.destination}>{t('leaving.title', { host })}</h2>
        <p className={styles.text}>{t('leaving.text', { airline })}</p>
        <dl>
          <dt className={styles.term}>{t('leaving.address')}</dt>
          <dd className={styles.address}>{url}</dd>
        </dl>
        {children}
      </div>
    </Card>
  );
}
