import { FareDetail } from '../../../components/fare-families/FareDetail.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { useOpened } from '../../shell/use-opened.ts';
import { BookingStates } from './BookingStates.tsx';
import type { Booking } from './derive.ts';
import { ProductRules } from './ProductRules.tsx';
import { useBooking } from './use-booking.ts';
import * as styles from './overbook.css.ts';

/** /overbook/labelDescription: meaning of the product's name, flight by flight. */
export function ProductLabelScreen() {
  const t = useMessages('booking-form');
  const of = useBooking();
  return (
    <BookingStates title={t('label.title')} of={of}>
      {(booking) => <Labels booking={booking} />}
    </BookingStates>
  );
}

function Labels({ booking: { terms, party } }: { booking: Booking }) {
  const t = useMessages('booking-form');
  const { date, number } = useFormats();
  const { hotline } = useConfig();
  const now = useOpened().getTime();
  return (
    <Frame title={t('label.title')} wide>
      <ProductRules terms={terms} />
      {terms.flights.map(({ offerId, legs, fares: [fare] }) => {
        const [first, ...onward] = legs;
        if (!fare || !first) return null;
        const { upgradeFlag: upgrade } = terms;
        const { checked: baggage } = fare.baggage;
        return (
          <Section
            key={offerId}
            title={fare.name}
            action={
              <span className={styles.quiet}>
                {[legs.map(({ flightNo }) => flightNo).join(' · '), date(first.departs, 'date')].join(' · ')}
              </span>
            }
          >
            <Card>
              <ul className={styles.rules}>
                <li>
                  {baggage.answer === 'allowed' && baggage.kg !== undefined
                    ? t('label.baggage', { kg: baggage.kg })
                    : t(baggage.answer === 'refused' ? 'label.noBaggage' : 'label.unknownBaggage')}
                </li>
                <li>{t(`label.change.${fare.change.answer}`)}</li>
                <li>{t(`label.refund.${fare.refund.answer}`)}</li>
                {upgrade !== undefined && <li>{t(upgrade ? 'label.upgrade' : 'label.noUpgrade')}</li>}
                {fare.pointsEarned !== undefined && (
                  <li>{t('label.points', { points: number(fare.pointsEarned) })}</li>
                )}
              </ul>
            </Card>
            <FareDetail
              fare={fare}
              facts={{
                departs: [first.departs, ...onward.map(({ departs }) => departs)],
                now,
                passengers: party,
                points: false,
                hotline,
              }}
            />
          </Section>
        );
      })}
    </Frame>
  );
}
