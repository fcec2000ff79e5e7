import type { ReadResult } from '../../client/read.ts';
import type { RefundRequest, refundRequests } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { Listed } from '../shell/Listed.tsx';
import { Reading } from '../shell/ReadStates.tsx';
import { CardList } from './CardList.tsx';
import { ReturnedCard } from './ReturnedCard.tsx';

interface ReturnedTicketsProps {
  read: ReadResult<typeof refundRequests>;
  /** Others may be there beside those that are asked for. */
  isFiltered?: boolean;
  /** Said where there is none at all. */
  none?: string;
}

const numberOf = ({ requestNo }: RefundRequest): string => requestNo;

/** First heights of cards, CSS px: by how many tickets are asked for. */
const heights = { one: 215, two: 285, more: 334 };
const partyOf = ({ tickets: { length } }: RefundRequest): keyof typeof heights =>
  length === 1 ? 'one' : length === 2 ? 'two' : 'more';

/** Requests, the latest first, each with how far its money is. */
export function ReturnedTickets({ read, isFiltered = false, none }: ReturnedTicketsProps) {
  const t = useMessages('refund');
  return (
    <Reading
      read={read}
      title={t('returned.failed')}
      note={t('list.unchanged')}
      skeleton={<Skeleton inlineSize="100%" blockSize={160} />}
    >
      {({ requests, unreadable }) => (
        <Listed
          count={requests.length}
          unreadable={unreadable}
          empty={
            <EmptyState
              drawing="order"
              title={isFiltered ? t('returned.none') : (none ?? t('returned.empty'))}
              text={t(isFiltered ? 'returned.noneText' : 'returned.emptyText')}
            />
          }
        >
          <CardList
            label={t('tab.returnedPlain')}
            items={requests}
            keyOf={numberOf}
            kindOf={partyOf}
            estimates={heights}
          >
            {(request) => <ReturnedCard request={request} />}
          </CardList>
        </Listed>
      )}
    </Reading>
  );
}
