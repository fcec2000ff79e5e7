import { useSignedIn } from '../../../client/account/signed-in.ts';
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
import type { PartProps } from './part-props.ts';

/** Points and a coupon, which the fares are reduced by. */
export function Deductions({ booking, draft, change, couponHref }: PartProps & { couponHref: string }) {
  const t = useMessages('booking-form');
  const { money } = useFormats();
  const shell = useMessages('shell');
  const { login } = useClient();
  const signedIn = useSignedIn();
  const { terms, coupon, coupons, currency } = booking;
  if (!signedIn && !terms.points && coupons.length === 0)
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
  const { terms, sum, pointsWanted, mostPoints, currency } = booking;
  const rule = terms.points;
  if (!rule) return null;
  const { step, balance } = rule;
  const on = pointsWanted > 0;
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
        {draft.points !== undefined && points < draft.points && (
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
