import { Amount } from '../../../components/amount/Amount.tsx';
import { NextSteps } from '../../../components/result/NextSteps.tsx';
import { PerforatedCard } from '../../../components/perforated-card/PerforatedCard.tsx';
import type { SealTone } from '../../../components/result/Seal.tsx';
import { SlipFact, SlipFacts } from '../../../components/result/SlipFacts.tsx';
import type { UpgradeOrder } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useToldDays } from '../../../messages/use-told-days.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { IconName } from '../../../primitives/icon/Icon.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { shownTicket } from '../../../rules/tickets.ts';
import { localTime } from '../../../rules/time/time.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { useNow } from '../../shell/use-now.ts';
import { useFlightWords } from '../use-flight-words.ts';
import * as styles from '../changes.css.ts';
import { CancelUpgrade } from './CancelUpgrade.tsx';

interface UpgradeResultProps {
  order: UpgradeOrder;
  status: UpgradeOrder['state'];
  /** It takes the place of another state of the same page: its sentence takes the focus. */
  takesFocus: boolean;
}

const seals: Readonly<Record<UpgradeOrder['state'], { tone: SealTone; icon?: IconName }>> = {
  completed: { tone: 'done' },
  waiting: { tone: 'due' },
  abnormal: { tone: 'refused', icon: 'alert' },
  cancelled: { tone: 'over' },
  expired: { tone: 'over', icon: 'clock' },
};

/** An upgrade as it ended: the flight in its new cabin, what was spent, and what comes next. */
export function UpgradeResult({ order, status, takesFocus }: UpgradeResultProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { money } = useFormats();
  const { until } = useToldDays(useNow());
  const { cabin } = useFlightWords();
  const { hotline } = useConfig();
  const failed = status === 'waiting' && order.paymentFailed === true;
  return (
    <ResultFrame
      bar={t('result.title')}
      takesFocus={takesFocus}
      {...(failed ? { tone: 'refused' as const } : seals[status])}
      title={
        failed
          ? t('result.failedPayment')
          : status === 'completed'
            ? t('result.reached', { cabin: cabin(order.toCabin, order.toClass) })
            : t(`result.${status}`)
      }
      text={t(status === 'cancelled' ? `cancel.${order.way}` : `result.${status}.text`)}
      slip={<Slip order={order} status={status} />}
      next={
        status === 'waiting' ? (
          <Button tone="pay" href={href('payment', { params: { id: order.orderNo } })}>
            {order.cash ? t('result.pay', { sum: money(order.cash) }) : t('submit.cash')}
          </Button>
        ) : status === 'completed' ? (
          <Button href={href('checkIn', { query: { tab: 'todo' } })}>{t('next.seat')}</Button>
        ) : (
          <Button href={href('upgradePassengers')}>{t('toPeople')}</Button>
        )
      }
    >
      {status === 'completed' && (
        <NextSteps
          steps={[
            { icon: 'seat', title: t('next.seat'), href: href('checkIn', { query: { tab: 'todo' } }) },
            { icon: 'takeoff', title: t('next.trip'), href: href('trip') },
          ]}
        />
      )}
      {status === 'waiting' && order.payUntil !== undefined && (
        <NextSteps
          steps={[
            {
              icon: 'wallet',
              title: t('next.pay', { time: until(order.payUntil) }),
              text: t('cash.detail'),
            },
          ]}
        />
      )}
      {status === 'abnormal' && (
        <NextSteps steps={[{ icon: 'phone', title: t('way.call', { hotline }), href: `tel:${hotline}` }]} />
      )}
      {order.cancellable && <CancelUpgrade order={order} />}
      {order.cancelBar && (
        <Notice tone="info" title={t('cancel.not')}>
          {t(`cancel.not.${order.cancelBar}`)}
        </Notice>
      )}
    </ResultFrame>
  );
}

/** Flight and passenger above the perforation, cabins and price below it. */
function Slip({ order, status }: Omit<UpgradeResultProps, 'takesFocus'>) {
  const t = useMessages('upgrades');
  const { route, cabin, dayOf } = useFlightWords();
  const { time } = localTime(order.departs);
  const done = status === 'completed';
  const over = status === 'cancelled' || status === 'expired';
  const struck = (words: string, isStruck: boolean) =>
    isStruck ? <del className={styles.struck}>{words}</del> : words;
  return (
    <PerforatedCard
      stub={
        <SlipFacts>
          <SlipFact label={t(done ? 'cabin.was' : 'cabin.now')}>
            {struck(cabin(order.cabin, order.bookingClass), done)}
          </SlipFact>
          <SlipFact label={t('cabin.to')}>{struck(cabin(order.toCabin, order.toClass), over)}</SlipFact>
          {(done || status === 'waiting') && (
            <SlipFact label={t(done ? 'result.spent' : 'result.due')}>
              {order.cash ? (
                <Amount value={order.cash} />
              ) : order.points !== undefined ? (
                <Amount value={order.points} unit={t('unit.points')} />
              ) : (
                (order.voucher ?? t(`way.${order.way}`))
              )}
            </SlipFact>
          )}
          {/* Of an upgrade that was taken back another ticket is in force, which its order tells. */}
          {done && order.newTicketNo !== undefined && (
            <SlipFact label={t('result.ticket')}>
              <span className={styles.tickets}>
                {order.ticketNo !== undefined && (
                  <del className={styles.struck}>{shownTicket(order.ticketNo)}</del>
                )}
                <strong>{shownTicket(order.newTicketNo)}</strong>
              </span>
            </SlipFact>
          )}
        </SlipFacts>
      }
    >
      <p className={styles.flight}>{`${order.flightNo} ${route(order)}`}</p>
      <p className={styles.facts13}>{t('band', { day: dayOf(order.departs), time, name: order.name })}</p>
    </PerforatedCard>
  );
}
