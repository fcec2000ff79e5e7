import { PriceChange } from '../../../components/fare-families/PriceChange.tsx';
import type { ChangeQuote } from '../../../contracts/changes/change.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import type { PartyPrice } from '../../../rules/booking/fare-price.ts';
import { localTime } from '../../../rules/time/time.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { changeQuery } from './address.ts';
import type { StepProps } from './People.tsx';
import * as styles from './reschedule.css.ts';

interface PriceChangedProps extends StepProps {
  quote: ChangeQuote;
  onAccept: () => void;
}

const kinds = [
  ['adults', 'ADT'],
  ['children', 'CHD'],
  ['infants', 'INF'],
] as const;

/** The fare has changed since it was chosen: nothing goes on before it is accepted. Source: mockup 106. */
export function PriceChanged({ address, party, quote, onAccept }: PriceChangedProps) {
  const t = useMessages('changes');
  const { date, money } = useFormats();
  const { href } = useNavigation();
  const today = useToday();
  const { passengers, legs = [], expires } = quote;
  const currency = party.going[0]?.ticket.currency ?? 'CNY';
  const goingWith = (ticketNo: string) => party.going.find(({ ticket }) => ticket.ticketNo === ticketNo);
  // Taxes go over to the new ticket: they are in both sums, as in those of the step before.
  const taxesOf = (ticketNo: string) => goingWith(ticketNo)?.leg.taxes ?? 0;
  const total = (of: 'offered' | 'fare') => ({
    amount: passengers.reduce((sum, one) => sum + one[of] + taxesOf(one.ticketNo), 0),
    currency,
  });
  const prices = kinds.flatMap(([kind, type]): PartyPrice[] => {
    const own = passengers.filter(({ ticketNo }) => goingWith(ticketNo)?.ticket.paxType === type);
    const [first] = own;
    if (!first) return [];
    const [fare, taxes] = [first.offered, taxesOf(first.ticketNo)];
    const each = { fare, taxes: [{ code: 'all', amount: taxes }], total: fare + taxes };
    return [{ kind, count: own.length, each }];
  });
  const first = legs[0];
  return (
    <Frame
      title={t('changed.title')}
      footer={
        <>
          <Button
            variant="outline"
            href={href('reschedule', { query: changeQuery({ ...address, step: 'flight' }) })}
          >
            {t('changed.leave')}
          </Button>
          <Button className={styles.submit} onClick={onAccept}>
            {t('changed.accept', { price: money(total('fare')) })}
          </Button>
        </>
      }
    >
      <PriceChange
        was={total('offered')}
        is={total('fare')}
        part="fare"
        prices={prices}
        flight={
          first &&
          t('changed.flight', {
            flight: legs.map(({ flightNo }) => flightNo).join(' · '),
            day: date(localTime(first.departs).day, 'weekday'),
            time: localTime(first.departs).time,
            fare: quote.fareName ?? '',
          })
        }
        keptUntil={expires}
        today={today}
      />
    </Frame>
  );
}
