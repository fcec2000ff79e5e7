import type { RootProps } from '../../primitives/root-props.ts';
import { Amount } from '../amount/Amount.tsx';
import type { CardVoucher } from '../../contracts/coupons/coupons.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { CouponFace } from './CouponFace.tsx';
import * as face from './CouponFace.css.ts';
import * as styles from './VoucherCard.css.ts';

export interface VoucherCardProps extends RootProps<HTMLDivElement> {
  /** The vouchers of one kind. */
  voucher: Omit<CardVoucher, 'batchId'>;
}

/** The vouchers of one kind that come with a card: how many are left, until when, for whom, and what was used. */
export function VoucherCard({ voucher, ...root }: VoucherCardProps) {
  const t = useMessages('coupons');
  const { date } = useFormats();
  const { kind, title, scope, left, total, validFrom, validUntil, uses } = voucher;
  const over = left === 0;
  return (
    <CouponFace
      {...root}
      stub={
        <>
          <p className={face.figure}>
            <Amount value={left} unit={t('cards.left', { count: left })} />
          </p>
          <p className={face.terms}>{t('cards.of', { count: total })}</p>
        </>
      }
      title={title}
      scope={scope}
      over={over}
      tag={over && <Badge icon="check">{t('cards.used')}</Badge>}
      foot={
        <>
          <p>{t('cards.valid', { from: date(validFrom, 'date'), until: date(validUntil, 'date') })}</p>
          <p>{t(`cards.${kind}`)}</p>
          {uses.length > 0 && (
            <div className={styles.uses}>
              <p className={styles.label}>{t('cards.uses')}</p>
              <ul>
                {uses.map(({ usedOn, flightNo, route }) => (
                  <li key={`${usedOn} ${flightNo}`} className={styles.use}>
                    <span>
                      {flightNo} {route}
                    </span>
                    <span className={styles.day}>{date(usedOn, 'date')}</span>
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      }
    />
  );
}
