import type { ReactNode } from 'react';
import { Amount } from '../../components/amount/Amount.tsx';
import type { RefundRequest } from '../../contracts/refunds/refund-request.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { waitsForTraveller, type MoneyWay } from '../../rules/refunds/money-way.ts';
import { awaitsCall, canNameCard, countOutcomes } from '../../rules/refunds/request.ts';
import { stateLooks } from '../../components/refund/looks.ts';
import { useNavigation } from '../../navigation/provider.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { useNow } from '../shell/use-now.ts';
import { sumLabelOf } from './sum-label.ts';
import { useMoneyTo } from './use-money-to.ts';
import * as styles from './refunds.css.ts';

interface RequestHeadProps {
  request: RefundRequest;
  way: MoneyWay;
}

/** How a request stands, in the largest words; a request counts its tickets, as it can end in two ways. */
export function RequestHead({ request, way: { overdue, certain } }: RequestHeadProps) {
  const t = useMessages('refund-request');
  const { state } = request;
  const look = stateLooks[overdue > 0 ? 'overdue' : state];
  const line = useLine(request, overdue);
  const title = () => {
    if (overdue > 0) return t(certain ? 'head.overdue' : 'head.overdueAbout', { days: overdue });
    if (state !== 'partly') return t(`head.${state}`);
    const { back, refused } = countOutcomes(request.tickets.map(({ outcome = 'pending' }) => ({ outcome })));
    return t('head.partly', { back, refused });
  };
  return (
    <div className={styles.head}>
      <h2 className={styles.headTitle} data-tone={look.tone}>
        <span className={styles.headIcon} data-tone={look.tone}>
          <Icon name={look.icon} />
        </span>
        <span>{title()}</span>
      </h2>
      {line !== undefined && <p className={styles.headLine}>{line}</p>}
      <Sum request={request} />
    </div>
  );
}

/** Words on the next step; nothing where the title says all. */
function useLine(request: RefundRequest, overdue: number): ReactNode {
  const t = useMessages('refund-request');
  const { date } = useFormats();
  const { hotline } = useConfig();
  const now = useNow() ?? 0;
  const { state, times, until } = request;
  const to = useMoneyTo()(request.to);
  const sent = times.sent === undefined ? undefined : date(times.sent, 'monthDay');
  if (overdue > 0)
    return sent === undefined ? t('line.lateUnsent', { hotline }) : t('line.late', { day: sent });
  if (until !== undefined && waitsForTraveller(request, now))
    return t.rich('line.until', {
      when: `${date(until, 'monthDay')} ${date(until, 'time')}`,
      b: (words) => <strong>{words}</strong>,
    });
  if (state === 'sent' && sent !== undefined) return t('line.sent', { day: sent });
  if (times.arrived !== undefined) return t('line.arrived', { day: date(times.arrived, 'monthDay'), to });
  return awaitsCall(state) ? t('line.contact') : undefined;
}

function Sum({ request }: { request: RefundRequest }) {
  const t = useMessages('refund-request');
  const refund = useMessages('refund');
  const { href } = useNavigation();
  const to = useMoneyTo()(request.to);
  const { requestNo, back, pointsBack, state } = request;
  const hasCard = request.to?.kind === 'card';
  if (state === 'rejected' || (!back && pointsBack === undefined)) return null;
  return (
    <div className={styles.headSum}>
      <div>
        <span className={styles.sumLabel}>{refund(sumLabelOf(request))}</span>
        <span className={styles.bigSum}>
          {pointsBack !== undefined && <Amount value={pointsBack} unit={refund('points')} />}
          {pointsBack !== undefined && back && ' + '}
          {back && <Amount value={back} />}
        </span>
      </div>
      <p className={styles.to}>
        <span className={styles.toLine}>
          <span className={styles.sumLabel}>{t('to')}</span> {to}
        </span>
        {canNameCard(request) && (
          <>
            {' '}
            <Link href={href(hasCard ? 'changeBankCard' : 'addBankCard', { query: { request: requestNo } })}>
              {t(hasCard ? 'card.change' : 'card.add')}
            </Link>
          </>
        )}
      </p>
    </div>
  );
}
