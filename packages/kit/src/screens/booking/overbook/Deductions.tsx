import { useSignedIn } from '../../../client/account/signed-in.ts';
import type { BookingTerms } from '../../../contracts/booking/booking-form.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useClient } from '../../../client/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { IconButton } from '../../../primitives/button/IconButton.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Switch } from '../../../primitives/field/Switch.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import * as styles from './overbook.css.ts';
import { useDraft, useOfBooking, useWay } from './under-way.tsx';

/** Points and a coupon, which the fares are reduced by. */
export function Deductions({ couponHref }: { couponHref: string }) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const shell = useMessages('shell');
  const { login } = useClient();
  const signedIn = useSignedIn();
  const { points } = useOfBooking((booking) => booking.terms);
  const coupon = useOfBooking((booking) => booking.coupon);
  const coupons = useOfBooking((booking) => booking.coupons);
  const currency = useOfBooking((booking) => booking.currency);
  const wanted = useDraft(({ couponId }) => couponId !== undefined);
  if (!signedIn && !points && coupons.length === 0)
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
      {points && <Points rule={points} />}
      <ListCard>
        <ListRow
          icon="voucher"
          label={t('coupon')}
          detail={
            coupon
              ? coupon.title
              : t(wanted ? 'coupon.dropped' : usable > 0 ? 'coupon.choose' : 'coupon.noneHere')
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

function Points({ rule: { step, balance } }: { rule: NonNullable<BookingTerms['points']> }) {
  const t = useMessages('booking-form');
  const { money, number } = useFormats();
  const { change } = useWay();
  const on = useOfBooking(({ pointsWanted }) => pointsWanted > 0);
  const mostPoints = useOfBooking((booking) => booking.mostPoints);
  const points = useOfBooking(({ sum }) => sum?.points ?? 0);
  const worth = useOfBooking(({ sum }) => sum?.pointsWorth ?? 0);
  const currency = useOfBooking((booking) => booking.currency);
  const wanted = useDraft((draft) => draft.points);
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
                worth: money({ amount: worth, currency }),
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
        {wanted !== undefined && points < wanted && (
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
