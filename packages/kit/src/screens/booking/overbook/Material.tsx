import { useCallback, useId, useState } from 'react';
import { newBookingId } from '../../../client/booking/ordering.ts';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import type { ContactFields } from '../../../contracts/saved-people/saved-people.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Beside } from '../../shell/Beside.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { Agreements } from './Agreements.tsx';
import { BookingBar, BreakdownNow } from './BookingBar.tsx';
import { ContactSection } from './ContactSection.tsx';
import { Deductions } from './Deductions.tsx';
import { EarlierNotice } from './EarlierNotice.tsx';
import { AddOns, Insurances } from './Extras.tsx';
import { orderFields } from './order-fields.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { People } from './People.tsx';
import { ProductRules } from './ProductRules.tsx';
import { Receipt } from './Receipt.tsx';
import { Summary } from './Summary.tsx';
import { useDraft, useOfBooking, useWay, type BookingUnderWay } from './under-way.tsx';
import type { EarlierOrder } from './use-earlier-order.ts';
import { isCode, lacksTitle, usePartIds } from './use-missing-parts.ts';
import { useOrdering } from './use-ordering.ts';
import * as styles from './overbook.css.ts';

interface MaterialProps {
  address: BookingAddress;
  /** Asks for the terms once more. */
  read: BookingUnderWay['read'];
  /** Earlier booking of the same fares, as far as its outcome is known. */
  earlier: EarlierOrder;
  /** A place on the waitlist is taken: nothing is paid now. */
  onWaitlist: (order: CreatedOrder) => void;
}

/** The booking's form: flights, who travels, whom to reach, what is bought besides and taken off, and the order. */
export function Material({ address, read, earlier, onWaitlist }: MaterialProps) {
  const t = useMessages('booking-form');
  const wide = useWide();
  const navigation = useNavigation();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const way = useWay();
  const formId = useId();
  const idOf = usePartIds();
  const [top] = useState(placeOfProblems);
  const terms = useOfBooking((booking) => booking.terms);
  const unsure = useDraft((draft) => draft.unsure);
  const query = bookingQuery(address);
  const waitlist = terms.flights.some((flight) => flight.waitlist === true);
  const ordering = useOrdering({
    earlier,
    unsure,
    onUnsure: (sent) => way.change({ unsure: sent }),
    onRefused: () => void read.refetch(),
    onOtherOrder: () => way.change({ bookingId: newBookingId() }),
    onOrdered: (order, here) => {
      way.forget();
      if (!here) return undefined;
      if (order.state === 'waitlist') return onWaitlist(order);
      navigation.replace('payment', { params: { id: order.orderNo } });
      return 'leaving';
    },
  });
  const submit = (reached: ContactFields) => {
    const [draft, booking] = [way.get(), way.booking()];
    // The summary tells them, and has the focus.
    if (booking.obstacle !== undefined || !draft.agreed || lacksTitle(draft) || !(signedIn || isCode(draft)))
      return;
    const bookingId = earlier.unknown ?? draft.bookingId;
    const fields = orderFields(address, booking, { ...draft, bookingId }, reached, locale);
    if (fields) void ordering.send(fields);
  };
  const summary = (
    <Summary
      flights={terms.flights}
      expires={terms.expires}
      holdMinutes={waitlist ? undefined : terms.holdMinutes}
      conditionsHref={navigation.href('productLabel', { query })}
    />
  );
  const bar = (
    <BookingBar
      waitlist={waitlist}
      formId={formId}
      write={ordering.write}
      onCheck={ordering.check}
      detailed={wide}
    />
  );
  return (
    <Frame wide title={t('title')} footer={!wide && bar}>
      <Beside
        label={t('detail.title')}
        aside={
          wide && (
            <>
              {summary}
              <Card>
                <BreakdownNow />
              </Card>
            </>
          )
        }
        bar={bar}
      >
        <div onSubmit={way.try}>
          <OrderNotice write={ordering.write} />
          <EarlierNotice earlier={earlier} />
          <Restored />
          {waitlist && (
            <Notice tone="attention" title={t('waitlist')} className={styles.above}>
              {t('waitlistText')}
            </Notice>
          )}
          <ProductRules terms={terms} />
          {!wide && summary}
          <Problems top={top} />
          <People href={navigation.href('bookingPassengerChoice', { query })} id={idOf('people')} />
          <ContactSection {...{ formId, idOf, top }} onSubmit={submit} />
          <Insurances />
          <AddOns href={navigation.href('addOns', { query })} />
          {!waitlist && <Deductions couponHref={navigation.href('bookingCoupons', { query })} />}
          <Receipt
            id={idOf('receipt')}
            saved={
              signedIn
                ? {
                    titles: navigation.href('invoiceTitles', { query }),
                    addresses: navigation.href('bookingAddressChoice', { query }),
                  }
                : undefined
            }
          />
          <Agreements id={idOf('agreed')} noticesHref={navigation.href('bookingNotices', { query })} />
        </div>
      </Beside>
    </Frame>
  );
}

/** The place of the summary of mistakes, made beforehand: one that is known only once it is drawn would draw the whole form again. */
function placeOfProblems(): HTMLElement | null {
  if (typeof document === 'undefined') return null;
  const place = document.createElement('div');
  place.className = styles.problems;
  return place;
}

function Problems({ top }: { top: HTMLElement | null }) {
  const hold = useCallback((at: HTMLElement | null) => void (top && at?.append(top)), [top]);
  return <div ref={hold} />;
}

/** A reload has left the choices alone: who travels is asked for once more. */
function Restored() {
  const t = useMessages('booking-form');
  const { restored } = useWay();
  const nobody = useOfBooking(({ people }) => people.chosen.length === 0);
  return (
    restored &&
    nobody && (
      <Notice tone="info" title={t('restored')} className={styles.above}>
        {t('restoredText')}
      </Notice>
    )
  );
}
