import { Amount } from '../../../components/amount/Amount.tsx';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { classNames } from '../../../primitives/class-names.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { shownName } from '../../../rules/member.ts';
import { Frame } from '../../shell/Frame.tsx';
import { bookingQuery, type BookingAddress } from '../booking-address.ts';
import { BookingStates } from './BookingStates.tsx';
import type { Booking } from './derive.ts';
import { Legs } from './Summary.tsx';
import { useBooking, type BookingInUse } from './use-booking.ts';
import { useMaterialOf } from './use-material.ts';
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

const drawings: Readonly<Record<string, IconName>> = {
  baggage: 'baggage',
  meal: 'meal',
  lounge: 'sofa',
  car: 'car',
};
/** Of another kind than these the sign of more. */
const iconOf = (kind: string): IconName => drawings[kind] ?? 'plus';

/** Flights that the services go with, and who flies. */
function Bought({ booking: { terms, chosen } }: { booking: Booking }) {
  const locale = useLocale();
  const { list } = useFormats();
  const names = chosen.map(({ passenger }) => shownName(passenger, locale, passenger.paxName).name);
  return (
    <div className={styles.bought}>
      <Legs flights={terms.flights} />
      {names.length > 0 && <p className={styles.quiet}>{list(names)}</p>}
    </div>
  );
}

interface ServicesProps {
  booking: Booking;
  address: BookingAddress;
  of: BookingInUse;
}

function Services({ booking, address, of: { draft, change } }: ServicesProps) {
  const t = useMessages('booking-form');
  const navigation = useNavigation();
  const materialOf = useMaterialOf();
  const { terms, cart, sum, currency } = booking;
  const countOf = (id: string) => cart.addOns.find((one) => one.id === id)?.count ?? 0;
  const set = (id: string, count: number) => change({ addOns: { ...draft.addOns, [id]: count } });
  const inCart = terms.addOns.filter(({ id }) => countOf(id) > 0);
  const more = terms.addOns.filter(({ id }) => countOf(id) === 0);
  const price = (amount: number) =>
    amount === 0 ? (
      <span className={styles.off}>{t('extras.free')}</span>
    ) : (
      <span className={styles.rowPrice}>
        <Amount value={{ amount, currency }} />
      </span>
    );
  return (
    <Frame
      title={t('extras')}
      band={<Bought booking={booking} />}
      footer={
        <>
          <p className={sums.due} aria-live="polite">
            <span className={styles.quiet}>{t('extras.sum', { count: inCart.length })}</span>
            {inCart.length > 0 && (
              <span className={sums.dueAmount}>
                {sum && <Amount value={{ amount: sum.addOns, currency }} />}
              </span>
            )}
          </p>
          <Button
            variant={inCart.length > 0 ? 'filled' : 'outline'}
            className={sums.pay}
            onClick={() => navigation.returnTo(materialOf(booking), { query: bookingQuery(address) })}
          >
            {t(inCart.length > 0 ? 'extras.done' : 'passengers.back')}
          </Button>
        </>
      }
    >
      {inCart.length > 0 && (
        <Section title={t('extras.cart', { count: inCart.length })}>
          <ListCard>
            {inCart.map(({ id, kind, name, text, price: each, most }) => {
              const count = countOf(id);
              return (
                <li key={id} className={styles.service}>
                  <span className={styles.serviceHead}>
                    <Icon name={iconOf(kind)} />
                    <span className={styles.offered}>
                      <span className={styles.strong}>{name}</span>
                      {price(each * count)}
                    </span>
                  </span>
                  <span className={styles.quiet}>{text}</span>
                  <span className={styles.serviceHead}>
                    <Button variant="text" size="medium" icon="trash" onClick={() => set(id, 0)}>
                      {t('extras.remove')}
                    </Button>
                    <span className={styles.stepper} role="group" aria-label={name}>
                      <IconButton
                        icon="minus"
                        label={t('extras.less', { name })}
                        onClick={() => set(id, count - 1)}
                      />
                      <span className={styles.stepperValue} aria-live="polite">
                        {count}
                      </span>
                      <IconButton
                        icon="plus"
                        label={t('extras.addOne', { name })}
                        disabled={count >= most}
                        onClick={() => set(id, count + 1)}
                      />
                    </span>
                  </span>
                </li>
              );
            })}
          </ListCard>
        </Section>
      )}
      {more.length > 0 && (
        <Section title={t('extras.more')} action={<span className={styles.quiet}>{t('extras.later')}</span>}>
          <ListCard>
            {more.map(({ id, kind, name, text, price: each }) => (
              <li key={id} className={classNames(styles.row, styles.addable)}>
                <Icon name={iconOf(kind)} />
                <span className={styles.offered}>
                  <span className={styles.offeredWords}>
                    <span className={styles.strong}>{name}</span>
                    <span className={styles.quiet}>{text}</span>
                  </span>
                  {price(each)}
                </span>
                <Button
                  variant="outline"
                  size="medium"
                  className={styles.whole}
                  onClick={() => set(id, 1)}
                  aria-label={t('extras.addOne', { name })}
                >
                  {t('extras.add')}
                </Button>
              </li>
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
