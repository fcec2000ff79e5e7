import { useRepurchase } from '../../../client/refunds/repurchase.ts';
import { Amount } from '../../../components/amount/Amount.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import { SlipFact, SlipFacts } from '../../../components/result/SlipFacts.tsx';
import type { RepurchaseFound } from '../../../contracts/refunds/repurchase.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import { useSession } from '../../../session/session-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { queryHandedOver } from './repurchase-query.ts';

/** Working days in which the airline gets in touch. Source: travel.md section 9. */
const contactDays = 2;

/** /twoHourRefund/success: the request that came of it. */
export function RepurchaseSubmittedScreen() {
  const t = useMessages('repurchase');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const queryId = queryHandedOver(useSession());
  const read = useRepurchase(queryId);
  if (read.data?.requestNo !== undefined) return <Submitted found={read.data} />;
  const none = queryId === undefined || read.data !== undefined;
  return (
    <Frame title={t('title')}>
      {none ? (
        <EmptyState
          drawing="not-found"
          title={t('done.none')}
          text={t('done.noneText')}
          action={
            <Button variant="outline" size="medium" href={href('refunds', { query: { tab: 'returned' } })}>
              {refund('way.refunds')}
            </Button>
          }
        />
      ) : (
        <Reading read={read} title={t('failed')} skeleton={<Skeleton inlineSize="100%" blockSize={320} />}>
          {() => null}
        </Reading>
      )}
    </Frame>
  );
}

function Submitted({ found: { old, back, requestNo = '', own = false } }: { found: RepurchaseFound }) {
  const t = useMessages('repurchase');
  const { href } = useNavigation();
  return (
    <ResultFrame
      bar={t('title')}
      tone="received"
      title={t('done.title')}
      text={t('done.text', { days: contactDays })}
      slip={
        <PerforatedCard
          stub={
            <SlipFacts>
              <SlipFact label={t('done.number')}>{requestNo}</SlipFact>
              {back && (
                <SlipFact label={t('done.amount')}>
                  <Amount value={back} />
                </SlipFact>
              )}
            </SlipFacts>
          }
        >
          <p>{t('done.ticket')}</p>
          <strong>{shownTicket(old.ticketNo)}</strong>
        </PerforatedCard>
      }
    >
      <NextSteps
        steps={[
          // A guest has the number alone: requests are for members.
          ...(own
            ? [
                {
                  icon: 'receipt',
                  title: t('done.way'),
                  href: href('refundDetail', { query: { request: requestNo } }),
                } as const,
              ]
            : []),
          { icon: 'search', title: t('done.again'), href: href('repurchaseTicketSearch') },
        ]}
      />
    </ResultFrame>
  );
}
