import { useState } from 'react';
import { Amount } from '../../../components/amount/Amount.tsx';
import { CabinUpgrade } from '../../../components/cabin-upgrade/CabinUpgrade.tsx';
import { VoucherConditions } from '../../../components/cabin-upgrade/Conditions.tsx';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import type { UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { Frame } from '../../shell/Frame.tsx';
import { OutcomeNotice } from '../../shell/OutcomeNotice.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { BarNotice } from './BarNotice.tsx';
import type { UpgradeKnown } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { UpgradeRefused } from './UpgradeRefused.tsx';
import { useUpgrading } from './use-upgrading.ts';
import { useUpgradeWords } from './use-upgrade-words.ts';
import { useWays } from './use-ways.tsx';
import { UpgradeBar } from './UpgradeBar.tsx';
import { useAgreement } from '../use-agreement.ts';
import { UpgradeMeaning } from './UpgradeMeaning.tsx';
import * as styles from '../changes.css.ts';

interface ConfirmUpgradeProps {
  flight: UpgradeFlight;
  known: UpgradeKnown;
  cabinName: string | undefined;
  way: UpgradeWay;
  voucherId: string | undefined;
}

/** The last step of an upgrade: what is spent, what it means, and the button that orders it. */
export function ConfirmUpgrade({ flight, known, cabinName, way, voucherId }: ConfirmUpgradeProps) {
  const t = useMessages('upgrades');
  const cabin = flight.cabins.find((one) => one.cabin === cabinName);
  // The outcome of an order is told where it was sent, though the cabin may be gone by then.
  const [seen, setSeen] = useState(cabin);
  if (cabin && cabin !== seen) setSeen(cabin);
  const shown = cabin ?? seen;
  if (!shown)
    return (
      <Frame title={t('confirm.title')} band={<UpgradeBand flight={flight} />}>
        <BarNotice bar={flight.bar ?? 'noSeats'} flight={flight} />
      </Frame>
    );
  return <Confirmed {...{ flight, known, way, voucherId }} cabin={shown} />;
}

interface ConfirmedProps extends Omit<ConfirmUpgradeProps, 'cabinName'> {
  cabin: UpgradeFlight['cabins'][number];
}

function Confirmed({ flight, known, cabin, way, voucherId }: ConfirmedProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const words = useUpgradeWords();
  const { upgradeRef } = flight;
  const fields = {
    upgradeRef,
    cabin: cabin.cabin,
    way,
    ...(way === 'cash' && { cash: cabin.cash }),
    ...(way === 'points' && { points: cabin.points }),
    ...(way !== 'cash' && way !== 'points' && { voucherId }),
  };
  const { write, check, order } = useUpgrading(fields);
  const agreement = useAgreement(JSON.stringify([fields, known.options.becomes]));
  const chosen = useWays(flight, cabin, known).find(({ value }) => value === way);
  const voucher = known.options.vouchers.find((one) => one.voucherId === voucherId && one.way === way);
  const again = href('upgradeCabin', {
    query: { flight: upgradeRef, cabin: cabin.cabin, way, voucher: voucherId },
  });
  return (
    <Frame
      wide
      title={t('confirm.title')}
      band={<UpgradeBand flight={flight} />}
      footer={
        <UpgradeBar
          label={t('confirm.due', { name: flight.name })}
          amount={way === 'cash' && cabin.cash ? <Amount value={cabin.cash} /> : chosen?.aside}
        >
          <div className={styles.submit}>
            <WriteButton
              wide
              tone={way === 'cash' ? 'pay' : 'action'}
              write={write}
              onCheck={check}
              onClick={() => agreement.onceAgreed(order)}
            >
              {t(`submit.${way}`)}
            </WriteButton>
          </div>
        </UpgradeBar>
      }
    >
      <div className={styles.columns}>
        <OutcomeNotice
          write={write}
          words={{
            unknown: t('outcome.unknown'),
            absent: t('outcome.absent'),
            absentText: t('outcome.absentText'),
          }}
          refusal={(failure) => <UpgradeRefused failure={failure} again={again} />}
        />
        <div className={styles.halves}>
          <div className={styles.columns}>
            <Section
              title={t('confirm.what')}
              action={<SectionLink href={again}>{t('confirm.again')}</SectionLink>}
            >
              <CabinUpgrade
                from={words.cabin(flight.cabin, flight.bookingClass)}
                to={words.cabin(cabin.cabin, cabin.bookingClass)}
                gains={words.gains(cabin)}
              />
            </Section>
            {voucher && (
              <Section title={t('conditions', { title: voucher.title })}>
                <VoucherConditions conditions={words.conditions(voucher, flight, known.now)} />
              </Section>
            )}
          </div>
          <div className={styles.columns}>
            <UpgradeMeaning {...{ flight, cabin, way }} told={known.options.becomes} agreement={agreement} />
          </div>
        </div>
      </div>
    </Frame>
  );
}
