import type { UnderWay } from '../../contracts/changes/under-way.ts';
import { useNavigation } from '../../navigation/provider.tsx';

/** Way to a change or an upgrade that waits. */
export function useUnderWayHref(): (waits: UnderWay) => string {
  const { href } = useNavigation();
  return ({ orderNo, of }) =>
    of === 'upgrade'
      ? href('upgradeOrder', { query: { order: orderNo } })
      : href('reschedule', { query: { change: orderNo } });
}
