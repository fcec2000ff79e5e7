import { Suspense, useState, type ReactNode } from 'react';
import { FlightChange } from '../../../components/ticket-change/FlightChange.tsx';
import type { ChangeFields, ChangeQuote, ChangeWish } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import * as link from '../../../primitives/link/Link.css.ts';
import { Link } from '../../../primitives/link/Link.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { partySumOf } from '../../../rules/changes/sum.ts';
import { halves } from '../changes.css.ts';
import { Consequences } from '../Consequences.tsx';
import { TierEffect } from '../TierEffect.tsx';
import { useFlightWords } from '../use-flight-words.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { ConfirmSums } from './ConfirmSums.tsx';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { changeQuery } from './address.ts';
import { OldFlight } from './OldFlight.tsx';
import type { StepProps } from './People.tsx';
import { useBaggageRows } from './use-baggage-rows.ts';
import { useCabinRow } from './use-cabin-row.ts';
import { quotedSums, restOf } from './quoted-party.ts';
import type { Ordering } from './use-ordering.ts';
import * as styles from './reschedule.css.ts';

const Compare = lazyWithRetry('compare', async () => (await import('./Compare.tsx')).Compare);

interface ConfirmingProps extends StepProps {
  wish: ChangeWish;
  /** Undefined while it is on its way, or not to be had. */
  quote: ChangeQuote | undefined;
  /** Shown in the place of a quote, in the same frame. */
  instead: ReactNode;
  ordering: Pick<Ordering, 'write' | 'check'>;
  onOrder: (fields: Omit<ChangeFields, 'changeId'>) => void;
  /** The airline says that it is not what it was. */
  onStale: () => void;
}

/** Old and new flight, the sum of each passenger, what becomes of the rest, and the payment. Source: mockup 80. */
export function Confirming({
  address,
  party,
  wish,
  quote,
  instead,
  ordering,
  onOrder,
  onStale,
}: ConfirmingProps) {
  const t = useMessages('changes');
  const { date } = useFormats();
  const { href } = useNavigation();
  const { side } = useFlightWords();
  const baggageRows = useBaggageRows();
  const cabinRow = useCabinRow();
  const [agreed, setAgreed] = useState(false);
  const [wanting, setWanting] = useState(false);
  const [compares, setCompares] = useState(false);
  const { leg, going } = party;
  if (!quote) {
    // Another quote is agreed to again.
    if (agreed || wanting || compares) {
      setAgreed(false);
      setWanting(false);
      setCompares(false);
    }
    return (
      <ChangeFrame step="confirm" band={<OldFlight leg={leg} />}>
        {instead}
      </ChangeFrame>
    );
  }
  // To the second, as the airline works the order out: a minute may hold two fees.
  const now = quote.now === undefined ? party.now : Date.parse(quote.now);
  const currency = going[0]?.ticket.currency ?? 'CNY';
  const passengers = quotedSums(party, quote, now);
  const alongNames = passengers.filter(({ along }) => along).map(({ name }) => name);
  const sum = passengers.length === going.length ? partySumOf(passengers.map((one) => one.sum)) : undefined;
  const money = (amount: number) => ({ amount, currency });
  const baggage = baggageRows(going, quote);
  const { write, check } = ordering;
  const order = () =>
    onOrder({
      ...wish,
      releaseCheckIn: address.release,
      pay: money(sum?.pay ?? 0),
      back: money(sum?.back ?? 0),
      payPoints: sum?.payPoints ?? 0,
      backPoints: sum?.backPoints ?? 0,
    });
  const to = (step: 'people' | 'flight') => href('reschedule', { query: changeQuery({ ...address, step }) });
  const member = going.find(({ ticket }) => ticket.relation === 'member');
  const earns = quote.passengers.find(({ ticketNo }) => ticketNo === member?.ticket.ticketNo)?.earns;
  return (
    <ChangeFrame
      step="confirm"
      party={party}
      footer={
        sum && (
          <ChangeBar
            sum={sum}
            currency={currency}
            waitlist={quote.waitlist === true}
            write={write}
            onCheck={check}
            onClick={() => {
              setWanting(!agreed);
              if (agreed) order();
            }}
          />
        )
      }
    >
      <div className={styles.columns}>
        <ChangeOutcome write={write} address={address} onStale={onStale} />
        <div className={halves}>
          <div className={styles.columns}>
            <FlightChange
              was={side(leg)}
              is={(quote.legs ?? []).map(side)}
              action={
                <Link className={link.alone} href={to('flight')}>
                  {t('otherFlight')}
                </Link>
              }
            />
            {quote.waitlist && (
              <Notice tone="attention" title={t('waitlist')}>
                {t('waitlist.text')}
              </Notice>
            )}
            <ConfirmSums
              passengers={passengers}
              sum={sum}
              currency={currency}
              waitlist={quote.waitlist === true}
              people={to('people')}
            />
          </div>
          <div className={styles.columns}>
            <Consequences
              rest={restOf(going)}
              told={quote.becomes}
              others={[
                cabinRow(going, quote),
                ...baggage,
                alongNames.length > 0 && {
                  icon: 'people',
                  title: t('becomes.along', { names: alongNames.join(t('separator')) }),
                  text: t('becomes.along.text'),
                },
                party.splits && { icon: 'orders', title: t('split'), text: t('split.text') },
              ]}
            />
            {member && <TierEffect was={member.leg.earns} is={earns} relation="member" />}
            {compares && (
              <Suspense fallback={<Skeleton inlineSize="100%" blockSize={320} />}>
                <Compare travellers={going} now={now} fares={quote.passengers} />
              </Suspense>
            )}
            {!compares && (
              <Button variant="text" size="medium" icon="chart" onClick={() => setCompares(true)}>
                {t('compare')}
              </Button>
            )}
            {quote.expires !== undefined && (
              <p className={styles.note}>{t('keptUntil', { time: date(quote.expires, 'time') })}</p>
            )}
            <Checkbox
              name="agree"
              label={t.rich('agree', {
                rules: (words) => (
                  <Link href={href('notice', { params: { slug: 'conditions-of-carriage' } })}>{words}</Link>
                ),
              })}
              detail={t('agree.detail')}
              checked={agreed}
              error={wanting && !agreed ? t('agree.first') : undefined}
              onChange={({ target }) => setAgreed(target.checked)}
            />
          </div>
        </div>
      </div>
    </ChangeFrame>
  );
}
