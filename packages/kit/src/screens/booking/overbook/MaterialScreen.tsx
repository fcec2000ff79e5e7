import { useState, useSyncExternalStore } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { PriceChange } from '../../../components/fare-families/PriceChange.tsx';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { joinedPrices } from '../../../rules/booking/fare-price.ts';
import { Frame } from '../../shell/Frame.tsx';
import { useToday } from '../../shell/use-today.ts';
import { addressQuery } from '../flight-list/list-address.ts';
import { BookingStates } from './BookingStates.tsx';
import type { BookingAddress } from '../booking-address.ts';
import type { Booking } from './derive.ts';
import { Material } from './Material.tsx';
import { MembersOnly } from './MembersOnly.tsx';
import { OnWaitlist } from './OnWaitlist.tsx';
import { useEarlierOrder } from './use-earlier-order.ts';
import { UnderWayProvider, useUnderWay, type BookingUnderWay } from './under-way.tsx';
import * as sums from './price.css.ts';

/** /overbook/material: the booking of chosen fares, from who travels to the order. */
export function MaterialScreen() {
  return <BookingMaterial of={useUnderWay()} />;
}

/** The booking's form; in its place a place on the waitlist, the sign-in that a product wants, or a price that has changed meanwhile. */
export function BookingMaterial({ of }: { of: BookingUnderWay }) {
  const t = useMessages('booking-form');
  const signedIn = useSignedIn();
  const earlier = useEarlierOrder(of.address);
  const [made, setMade] = useState<CreatedOrder>();
  const [another, setAnother] = useState(false);
  const accepted = useSyncExternalStore(of.store.subscribe, () => of.store.get().accepted);
  const order = made ?? (another ? undefined : earlier.order);
  if (order?.state === 'waitlist') {
    const again = () => {
      setMade(undefined);
      setAnother(true);
    };
    return <OnWaitlist order={order} flights={of.read.data?.flights ?? []} onAnother={again} />;
  }
  return (
    <BookingStates title={t('title')} of={of}>
      {(booking, address) => {
        const { state, is, was, productLimit } = booking.terms;
        if (productLimit?.members && !signedIn) return <MembersOnly terms={booking.terms} />;
        return state === 'changed' && is && was && accepted !== is.amount ? (
          <Changed
            {...{ booking, address, is, was }}
            onAccept={() => of.store.change({ accepted: is.amount })}
          />
        ) : (
          of.way && (
            <UnderWayProvider way={of.way}>
              <Material {...{ address, earlier }} read={of.read} onWaitlist={setMade} />
            </UnderWayProvider>
          )
        );
      }}
    </BookingStates>
  );
}

/** The list that the last fare was chosen in, as it was: what was chosen before it stays. */
const lastList = ({ search, chosen }: BookingAddress) => ({
  search,
  step: chosen.length,
  chosen: chosen.slice(0, -1),
});

type Price = NonNullable<Booking['terms']['is']>;

interface ChangedProps {
  booking: Booking;
  address: BookingAddress;
  was: Price;
  is: Price;
  onAccept: () => void;
}

/** The price has changed since it was offered: nothing goes on before it is accepted. */
function Changed({ booking, address, was, is, onAccept }: ChangedProps) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const { href } = useNavigation();
  const today = useToday();
  const { terms, cart } = booking;
  return (
    <Frame
      title={t('changed.title')}
      footer={
        <>
          <Button
            variant="outline"
            href={href('flightList', {
              query: addressQuery(lastList(address)),
            })}
          >
            {t('changed.leave')}
          </Button>
          <Button className={sums.pay} onClick={onAccept}>
            {t('changed.accept', { price: money(is) })}
          </Button>
        </>
      }
    >
      <PriceChange
        was={was}
        is={is}
        part={terms.part}
        prices={joinedPrices(cart.flights)}
        flight={terms.flights.flatMap(({ legs }) => legs.map(({ flightNo }) => flightNo)).join(' · ')}
        keptUntil={terms.expires}
        today={today}
        payMinutes={terms.holdMinutes}
      />
    </Frame>
  );
}
