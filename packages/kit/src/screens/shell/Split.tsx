import { Suspense, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { SplitView, type SplitPart } from '../../primitives/split-view/SplitView.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';

export interface SplitProps {
  /** Part that the address names, and that a narrow window shows alone. */
  shows: SplitPart;
  /** There is something to be beside: neither an empty list nor one that cannot be had. */
  split: boolean;
  /** Screen of the list. */
  list: ReactNode;
  /** Screen of what is chosen, or of the first where nothing is; nothing while that is not known. */
  detail: ReactNode;
  /** Address of what the detail shows. */
  current?: string | undefined;
}

/** Two screens side by side in a wide window; each comes when it is drawn, and brings its words. */
export function Split({ shows, split, list, detail, current }: SplitProps) {
  const t = useMessages('shell');
  const wide = useWide();
  if (!wide || !split) return shows === 'list' ? list : detail;
  return (
    <Screen wide skipLabel={t('skip')}>
      <SplitView
        shows={shows}
        current={current}
        list={<Suspense>{list}</Suspense>}
        detail={detail && <Suspense>{detail}</Suspense>}
      />
    </Screen>
  );
}
