import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
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

export interface StateBadgeProps extends RootProps<HTMLSpanElement> {
  /** The segment, with who is checked in. */
  segment: JourneySegment;
  /** State of the segment. */
  state: SegmentState;
}

/** State of a segment, in a word or two. */
export function StateBadge({ segment, state, ...root }: StateBadgeProps) {
  const t = useMessages('check-in');
  if (state === 'locked') return null;
  if (state !== 'done')
    return (
      <Badge {...root} {...looks[state]}>
        {t(`state.${state}`)}
      </Badge>
    );
  return segment.passengers.some((one) => one.state === 'checkedIn') ? (
    <Badge {...root} tone="done" icon="check">
      {t('state.checkedIn')}
    </Badge>
  ) : (
    <Badge {...root} icon="close">
      {t('state.cancelled')}
    </Badge>
  );
}
