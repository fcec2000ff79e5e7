import { useMessages } from '../../messages/provider.tsx';
import { lazyWithRetry } from '../../primitives/lazy-with-retry.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { useTitle } from '../shell/Frame.tsx';
import { MineColumn } from './MineColumn.tsx';

const MineWide = lazyWithRetry('mine', async () => (await import('./MineWide.tsx')).MineWide);

/** /mine: the member card, the orders, what belongs to the member, settings, and the way out; in a wide window in three columns. */
export function MineScreen() {
  const t = useMessages('mine');
  const wide = useWide();
  useTitle(t('title'));
  return wide ? <MineWide /> : <MineColumn />;
}
