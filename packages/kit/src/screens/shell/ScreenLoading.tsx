import { useMessages } from '../../messages/provider.tsx';
import { Delayed } from '../../primitives/skeleton/Delayed.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import * as styles from './ScreenLoading.css.ts';

/** A screen on its way: nothing for 200 ms, then bar and blocks. */
export function ScreenLoading() {
  const t = useMessages('shell');
  return (
    <Delayed>
      <div className={styles.bar} />
      <div className={styles.body} role="status">
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton inlineSize="40%" blockSize={24} />
        <Skeleton inlineSize="100%" blockSize={120} />
        <Skeleton inlineSize="100%" blockSize={200} />
      </div>
    </Delayed>
  );
}
