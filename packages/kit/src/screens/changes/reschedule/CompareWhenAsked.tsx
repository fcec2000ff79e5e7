import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import type { CompareProps } from './Compare.tsx';
import * as styles from './reschedule.css.ts';

const Compare = lazyWithRetry('compare', async () => (await import('./Compare.tsx')).Compare);

/** Refund, change and keep on one axis, in the place of the button that asks for them. */
export function CompareWhenAsked(compared: CompareProps) {
  const t = useMessages('changes');
  const [asked, setAsked] = useState(false);
  // Whoever chooses nobody, and then somebody again, has asked before.
  if (compared.travellers.length === 0) return null;
  if (!asked)
    return (
      <Button variant="text" size="medium" icon="chart" onClick={() => setAsked(true)}>
        {t('compare')}
      </Button>
    );
  return (
    <Arrived>
      <Suspense fallback={<Skeleton inlineSize="100%" blockSize={320} />}>
        <Compare {...compared} />
      </Suspense>
    </Arrived>
  );
}

/** Takes the focus once: the button that was pressed is gone. */
function Arrived({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.compared}>
      {children}
    </div>
  );
}
