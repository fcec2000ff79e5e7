import { Suspense, useState, type ComponentProps } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';

const Compare = lazyWithRetry('compare', async () => (await import('./Compare.tsx')).Compare);

/** Refund, change and keep on one axis, in the place of the button that asks for them. */
export function CompareWhenAsked(compared: ComponentProps<typeof Compare>) {
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
    <Suspense fallback={<Skeleton inlineSize="100%" blockSize={320} />}>
      <Compare {...compared} />
    </Suspense>
  );
}
