import type { ReactNode } from 'react';
import type { Offer } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { CouponFace } from './CouponFace.tsx';
import { CouponWorth } from './CouponWorth.tsx';

export interface OfferCardProps extends RootProps<HTMLDivElement> {
  /** Coupon on offer. */
  offer: Omit<Offer, 'offerId'>;
  /** Takes it, while it is open. */
  action?: ReactNode;
}

/** A coupon on offer: until when it can be taken, and how long it lasts then. */
export function OfferCard({ offer, action, ...root }: OfferCardProps) {
  const t = useMessages('coupons');
  const { date } = useFormats();
  const { state, title, scope, until, validDays } = offer;
  return (
    <CouponFace
      {...root}
      stub={<CouponWorth promised={offer} />}
      title={title}
      scope={
        <>
          <p>{scope}</p>
          <p>{t('offer.valid', { days: validDays })}</p>
        </>
      }
      over={state === 'gone'}
      tag={
        state === 'taken' ? (
          <Badge tone="done" icon="check">
            {t('offer.taken')}
          </Badge>
        ) : (
          state === 'gone' && <Badge>{t('offer.gone')}</Badge>
        )
      }
      foot={t('offer.until', { date: date(until, 'monthDay') })}
      action={state === 'open' && action}
    />
  );
}
