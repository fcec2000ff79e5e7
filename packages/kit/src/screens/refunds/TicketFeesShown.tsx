import { useCallback, useState, type ReactNode } from 'react';
import { RefundCalculator } from '../../components/refund-calculator/RefundCalculator.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { SelectField } from '../../primitives/field/SelectField.tsx';
import { localTime } from '../../rules/time/time.ts';
import * as link from '../../primitives/link/Link.css.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { useConfig } from '../../session/config-provider.tsx';
import { handedOver, handOver } from '../../session/hand-over.ts';
import { useSession } from '../../session/session-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useEndNames } from '../shell/use-end-names.ts';
import { useNow } from '../shell/use-now.ts';
import type { ReadableFees } from './readable-fees.ts';
import { SaveFees } from './SaveFees.tsx';
import { ShareFees } from './ShareFees.tsx';
import * as styles from './fees.css.ts';

interface TicketFeesShownProps {
  of: 'refund' | 'change';
  fees: ReadableFees;
  /** Choice of the ticket, where its order has several. */
  children?: ReactNode;
}

/** A ticket's fees at this minute; the address follows the chosen way. */
export function TicketFeesShown({ of, fees, children }: TicketFeesShownProps) {
  const t = useMessages('fees');
  const { date, money } = useFormats();
  const navigation = useNavigation();
  const now = useNow();
  const { hotline } = useConfig();
  const [kept, setKept] = useState(false);
  const { attached, targets, currency, reference } = fees;
  const saved = useMessages('saved-fees');
  const asked: Partial<Record<'result' | 'flight' | 'departs', string>> = usePlace(
    of === 'refund' ? 'refundFee' : 'changeFee',
  ).query;
  const { result } = asked;
  // A saved result leads back to the flight that it was worked out for.
  const [chosen, setChosen] = useState(() =>
    Math.max(
      0,
      targets.findIndex((one) => one.flightNo === asked.flight && one.departs === asked.departs),
    ),
  );
  const target = targets[chosen];
  const session = useSession();
  // Each way has an address, and so a page: who has chosen it by keys goes on from where they were.
  const keepFocus = useCallback(
    (calculator: HTMLDivElement | null) => {
      if (!calculator || handedOver(session, 'chosenWay') !== of) return;
      handOver(session, 'chosenWay', undefined);
      calculator.querySelector<HTMLElement>('input[type="radio"]:checked')?.focus({ preventScroll: true });
    },
    [session, of],
  );
  return (
    <Frame title={t('title')} wide band={<TicketLine fees={fees} />}>
      {children}
      {now !== undefined && (
        <RefundCalculator
          ref={keepFocus}
          ticket={fees}
          now={now}
          attached={attached}
          target={target}
          hotline={hotline}
          value={kept ? 'keep' : of}
          onChange={(way) => {
            setKept(way === 'keep');
            if (way === 'keep' || way === of) return;
            handOver(session, 'chosenWay', way);
            navigation.replace(
              way === 'refund' ? 'refundFee' : 'changeFee',
              result === undefined ? undefined : { query: { result } },
            );
          }}
          targetLine={
            targets.length > 0 && (
              <div className={styles.target}>
                <SelectField
                  label={t('target')}
                  value={String(chosen)}
                  onChange={(event) => setChosen(Number(event.target.value))}
                  choices={targets.map(({ flightNo, departs, fare }, index) => ({
                    value: String(index),
                    label: t('target.row', {
                      flight: flightNo,
                      day: date(localTime(departs).day, 'monthDay'),
                      time: localTime(departs).time,
                      money: money({ amount: fare, currency }),
                    }),
                  }))}
                />
              </div>
            )
          }
        >
          {!kept && (
            <Notice
              tone="info"
              className={styles.soon}
              action={
                <Button
                  variant="outline"
                  tone="action"
                  size="medium"
                  href={navigation.href(of === 'refund' ? 'refunds' : 'rescheduleTicketInquiry')}
                >
                  {saved(of === 'refund' ? 'toRefund' : 'toChange')}
                </Button>
              }
            >
              {saved(`soon.${of}`, { hotline })}
            </Notice>
          )}
          {reference !== undefined && (
            <div className={styles.ways}>
              <SaveFees
                key={of}
                fees={{ reference, way: of, ...(of === 'change' && target && { target: targetOf(target) }) }}
              />
              <ShareFees reference={reference} way={of} flightNo={flightOf(fees)} />
            </div>
          )}
        </RefundCalculator>
      )}
    </Frame>
  );
}

const targetOf = ({ flightNo, departs }: ReadableFees['targets'][number]) => ({ flightNo, departs });

/** The flight that the ticket is for next. */
const legOf = ({ legs }: ReadableFees) => legs.find(({ flown }) => !flown) ?? legs[0];
const flightOf = (fees: ReadableFees): string => legOf(fees)?.flightNo ?? '';

/** The flight that the ticket is for next, and the way to another ticket. */
function TicketLine({ fees }: { fees: ReadableFees }) {
  const t = useMessages('fees');
  const { date } = useFormats();
  const { href } = useNavigation();
  const leg = legOf(fees);
  const names = useEndNames(leg?.from ?? '', leg?.to ?? '');
  if (!leg) return null;
  return (
    <div className={styles.ticket}>
      <div>
        <p className={styles.flight}>{t('ticket.flight', { flight: leg.flightNo, ...names })}</p>
        <p className={styles.facts}>
          {t('ticket.facts', {
            day: date(localTime(leg.departs).day, 'weekday'),
            time: localTime(leg.departs).time,
            cabin: leg.cabin ?? 'none',
          })}
        </p>
      </div>
      <Link className={link.alone} href={href('feeCalculator')}>
        {t('otherTicket')}
      </Link>
    </div>
  );
}
