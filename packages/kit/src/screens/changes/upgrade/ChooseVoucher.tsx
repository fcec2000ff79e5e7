import { VoucherConditions } from '../../../components/cabin-upgrade/Conditions.tsx';
import type { UpgradeFlight, UpgradeVoucher } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import type { UpgradeKnown } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';
import { vouchersFor } from './use-ways.tsx';

interface ChooseVoucherProps {
  title: string;
  way: UpgradeVoucher['way'];
  flight: UpgradeFlight;
  known: UpgradeKnown;
  /** Way back to the cabin with a voucher. */
  hrefOf: (voucherId: string | undefined) => string;
}

/** Vouchers of one kind, each with its conditions answered for this flight. */
export function ChooseVoucher({ title, way, flight, known, hrefOf }: ChooseVoucherProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const words = useUpgradeWords();
  const vouchers = vouchersFor(known.options.vouchers, way, flight, known.now);
  return (
    <Frame title={title} band={<UpgradeBand flight={flight} />}>
      <div className={styles.columns}>
        <ReadOffline readAt={known.readAt} />
        {vouchers.length === 0 && (
          <EmptyState
            drawing="coupon"
            title={t('vouchers.none')}
            text={t('vouchers.noneText')}
            action={
              <Button
                variant="outline"
                size="medium"
                href={href(way === 'common' ? 'coupons' : 'cardCoupons')}
              >
                {t('vouchers.all')}
              </Button>
            }
          />
        )}
        {vouchers.map((voucher) => {
          const conditions = words.conditions(voucher, flight, known.now);
          const fits = conditions.every(({ met }) => met);
          return (
            <div key={voucher.voucherId} className={styles.voucher}>
              <h2 className={styles.flight}>{voucher.title}</h2>
              <p className={styles.note}>
                {`${voucher.scope} · ${t('vouchers.left', { count: voucher.left })}`}
              </p>
              <VoucherConditions conditions={conditions} />
              {fits ? (
                <Button
                  size="medium"
                  variant="tinted"
                  href={hrefOf(voucher.voucherId)}
                  aria-label={`${t('vouchers.use')} ${voucher.title} ${words.plainDay(voucher.validUntil)}`}
                >
                  {t('vouchers.use')}
                </Button>
              ) : (
                <p className={styles.note}>{t('vouchers.unfit')}</p>
              )}
            </div>
          );
        })}
        <Button variant="text" size="medium" href={hrefOf(undefined)}>
          {t('vouchers.other')}
        </Button>
      </div>
    </Frame>
  );
}
