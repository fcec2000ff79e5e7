import type { BadgeTone } from '../../primitives/badge/Badge.tsx';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import type { RefundState, TicketOutcome } from '../../rules/refunds/request.ts';

/** Look of a word about a state. */
export interface Look {
  readonly tone: BadgeTone;
  readonly icon: IconName;
}

/** Look of each state of a request, of one that is late, and of a ticket that can be given back. */
export const stateLooks: Readonly<Record<RefundState | 'overdue' | 'refundable' | 'review', Look>> = {
  refundable: { tone: 'done', icon: 'check' },
  review: { tone: 'neutral', icon: 'clock' },
  received: { tone: 'neutral', icon: 'tray' },
  examining: { tone: 'neutral', icon: 'clock' },
  approved: { tone: 'neutral', icon: 'check' },
  sent: { tone: 'neutral', icon: 'refresh' },
  arrived: { tone: 'done', icon: 'check' },
  overdue: { tone: 'attention', icon: 'alert' },
  rejected: { tone: 'error', icon: 'error' },
  supplement: { tone: 'attention', icon: 'alert' },
  suspended: { tone: 'attention', icon: 'clock' },
  partly: { tone: 'attention', icon: 'alert' },
  difference: { tone: 'neutral', icon: 'clock' },
  manual: { tone: 'neutral', icon: 'headset' },
};

/** Look of each outcome of a ticket. */
export const outcomeLooks: Readonly<Record<TicketOutcome, Look>> = {
  pending: { tone: 'neutral', icon: 'clock' },
  approved: { tone: 'neutral', icon: 'check' },
  sent: { tone: 'neutral', icon: 'refresh' },
  arrived: { tone: 'done', icon: 'check' },
  rejected: { tone: 'error', icon: 'error' },
};
