import type { ReactNode } from 'react';
import type { ChangeFields, ChangeQuote, ChangeWish } from '../../../contracts/changes/change.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { partySumOf, type PartySum } from '../../../rules/changes/sum.ts';
import { halves } from '../changes.css.ts';
import { useFlightWords } from '../use-flight-words.ts';
import { ChangeBar } from './ChangeBar.tsx';
import { ChangeFrame } from './ChangeFrame.tsx';
import { ConfirmSums } from './ConfirmSums.tsx';
import { ChangeOutcome } from './ChangeOutcome.tsx';
import { changeQuery } from './address.ts';
import { OldFlight } from './OldFlight.tsx';
import type { StepProps } from './People.tsx';
import { quotedSums } from './quoted-party.ts';
import type { Ordering } from './use-ordering.ts';
import { NewFlight } from './NewFlight.tsx';
import { useAgreement } from '../use-agreement.ts';
import { ConfirmMeaning } from './ConfirmMeaning.tsx';
import * as styles from './reschedule.css.ts';

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

/** Sums as they are agreed to; of passengers whom the quote does not name, none. */
const agreedSums = (sum: PartySum | undefined, currency: string) => ({
  pay: { amount: sum?.pay ?? 0, currency },
  back: { amount: sum?.back ?? 0, currency },
  payPoints: sum?.payPoints ?? 0,
  backPoints: sum?.backPoints ?? 0,
});

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
  const { href } = useNavigation();
  const { side } = useFlightWords();
  const { leg, going } = party;
  // To the second, as the airline works the order out: a minute may hold two fees.
  const now = quote?.now === undefined ? party.now : Date.parse(quote.now);
  const currency = going[0]?.ticket.currency ?? 'CNY';
  const passengers = quote ? quotedSums(party, quote, now) : [];
  const sum = passengers.length === going.length ? partySumOf(passengers.map((one) => one.sum)) : undefined;
  const fields = { ...wish, releaseCheckIn: address.release, ...agreedSums(sum, currency) };
  const agreement = useAgreement(
    quote && JSON.stringify([fields, quote.waitlist, quote.legs, quote.becomes]),
  );
  if (!quote)
    return (
      <ChangeFrame step="confirm" band={<OldFlight leg={leg} />}>
        {instead}
      </ChangeFrame>
    );
  const { write, check } = ordering;
  const to = (step: 'people' | 'flight') => href('reschedule', { query: changeQuery({ ...address, step }) });
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
            onClick={() => agreement.onceAgreed(() => onOrder(fields))}
          />
        )
      }
    >
      <div className={styles.columns}>
        <ChangeOutcome write={write} address={address} onStale={onStale} />
        <div className={halves}>
          <div className={styles.columns}>
            <NewFlight
              was={leg}
              is={(quote.legs ?? []).map(side)}
              waitlist={quote.waitlist}
              otherHref={to('flight')}
            />
            <ConfirmSums
              passengers={passengers}
              sum={sum}
              currency={currency}
              waitlist={quote.waitlist === true}
              people={to('people')}
            />
          </div>
          <div className={styles.columns}>
            <ConfirmMeaning {...{ party, quote, now, passengers, agreement }} />
          </div>
        </div>
      </div>
    </ChangeFrame>
  );
}
