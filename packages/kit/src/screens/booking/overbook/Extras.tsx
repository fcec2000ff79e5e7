import { Amount } from '../../../components/amount/Amount.tsx';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { coverOf } from '../../../rules/booking/insurance.ts';
import { shownName } from '../../../rules/member.ts';
import type { Booking } from './derive.ts';
import * as styles from './overbook.css.ts';
import type { PartProps } from './part-props.ts';

/** Insurances, none of them chosen beforehand, and who cannot be insured. */
export function Insurances({ booking, draft, change }: PartProps) {
  const t = useMessages('booking-form');
  const { list, money } = useFormats();
  const locale = useLocale();
  const { href } = useNavigation();
  const { terms, currency, insurable, uninsured } = booking;
  if (terms.insurances.length === 0) return null;
  const told = terms.insurances.flatMap(({ id, name, terms: address }) =>
    address === undefined ? [] : [{ id, name, address }],
  );
  return (
    <Section title={t('insurance')} action={<span className={styles.quiet}>{t('insurance.each')}</span>}>
      <Card flush>
        {terms.insurances.map(({ id, name, text, price, cover }) => (
          <div key={id} className={styles.row}>
            <Checkbox
              label={name}
              detail={[
                text,
                ...(cover === undefined
                  ? []
                  : [t('insurance.cover', { cover: money(coverOf(id, { amount: cover, currency })) })]),
              ].join(' · ')}
              checked={draft.insurances.includes(id)}
              disabled={insurable === 0}
              onChange={({ target }) =>
                change({
                  insurances: target.checked
                    ? [...draft.insurances, id]
                    : draft.insurances.filter((each) => each !== id),
                })
              }
            />
            <span className={styles.rowPrice}>
              <Amount value={{ amount: price, currency }} />
            </span>
          </div>
        ))}
        {told.length > 0 && (
          <ul className={styles.terms}>
            {told.map(({ id, name, address }) => (
              <li key={id}>
                <Link href={href('outLink', { query: { url: address } })}>
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
              const names = uninsured
                .filter((one) => one.why === why)
                .map(({ passenger }) => shownName(passenger, locale, passenger.paxName).name);
              return names.length > 0 && <p key={why}>{t(`insurance.${why}`, { names: list(names) })}</p>;
            })}
          </div>
        </div>
      </Card>
    </Section>
  );
}

/** Services with the ticket, and the page where they are chosen. */
export function AddOns({ booking, href }: { booking: Booking; href: string }) {
  const t = useMessages('booking-form');
  const { list } = useFormats();
  const { terms, cart, sum, currency } = booking;
  if (terms.addOns.length === 0) return null;
  const names = cart.addOns.map(({ id, count }) =>
    t('extras.count', { name: terms.addOns.find((one) => one.id === id)?.name ?? id, count }),
  );
  return (
    <Section title={t('extras')}>
      <ListCard>
        <ListRow
          icon="plus"
          label={t(names.length > 0 ? 'extras.change' : 'extras.choose')}
          detail={names.length > 0 ? list(names) : t('extras.none')}
          value={names.length > 0 && sum && <Amount value={{ amount: sum.addOns, currency }} />}
          href={href}
        />
      </ListCard>
    </Section>
  );
}
