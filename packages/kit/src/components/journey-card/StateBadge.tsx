import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import type { SegmentState } from '../../rules/check-in/journey-state.ts';
import type { JourneySegment } from './types.ts';

type Look = Pick<BadgeProps, 'tone' | 'icon'>;

/** A locked segment says so by its mark and its sentence. */
const looks: Record<Exclude<SegmentState, 'locked' | 'done'>, Look> = {
  unsupported: {},
  departed: { icon: 'flight' },
  landed: { icon: 'check' },
  missed: { tone: 'attention', icon: 'alert' },
  missedConnection: { tone: 'attention', icon: 'alert' },
  closed: { tone: 'attention', icon: 'alert' },
  early: {},
  closing: { tone: 'attention', icon: 'clock' },
  open: { tone: 'done', icon: 'check' },
};

/** Where a segment stands, in a word or two. */
export function StateBadge({
  segment,
  state,
}: {
  /** The segment, with who is checked in. */
  segment: JourneySegment;
  /** Where it stands. */
  state: SegmentState;
}) {
  const t = useMessages('check-in');
  if (state === 'locked') return null;
  if (state !== 'done') return <Badge {...looks[state]}>{t(`state.${state}`)}</Badge>;
  return segment.passengers.some((one) => one.state === 'checkedIn') ? (
    <Badge tone="done" icon="check">
      {t('state.checkedIn')}
    </Badge>
  ) : (
    <Badge icon="close">{t('state.cancelled')}</Badge>
  );
}
