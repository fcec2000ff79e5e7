import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import type { ProcessedSegment } from './types.ts';

const looks: Record<ProcessedSegment['state'], Pick<BadgeProps, 'tone' | 'icon'>> = {
  checkedIn: { tone: 'done', icon: 'check' },
  cancelled: { icon: 'close' },
};

/** Checked in or cancelled, by word and mark. */
export function ProcessedState({ state }: Pick<ProcessedSegment, 'state'>) {
  const t = useMessages('check-in');
  return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
}
