import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import { SlipFact, SlipFacts } from '../../../components/result/SlipFacts.tsx';
import type { AgentTicket } from '../../../contracts/refunds/agent-refund.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { shownCertainty } from '../../../rules/refunds/sum.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { AgentSum } from './AgentSum.tsx';

/** Working days in which the airline gets in touch. Source: travel.md section 9. */
const contactDays = 2;

/** The request that came of it. */
export function AgentSubmitted({ ticket, requestNo }: { ticket: AgentTicket; requestNo: string }) {
  const t = useMessages('agent-refund');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const certainty =
    (ticket.along ?? 0) > 0 ? 'unknown' : shownCertainty(ticket.certainty ?? 'unknown', false);
  return (
    <ResultFrame
      bar={t('title')}
      tone="received"
      takesFocus
      title={t('done.title')}
      text={t('done.text', { days: contactDays })}
      slip={
        <PerforatedCard
          stub={
            <SlipFacts>
              <SlipFact label={t('done.number')}>{requestNo}</SlipFact>
              {(ticket.back ?? ticket.pointsBack) !== undefined && (
                <SlipFact label={t('back', { name: ticket.name })}>
                  <AgentSum ticket={ticket} /> <Badge icon="info">{refund(`certainty.${certainty}`)}</Badge>
                </SlipFact>
              )}
            </SlipFacts>
          }
        >
          <p>{t('done.ticket')}</p>
          <strong>{shownTicket(ticket.ticketNo)}</strong>
        </PerforatedCard>
      }
    >
      <NextSteps
        steps={[
          {
            icon: 'receipt',
            title: t('done.way'),
            href: href('refundDetail', { query: { request: requestNo } }),
          },
        ]}
      />
    </ResultFrame>
  );
}
