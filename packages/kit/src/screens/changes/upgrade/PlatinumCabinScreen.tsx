import { CabinUpgrade } from '../../../components/cabin-upgrade/CabinUpgrade.tsx';
import { VoucherConditions } from '../../../components/cabin-upgrade/Conditions.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import { BarNotice } from './BarNotice.tsx';
import { OfFlight } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';
import { vouchersFor } from './use-ways.tsx';

/** /platinumUpgrade/upgradeShipping: the cabin, and each condition of the voucher answered for this flight. */
export function PlatinumCabinScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const words = useUpgradeWords();
  const { flight: ref } = usePlace('platinumUpgradeCabin').query;
  return (
    <OfFlight platinum title={t('platinum.title')} flight={ref}>
      {(flight, { options, now, readAt }) => {
        const cabin = flight.cabins[0];
        const [voucher] = vouchersFor(options.vouchers, 'platinum', flight, now);
        const conditions = voucher && words.conditions(voucher, flight, now);
        const fits = conditions?.every(({ met }) => met) === true && cabin !== undefined;
        const query = { flight: ref, cabin: cabin?.cabin };
        return (
          <Frame
            title={t('platinum.title')}
            band={<UpgradeBand flight={flight} />}
            action={<AppBarAction href={href('platinumUpgradeRules')}>{t('rules')}</AppBarAction>}
            footer={
              fits ? (
                <Button wide href={href('platinumUpgradeVouchers', { query })}>
                  {t('platinum.next')}
                </Button>
              ) : (
                <Button wide href={href('upgradeCabin', { query })}>
                  {t('platinum.others')}
                </Button>
              )
            }
          >
            <div className={styles.columns}>
              <ReadOffline readAt={readAt} />
              {flight.bar && <BarNotice bar={flight.bar} flight={flight} />}
              {cabin && (
                <CabinUpgrade
                  from={words.cabin(flight.cabin, flight.bookingClass)}
                  to={words.cabin(cabin.cabin, cabin.bookingClass)}
                  gains={words.gains(cabin)}
                />
              )}
              {voucher && conditions ? (
                <Section title={t('conditions', { title: voucher.title })}>
                  <VoucherConditions conditions={conditions} />
                </Section>
              ) : (
                <Notice tone="attention" title={t('platinum.none')}>
                  {t('platinum.noneText')}
                </Notice>
              )}
              {conditions && !fits && (
                <Notice tone="attention" title={t('refused.voucherUnfit')}>
                  {t('refused.voucherUnfitText')}
                </Notice>
              )}
            </div>
          </Frame>
        );
      }}
    </OfFlight>
  );
}
