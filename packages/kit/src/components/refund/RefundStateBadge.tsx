import { useMessages } from '../../messages/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { RefundState, TicketOutcome } from '../../rules/refunds/request.ts';
import { outcomeLooks, stateLooks } from './looks.ts';

export interface RefundStateBadgeProps extends RootProps<HTMLSpanElement> {
  /** State of the request; `refundable` and `review` of a ticket that is in none. */
  state: RefundState | 'refundable' | 'review';
  /** Working days by which the money is late. */
  overdue?: number;
  /** Not all holidays until then are published: the days are about right. */
  about?: boolean;
}

/** State of a refund in a word; money that is late says by how much. */
export function RefundStateBadge({ state, overdue = 0, about = false, ...root }: RefundStateBadgeProps) {
  const t = useMessages('refund');
  if (overdue > 0)
    return (
      <Badge {...root} {...stateLooks.overdue}>
        {t(about ? 'state.overdueAbout' : 'state.overdue', { days: overdue })}
      </Badge>
    );
  return (
    <Badge {...root} {...stateLooks[state]}>
      {t(`state.${state}`)}
    </Badge>
  );
}

export interface RefundOutcomeBadgeProps extends RootProps<HTMLSpanElement> {
  /** Outcome of one ticket; undefined where the airline has told none that is known. */
  outcome: TicketOutcome | undefined;
}

/** Outcome of one ticket of a request in a word: a request can end in two ways. */
export function RefundOutcomeBadge({ outcome, ...root }: RefundOutcomeBadgeProps) {
  const t = useMessages('refund');
  if (outcome === undefined) return <Badge {...root}>{t('outcome.unknown')}</Badge>;
  return (
    <Badge {...root} {...outcomeLooks[outcome]}>
      {t(`outcome.${outcome}`)}
    </Badge>
  );
}
