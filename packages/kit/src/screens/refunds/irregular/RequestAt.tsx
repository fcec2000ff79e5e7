import type { ReactNode } from 'react';
import { useRefundRequest } from '../../../client/refunds/refunds.ts';
import { refundRefusedAs } from '../../../client/refunds/ticket-fees.ts';
import type { RefundRequest } from '../../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadStates } from '../../shell/ReadStates.tsx';

interface RequestAtProps {
  /** Number in the address. */
  number: string | undefined;
  title: string;
  /** Sentence on what could not be had. */
  failed: string;
  /** Draws the request, in a frame of its own. */
  children: (request: RefundRequest, readAt: number) => ReactNode;
}

const isNumber = (text: string | undefined): text is string => text !== undefined && /^RF\d{10}$/.test(text);

/** A page about the request that the address names. */
export function RequestAt({ number, title, failed, children }: RequestAtProps) {
  const t = useMessages('return-ticket');
  const { href } = useNavigation();
  const requestNo = isNumber(number) ? number : undefined;
  const read = useRefundRequest(requestNo);
  if (read.data) return children(read.data.request, read.dataUpdatedAt);
  const unknown =
    requestNo === undefined || (read.error && refundRefusedAs(read.error) === 'refund.requestNotFound');
  return (
    <Frame title={title}>
      {unknown ? (
        <EmptyState
          drawing="not-found"
          title={t('gone')}
          text={t('goneText')}
          action={
            <Button variant="outline" size="medium" href={href('ticketRefunds')}>
              {t('title')}
            </Button>
          }
        />
      ) : (
        <ReadStates read={read} title={failed}>
          <Skeleton inlineSize="100%" blockSize={320} />
        </ReadStates>
      )}
    </Frame>
  );
}
