import { useId, type ReactNode } from 'react';
import { useHost } from '../../host/context.tsx';
import { useLocale } from '../../messages/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import * as styles from './HomeHead.css.ts';

export interface HomeHeadProps {
  /** At the end of the brand's row. */
  actions: ReactNode;
  /** Lines behind all of it. */
  lines?: ReactNode;
  /** Under it; the first card lies over the foot of the head. */
  children?: ReactNode;
}

/** The navy head of the home screen: whose site it is, and what can be done from everywhere. */
export function HomeHead({ actions, lines, children }: HomeHeadProps) {
  const { hideHeader, appStatusHeight } = useHost().environment();
  const { airlineName } = useConfig();
  const locale = useLocale();
  // A drawn page shows nothing before the greeting comes: the actions above it would move as the next ones came.
  const id = useId();
  const clear =
    appStatusHeight > 0
      ? { paddingBlockStart: `max(${appStatusHeight}px, env(safe-area-inset-top))` }
      : undefined;
  return (
    <header className={styles.head} style={clear}>
      {lines !== undefined && <div className={styles.weave}>{lines}</div>}
      <div className={styles.inner}>
        <div className={styles.row}>
          {!hideHeader && (
            <p className={styles.brand}>
              <Icon name="brand" />
              {airlineName[locale]}
            </p>
          )}
          <div className={styles.actions}>{actions}</div>
        </div>
        {children !== undefined && (
          <div id={id} className={styles.greeting}>
            {children}
          </div>
        )}
      </div>
    </header>
  );
}
