import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { MineActions } from './MineActions.tsx';
import * as styles from './MineHead.css.ts';

/** The navy head of a hub: its name, what can be done from it, and room that the member card lies over. */
export function MineHead() {
  const t = useMessages('mine');
  const { hideHeader, appStatusHeight } = useHost().environment();
  if (hideHeader) return <VisuallyHidden as="h1">{t('title')}</VisuallyHidden>;
  const clear =
    appStatusHeight > 0
      ? { paddingBlockStart: `max(${appStatusHeight}px, env(safe-area-inset-top))` }
      : undefined;
  return (
    <header className={styles.head} style={clear}>
      <div className={styles.row}>
        <h1 className={styles.title}>{t('title')}</h1>
        <MineActions />
      </div>
    </header>
  );
}
