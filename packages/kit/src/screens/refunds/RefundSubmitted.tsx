import { MaskedSentence } from '../../components/person-line/MaskedSentence.tsx';
import { AmountSum } from '../../components/amount/AmountSum.tsx';
import { PerforatedCard } from '../../components/perforated-card/PerforatedCard.tsx';
import { MoneyWay } from '../../components/refund/MoneyWay.tsx';
import { NextSteps } from '../../components/result/NextSteps.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { shownCertainty } from '../../rules/refunds/sum.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { ResultFrame } from '../shell/ResultFrame.tsx';
import { requestPlace } from './request-place.ts';
import { useMoneyTo } from './use-money-to.ts';
import { useMoneyWay } from './use-money-way.ts';
import * as styles from './refunds.css.ts';

/** A request that has been taken in: no money has moved, what comes when, and where it is seen. */
export function RefundSubmitted({ request }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const way = useMoneyWay(request);
  const to = useMoneyTo()(request.to);
  const { requestNo, tickets, back, pointsBack, certainty = 'unknown', phone } = request;
  const detail = href(requestPlace(request), { query: { request: requestNo } });
  return (
    <ResultFrame
      takesFocus
      bar={t('result.bar')}
      tone="received"
      title={t('result.title')}
      text={t('result.text')}
      slip={
        <PerforatedCard
          stub={
            <MoneyWay
              way={way}
              notes={{
                received: tickets
                  .map(({ name, ticketNo }) => refund('person', { name, ticket: shownTicket(ticketNo) }))
                  .join(' '),
                examined: t('step.examinedText'),
                sent: t('step.sentText'),
                arrived: t('step.arrivedText'),
              }}
            />
          }
        >
          <div className={styles.headSum}>
            <div>
              <span className={styles.sumLabel}>{refund('amounts.backEstimated')}</span>
              {(back ?? pointsBack) !== undefined && (
                <AmountSum
                  className={styles.bigSum}
                  points={pointsBack}
                  cash={back && [back]}
                  unit={refund('points')}
                />
              )}
              {!back && <strong className={styles.unknown}>{refund('unknownSum')}</strong>}
            </div>
            <Badge icon="info">{refund(`certainty.${shownCertainty(certainty, false)}`)}</Badge>
          </div>
          <p className={styles.sumLabel}>{t('result.prevails', { to: to })}</p>
        </PerforatedCard>
      }
      next={<Button href={detail}>{t('result.see')}</Button>}
    >
      <NextSteps
        title={t('result.where')}
        steps={[
          {
            icon: 'receipt',
            title: t('result.progress'),
            text: t('result.progressText'),
            href: href('refunds', { query: { tab: 'returned' } }),
          },
          ...(phone === undefined
            ? []
            : [
                {
                  icon: 'mail',
                  title: t('result.sms'),
                  text: <MaskedSentence text={t('result.smsText', { phone })} />,
                } as const,
              ]),
          {
            icon: 'phone',
            title: t('result.phone'),
            text: t('result.phoneText', { number: requestNo }),
            when: hotline,
            href: `tel:${hotline}`,
          },
        ]}
      />
    </ResultFrame>
  );
}
