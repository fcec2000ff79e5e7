import { Amount } from '../../../components/amount/Amount.tsx';
import type { BookingTerms } from '../../../contracts/booking/booking-form.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { coverOf } from '../../../rules/booking/insurance.ts';
import * as styles from './overbook.css.ts';
import { usePassengerName } from './use-passenger-name.ts';
import { useOfBooking, useWay } from './under-way.tsx';

/** Insurances, none of them chosen beforehand, and who cannot be insured. */
export function Insurances() {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const nameOf = usePassengerName();
  const { href } = useNavigation();
  const terms = useOfBooking((booking) => booking.terms);
  const { insurable, uninsured } = useOfBooking(({ people }) => people);
  if (terms.insurances.length === 0) return null;
  const told = terms.insurances.flatMap(({ id, name, terms: address }) =>
    address === undefined ? [] : [{ id, name, address }],
  );
  return (
    <Section title={t('insurance')} action={<span className={styles.quiet}>{t('insurance.each')}</span>}>
      <Card flush>
        {terms.insurances.map((one) => (
          <Insurance key={one.id} of={one} disabled={insurable === 0} />
        ))}
        {told.length > 0 && (
          <ul className={styles.terms}>
            {told.map(({ id, name, address }) => (
              <li key={id}>
                <Link className={styles.term} href={href('outLink', { query: { url: address } })}>
                  {t('insurance.termsOf', { name })}
                </Link>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.row}>
          <div className={styles.quiet}>
            <p>
              {t('insurance.except')}
              {insurable === 0 && ` ${t('insurance.nobody')}`}
            </p>
            {(['insuranceInfant', 'insuranceOld'] as const).map((why) => {
              const names = uninsured.filter((one) => one.why === why).map(nameOf);
              return names.length > 0 && <p key={why}>{t(`insurance.${why}`, { names: list(names) })}</p>;
            })}
          </div>
        </div>
      </Card>
    </Section>
  );
}

interface InsuranceProps {
  of: BookingTerms['insurances'][number];
  disabled: boolean;
}

function Insurance({ of: { id, name, text, price, cover }, disabled }: InsuranceProps) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const { get, change } = useWay();
  const currency = useOfBooking((booking) => booking.currency);
  const covers =
    cover === undefined
      ? []
      : [t('insurance.cover', { cover: money(coverOf(id, { amount: cover, currency })) })];
  return (
    <div className={styles.row}>
      <Checkbox
        label={name}
        detail={[text, ...covers].join(' · ')}
        // The box keeps what is ticked from then on, so that the sum alone is drawn again.
        defaultChecked={get().insurances.includes(id)}
        disabled={disabled}
        onChange={({ target }) =>
          change(({ insurances }) => ({
            insurances: target.checked ? [...insurances, id] : insurances.filter((each) => each !== id),
          }))
        }
      />
      <span className={styles.rowPrice}>
        <Amount value={{ amount: price, currency }} />
      </span>
    </div>
  );
}

/** Services with the ticket, and the page where they are chosen. */
export function AddOns({ href }: { href: string }) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const { addOns } = useOfBooking((booking) => booking.terms);
  const chosen = useOfBooking(({ cart }) => cart.addOns);
  const amount = useOfBooking(({ sum }) => sum?.addOns);
  const currency = useOfBooking((booking) => booking.currency);
  if (addOns.length === 0) return null;
  const names = chosen.map(({ id, count }) =>
    t('extras.count', { name: addOns.find((one) => one.id === id)?.name ?? id, count }),
  );
  return (
    <Section title={t('extras')}>
      <ListCard>
        <ListRow
          icon="plus"
          label={t(names.length > 0 ? 'extras.change' : 'extras.choose')}
          detail={names.length > 0 ? list(names) : t('extras.none')}
          value={names.length > 0 && amount !== undefined && <Amount value={{ amount, currency }} />}
          href={href}
        />
      </ListCard>
    </Section>
  );
}
