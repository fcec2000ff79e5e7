import { useId, useState } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { ContactForm } from '../../../components/saved-contact/ContactForm.tsx';
import type { CreatedOrder } from '../../../contracts/booking/create-order.ts';
import type { ContactFields } from '../../../contracts/saved-people/saved-people.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { emptySavedContact, type SavedContactTyped } from '../../../validators/saved-people/saved-contact.ts';
import { Beside } from '../../shell/Beside.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { Agreements } from './Agreements.tsx';
import { BookingBar } from './BookingBar.tsx';
import { Breakdown } from './Breakdown.tsx';
import type { Booking } from './derive.ts';
import { Deductions } from './Deductions.tsx';
import { AddOns, Insurances } from './Extras.tsx';
import { Receipt } from './Receipt.tsx';
import { EarlierNotice } from './EarlierNotice.tsx';
import { GuestCode } from './GuestCode.tsx';
import { contactOf } from './contact-of.ts';
import { KnownContacts } from './KnownContacts.tsx';
import { orderFields } from './order-fields.ts';
import { OrderNotice } from './OrderNotice.tsx';
import { People } from './People.tsx';
import { ProductRules } from './ProductRules.tsx';
import { Summary } from './Summary.tsx';
import type { BookingInUse } from './use-booking.ts';
import type { EarlierOrder } from './use-earlier-order.ts';
import { useMissingParts } from './use-missing-parts.ts';
import { useOrdering } from './use-ordering.ts';
import * as styles from './overbook.css.ts';

interface MaterialProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
  /** Earlier booking of the same fares, as far as its outcome is known. */
  earlier: EarlierOrder;
  /** A place on the waitlist is taken: nothing is paid now. */
  onWaitlist: (order: CreatedOrder) => void;
}

const samePhone = (one: SavedContactTyped, other: SavedContactTyped): boolean =>
  one.phone === other.phone && one.phoneCountry === other.phoneCountry;

/** The booking's form: flights, who travels, whom to reach, what is bought besides and taken off, and the order. */
export function Material({ booking, address, of, earlier, onWaitlist }: MaterialProps) {
  const { draft, change, forget, restored, read } = of;
  const t = useMessages('booking-form');
  const wide = useWide();
  const navigation = useNavigation();
  const locale = useLocale();
  const signedIn = useSignedIn();
  const formId = useId();
  const [tried, setTried] = useState(false);
  const [contacts, setContacts] = useState(0);
  const [top, setTop] = useState<HTMLDivElement | null>(null);
  const { terms } = booking;
  const query = bookingQuery(address);
  const waitlist = terms.flights.some((flight) => flight.waitlist === true);
  const ordering = useOrdering({
    earlier,
    unsure: draft.unsure,
    onUnsure: (unsure) => change({ unsure }),
    onRefused: () => void read.refetch(),
    onOrdered: (order, here) => {
      forget();
      if (!here) return undefined;
      if (order.state === 'waitlist') return onWaitlist(order);
      navigation.replace('payment', { params: { id: order.orderNo } });
      return 'leaving';
    },
  });
  const missing = useMissingParts(booking, draft);
  // The member can be reached until somebody else is named.
  const own = terms.paxs.find(({ myUserid }) => myUserid !== undefined);
  const contact =
    draft.contact === emptySavedContact && own ? contactOf(own, locale, draft.contact) : draft.contact;
  const submit = (reached: ContactFields) => {
    // The summary tells them, and has the focus.
    if (missing.any) return;
    const bookingId = earlier.unknown ?? draft.bookingId;
    const fields = orderFields(address, booking, { ...draft, bookingId }, reached, locale);
    if (fields) void ordering.send(fields);
  };
  /** A code proves the phone that it went to: another phone wants another. */
  const reach = (typed: SavedContactTyped) =>
    change((now) => ({ contact: typed, ...(samePhone(now.contact, typed) ? {} : { code: '' }) }));
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
      booking={booking}
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
                <Breakdown booking={booking} />
              </Card>
            </>
          )
        }
        bar={bar}
      >
        <div onSubmit={() => setTried(true)}>
          <OrderNotice write={ordering.write} booking={booking} />
          <EarlierNotice earlier={earlier} />
          {restored && booking.chosen.length === 0 && (
            <Notice tone="info" title={t('restored')} className={styles.above}>
              {t('restoredText')}
            </Notice>
          )}
          {waitlist && (
            <Notice tone="attention" title={t('waitlist')} className={styles.above}>
              {t('waitlistText')}
            </Notice>
          )}
          <ProductRules terms={terms} />
          {!wide && summary}
          <div ref={setTop} className={styles.problems} />
          <People
            booking={booking}
            href={navigation.href('bookingPassengerChoice', { query })}
            tried={tried}
            id={missing.idOf('people')}
          />
          <Section title={t('contact')}>
            <Card>
              <KnownContacts
                booking={booking}
                contact={contact}
                onChoose={(typed) => {
                  reach(typed);
                  setContacts(contacts + 1);
                }}
              />
              <ContactForm
                key={contacts}
                id={formId}
                defaultValue={contact}
                context={{ list: [], id: undefined }}
                summary={{
                  place: top,
                  before: missing.before,
                  after: missing.after,
                }}
                onChange={reach}
                onSubmit={submit}
              >
                <p className={styles.quiet}>{t('contact.hint')}</p>
              </ContactForm>
              {!signedIn && (
                <GuestCode
                  id={missing.idOf('code')}
                  contact={contact}
                  value={draft.code}
                  error={tried ? missing.errorOf.code : undefined}
                  onChange={(code) => change({ code })}
                />
              )}
            </Card>
          </Section>
          <Insurances {...{ booking, draft, change }} />
          <AddOns booking={booking} href={navigation.href('addOns', { query })} />
          {!waitlist && (
            <Deductions
              {...{ booking, draft, change }}
              couponHref={navigation.href('bookingCoupons', { query })}
            />
          )}
          <Receipt
            {...{ booking, draft, change, tried }}
            id={missing.idOf('receipt')}
            saved={
              signedIn
                ? {
                    titles: navigation.href('invoiceTitles', { query }),
                    addresses: navigation.href('bookingAddressChoice', { query }),
                  }
                : undefined
            }
          />
          <Agreements
            {...{ draft, change }}
            id={missing.idOf('agreed')}
            noticesHref={navigation.href('bookingNotices', { query })}
            error={tried ? missing.errorOf.agreed : undefined}
          />
        </div>
      </Beside>
    </Frame>
  );
}
