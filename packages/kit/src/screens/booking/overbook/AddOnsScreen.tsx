import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { AddOnInCart, OfferedAddOn } from './AddOnRow.tsx';
import { BookingStates, type BookingPageProps } from './BookingStates.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import type { Booking } from './derive.ts';
import { Legs } from './Summary.tsx';
import { useBooking } from './use-booking.ts';
import { useMaterialOf } from './use-material.ts';
import { usePassengerName } from './use-passenger-name.ts';
import * as styles from './overbook.css.ts';
import * as sums from './price.css.ts';

/** /overbook/appretionService: services with the ticket; those in the cart first, none of them chosen beforehand. */
export function AddOnsScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('extras')} of={of}>
      {(booking, address) => <Services {...{ booking, address, of }} />}
    </BookingStates>
  );
}

/** Flights that the services go with, and who flies. */
function Bought({ booking: { terms, chosen } }: { booking: Booking }) {
  const { list } = useFormats();
  const nameOf = usePassengerName();
  return (
    <div className={styles.bought}>
      <Legs flights={terms.flights} />
      {chosen.length > 0 && <p className={styles.quiet}>{list(chosen.map(nameOf))}</p>}
    </div>
  );
}

function Services({ booking, address, of: { draft, change } }: BookingPageProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const materialOf = useMaterialOf();
  const { terms, cart, sum, currency } = booking;
  const countOf = (id: string) => cart.addOns.find((one) => one.id === id)?.count ?? 0;
  const set = (id: string, count: number) => change({ addOns: { ...draft.addOns, [id]: count } });
  const inCart = terms.addOns.filter(({ id }) => countOf(id) > 0);
  const more = terms.addOns.filter(({ id }) => countOf(id) === 0);
  const any = inCart.length > 0;
  return (
    <Frame
      title={t('extras')}
      band={<Bought booking={booking} />}
      footer={
        <ChosenBar
          variant={any ? 'filled' : 'outline'}
          label={t(any ? 'extras.done' : 'passengers.back')}
          onDone={() => navigation.returnTo(materialOf(booking), { query: bookingQuery(address) })}
        >
          <span className={styles.quiet}>{t('extras.sum', { count: inCart.length })}</span>
          {any && (
            <span className={sums.dueAmount}>
              {sum && <Amount value={{ amount: sum.addOns, currency }} />}
            </span>
          )}
        </ChosenBar>
      }
    >
      {any && (
        <Section title={t('extras.cart', { count: inCart.length })}>
          <ListCard>
            {inCart.map((one) => (
              <AddOnInCart
                key={one.id}
                addOn={one}
                currency={currency}
                count={countOf(one.id)}
                onCount={(count) => set(one.id, count)}
              />
            ))}
          </ListCard>
        </Section>
      )}
      {more.length > 0 && (
        <Section title={t('extras.more')} action={<span className={styles.quiet}>{t('extras.later')}</span>}>
          <ListCard>
            {more.map((one) => (
              <OfferedAddOn
                key={one.id}
                addOn={one}
                currency={currency}
                onCount={(count) => set(one.id, count)}
              />
            ))}
          </ListCard>
        </Section>
      )}
      <Notice tone="info" className={styles.noted}>
        {t('extras.refund')}
      </Notice>
    </Frame>
  );
}
