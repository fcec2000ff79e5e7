import { useId } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { Beside } from '../../shell/Beside.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery } from '../booking-address.ts';
import { Agreements } from './Agreements.tsx';
import { BookingBar, BreakdownNow } from './BookingBar.tsx';
import { ContactSection } from './ContactSection.tsx';
import { Deductions } from './Deductions.tsx';
import { EarlierNotice } from './EarlierNotice.tsx';
import { AddOns, Insurances } from './Extras.tsx';
import { OrderNotice } from './OrderNotice.tsx';
import { People } from './People.tsx';
import { Problems, useProblemsPlace } from './Problems.tsx';
import { ProductRules } from './ProductRules.tsx';
import { Receipt } from './Receipt.tsx';
import { RestoredNotice } from './RestoredNotice.tsx';
import { Summary } from './Summary.tsx';
import { useOfBooking, useWay } from './under-way.tsx';
import { useMaterialOrder, type MaterialOrderOptions } from './use-material-order.ts';
import { usePartIds } from './use-missing-parts.ts';
import * as styles from './overbook.css.ts';

/** The booking's form: flights, who travels, whom to reach, what is bought besides and taken off, and the order. */
export function Material(options: MaterialOrderOptions) {
  const t = useMessages('booking-form');
  const wide = useWide();
  const navigation = useNavigation();
  const signedIn = useSignedIn();
  const way = useWay();
  const formId = useId();
  const idOf = usePartIds();
  const top = useProblemsPlace();
  const terms = useOfBooking((booking) => booking.terms);
  const { write, check, submit } = useMaterialOrder(options);
  const query = bookingQuery(options.address);
  const waitlist = terms.flights.some((flight) => flight.waitlist === true);
  const summary = (
    <Summary
      flights={terms.flights}
      expires={terms.expires}
      holdMinutes={waitlist ? undefined : terms.holdMinutes}
      conditionsHref={navigation.href('productLabel', { query })}
    />
  );
  const bar = (
    <BookingBar waitlist={waitlist} formId={formId} write={write} onCheck={check} detailed={wide} />
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
          <OrderNotice write={write} />
          <EarlierNotice earlier={options.earlier} />
          <RestoredNotice />
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
