import { Suspense, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { Boundary } from '../shell/Boundary.tsx';
import { QuietFailure } from './QuietFailure.tsx';
import { Waiting } from './Waiting.tsx';
import { begin, signs, wanted } from './wanted.ts';
import * as styles from './home.css.ts';

const Form = lazyWithRetry('flight-search', async () => {
  await wanted();
  return (await import('./later.ts')).loadSearchForm();
});

/** Its shape: what was drawn ahead is not there, or React has given it up, so that the code is wanted at once. */
function Wanted() {
  useEffect(begin, []);
  return <Waiting shape="search" />;
}

/**
 * The search for flights, which leads the home. On the page that was drawn ahead it is in sight at once, and its code comes with the
 * first sign of a visitor: a tap before that is done once it is there. Elsewhere it comes right after the first drawing.
 */
export function HomeSearch() {
  const t = useMessages('home');
  const place = useRef<HTMLDivElement>(null);
  const early = useRef<HTMLElement>(null);
  const waiting = useRef<AbortController>(undefined);
  const ready = useRef(false);
  useEffect(() => {
    // On a later visit the form is there before this runs, and there is no tap to keep for it.
    if (ready.current) return undefined;
    const stop = (waiting.current = new AbortController());
    const { signal } = stop;
    for (const sign of signs) addEventListener(sign, begin, { signal, capture: true });
    // Above the page's root: React lets nothing through to what it has not taken over yet.
    addEventListener(
      'click',
      (event) => {
        const target = event.target as Element;
        if (!place.current?.contains(target)) return;
        event.preventDefault();
        early.current = target.closest<HTMLElement>('button, label');
      },
      { signal, capture: true },
    );
    return () => stop.abort();
  }, []);
  const onReady = () => {
    ready.current = true;
    waiting.current?.abort();
    early.current?.click();
  };
  return (
    <div ref={place} className={styles.lead}>
      <Boundary
        fallback={(_, retry) => <QuietFailure text={t('search.failed')} onRetry={retry} busy={false} />}
      >
        <Suspense fallback={<Wanted />}>
          <Form at="home" onReady={onReady} />
        </Suspense>
      </Boundary>
    </div>
  );
}
