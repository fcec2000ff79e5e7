import type { ReactNode } from 'react';
import { Amount } from '../../../components/amount/Amount.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useClient } from '../../../client/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Switch } from '../../../primitives/field/Switch.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { BookingChange, BookingDraft } from '../booking-draft.ts';
import type { Booking } from './derive.ts';
import * as styles from './overbook.css.ts';

interface PartProps {
  booking: Booking;
  draft: BookingDraft;
  change: (change: BookingChange) => void;
}

/** Insurances, none of them chosen beforehand, and who cannot be insured. */
export function Insurances({ booking, draft, change }: PartProps) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const { href } = useNavigation();
  const { terms, currency, insurable } = booking;
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
                  : [t('insurance.cover', { cover: money({ amount: cover, currency }) })]),
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
        <p className={styles.row}>
          <span className={styles.quiet}>
            {t('insurance.except')}
            {insurable === 0 && ` ${t('insurance.nobody')}`}
          </span>
        </p>
      </Card>
    </Section>
  );
}

/** Points and a coupon, which the fares are reduced by. */
export function Deductions({ booking, draft, change, couponHref }: PartProps & { couponHref: string }) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const shell = useMessages('shell');
  const { login } = useClient();
  const { terms, coupon, coupons, currency } = booking;
  if (!terms.points && coupons.length === 0)
    return (
      <Section title={t('deductions')}>
        <Notice
          tone="info"
          action={
            <Button variant="outline" size="medium" onClick={login}>
              {shell('signIn')}
            </Button>
          }
        >
          {t('points.guest')}
        </Notice>
      </Section>
    );
  const usable = coupons.filter(({ obstacle }) => obstacle === undefined).length;
  return (
    <Section title={t('deductions')}>
      {terms.points && <Points {...{ booking, draft, change }} />}
      <ListCard>
        <ListRow
          icon="voucher"
          label={t('coupon')}
          detail={
            coupon
              ? coupon.title
              : t(
                  draft.couponId !== undefined
                    ? 'coupon.dropped'
                    : usable > 0
                      ? 'coupon.choose'
                      : 'coupon.noneHere',
                )
          }
          value={
            coupon && (
              <span className={styles.off}>
                {t('coupon.off', { worth: money({ amount: coupon.worth, currency }) })}
              </span>
            )
          }
          href={couponHref}
        />
      </ListCard>
    </Section>
  );
}

function Points({ booking, draft, change }: PartProps) {
  const t = useMessages('booking-form');
  const { money, number } = useFormats();
  const { terms, sum, mostPoints, currency } = booking;
  const rule = terms.points;
  if (!rule) return null;
  const { step, balance } = rule;
  const on = draft.points > 0;
  const points = sum?.points ?? 0;
  const set = (next: number) => change({ points: next });
  return (
    <Card flush className={styles.above}>
      <div className={styles.row}>
        <Switch
          label={
            <span>
              <span className={styles.strong}>{t('points.use')}</span>
              <span className={styles.quiet}>{t('points.balance', { points: number(balance) })}</span>
            </span>
          }
          checked={on}
          disabled={!on && mostPoints === 0}
          onChange={({ target }) => set(target.checked ? Math.min(step, mostPoints) : 0)}
        />
      </div>
      <div className={styles.stepped}>
        {on && (
          <div className={styles.stepper} role="group" aria-label={t('points.use')}>
            <IconButton
              icon="minus"
              label={t('points.less', { step: number(step) })}
              disabled={points <= step}
              onClick={() => set(points - step)}
            />
            <span className={styles.stepperValue} aria-live="polite">
              {t('points.value', {
                points: number(points),
                worth: money({ amount: sum?.pointsWorth ?? 0, currency }),
              })}
            </span>
            <IconButton
              icon="plus"
              label={t('points.more', { step: number(step) })}
              disabled={points + step > mostPoints}
              onClick={() => set(points + step)}
            />
          </div>
        )}
        {on && points < draft.points && (
          <p className={styles.wrong} role="status">
            {t('points.cut', { points: number(points) })}
          </p>
        )}
        <p className={styles.quiet}>
          {mostPoints === 0 && !on ? t('points.none', { step: number(step) }) : t('points.fareOnly')}
        </p>
      </div>
    </Card>
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

interface ReceiptProps extends PartProps {
  tried: boolean;
  /** Pages of what a member has saved: titles, and addresses for paper. A guest has none. */
  saved: { readonly titles: string; readonly addresses: string } | undefined;
}

/** Receipt for what is paid in money, whom it is made out to, and where paper is sent. */
export function Receipt({ booking, draft, change, tried, saved }: ReceiptProps): ReactNode {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const { sum, currency } = booking;
  return (
    <Section title={t('voucher')} data-part="receipt">
      <Card flush>
        <div className={styles.row}>
          <Switch
            label={
              <span>
                <span className={styles.strong}>{t('voucher.itinerary')}</span>
                <span className={styles.quiet}>
                  {draft.voucher && sum
                    ? t('voucher.amount', { amount: money({ amount: sum.voucher, currency }) })
                    : t('voucher.text')}
                </span>
              </span>
            }
            checked={draft.voucher}
            onChange={({ target }) => change({ voucher: target.checked })}
          />
        </div>
        {draft.voucher && (
          <div className={styles.fields}>
            <Field
              type="text"
              label={t('voucher.title')}
              autoComplete="section-voucher organization"
              hint={t('voucher.titleHint')}
              error={tried && draft.voucherTitle.trim() === '' ? t('voucher.titleHint') : undefined}
              value={draft.voucherTitle}
              onChange={({ target }) => change({ voucherTitle: target.value, titleId: undefined })}
            />
            <Field
              type="text"
              label={t('voucher.taxNo')}
              autoComplete="off"
              value={draft.taxNo}
              onChange={({ target }) => change({ taxNo: target.value, titleId: undefined })}
            />
          </div>
        )}
        {draft.voucher && saved && (
          <ListCard look="open">
            <ListRow
              icon="receipt"
              label={t('titles.title')}
              detail={t('titles.choose')}
              href={saved.titles}
            />
            <ListRow
              icon="mail"
              label={t('address.title')}
              detail={t(draft.addressId === undefined ? 'address.none' : 'address.chosen')}
              href={saved.addresses}
            />
          </ListCard>
        )}
      </Card>
    </Section>
  );
}
