import { useState, type ReactNode } from 'react';
import { CabinUpgrade } from '../../../components/cabin-upgrade/CabinUpgrade.tsx';
import { UpgradeTable } from '../../../components/cabin-upgrade/UpgradeTable.tsx';
import { VoucherConditions } from '../../../components/cabin-upgrade/Conditions.tsx';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { upgradeWays, type UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import type { UpgradeKnown } from './of-flight.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';
import { useWays, vouchersFor } from './use-ways.tsx';
import { UpgradeBar } from './UpgradeBar.tsx';
import { CabinChoice } from './CabinChoice.tsx';
import { WayChoice } from './WayChoice.tsx';
import * as styles from '../changes.css.ts';

/** Choices of the address. */
export interface AskedUpgrade {
  readonly cabin?: string | undefined;
  readonly way?: string | undefined;
  readonly voucher?: string | undefined;
}

const wayOf = (text: string | undefined): UpgradeWay | undefined => upgradeWays.find((way) => way === text);

const rolls = {
  voucher: 'upgradeVouchers',
  common: 'commonVouchers',
  platinum: 'platinumUpgradeVouchers',
} as const;

/** Everybody on one flight, once each. */
const peopleOn = ({ flightNo, departs }: UpgradeFlight, flights: readonly UpgradeFlight[]) => [
  ...new Map(
    flights
      .filter((one) => one.flightNo === flightNo && one.departs === departs)
      .map(({ ticketNo, name, relation }) => [ticketNo, { id: ticketNo, name, relation }]),
  ).values(),
];

interface OneCabinProps {
  flight: UpgradeFlight;
  known: UpgradeKnown;
  asked: AskedUpgrade;
  cabin: UpgradeFlight['cabins'][number];
  band: ReactNode;
  /** Another cabin was chosen. */
  onCabin: (cabin: string) => void;
}

/** Ways to pay for one cabin, with the conditions of the voucher that is chosen. */
export function OneCabin({ flight, known, asked, cabin, band, onCabin }: OneCabinProps) {
  const t = useMessages('upgrades');
  const { href, replace } = useNavigation();
  const words = useUpgradeWords();
  const items = useWays(flight, cabin, known);
  const [way, setWay] = useState(() => wayOf(asked.way) ?? items.find(({ disabled }) => !disabled)?.value);
  const own = way === undefined ? [] : vouchersFor(known.options.vouchers, way, flight, known.now);
  const voucher = own.find(({ voucherId }) => voucherId === asked.voucher) ?? own[0];
  const conditions = voucher && words.conditions(voucher, flight, known.now);
  const fits = conditions?.every(({ met }) => met) ?? true;
  const chosen = items.find(({ value }) => value === way);
  const query = {
    flight: flight.upgradeRef,
    cabin: cabin.cabin,
    way,
    voucher: voucher?.voucherId,
  };
  return (
    <Frame
      wide
      title={t('title')}
      band={band}
      action={<AppBarAction href={href('upgradeCabinDetail', { query })}>{t('rules')}</AppBarAction>}
      footer={
        <UpgradeBar
          label={fits ? words.cabin(cabin.cabin, cabin.bookingClass) : t('vouchers.unfit')}
          amount={fits && chosen?.aside}
        >
          <Button
            className={styles.submit}
            {...(!chosen || !fits || chosen.disabled
              ? { disabled: true }
              : { href: href('upgradeOrder', { query }) })}
          >
            {t('next')}
          </Button>
        </UpgradeBar>
      }
    >
      <div className={styles.columns}>
        <ReadOffline readAt={known.readAt} />
        <div className={styles.halves}>
          <div className={styles.columns}>
            {flight.cabins.length > 1 && (
              <CabinChoice flight={flight} value={cabin.cabin} onChange={onCabin} />
            )}
            <CabinUpgrade
              from={words.cabin(flight.cabin, flight.bookingClass)}
              to={words.cabin(cabin.cabin, cabin.bookingClass)}
              gains={words.gains(cabin)}
            />
            <WayChoice
              cabin={cabin}
              items={items}
              value={way}
              onChange={(to) => {
                setWay(to);
                // The way back leads here with this choice.
                replace('upgradeCabin', {
                  query: { flight: flight.upgradeRef, cabin: cabin.cabin, way: to },
                });
              }}
            />
          </div>
          <div className={styles.columns}>
            {voucher && conditions && (
              <Section
                title={t('conditions', { title: voucher.title })}
                action={
                  <SectionLink href={href(rolls[voucher.way], { query })}>{t('otherVoucher')}</SectionLink>
                }
              >
                <VoucherConditions conditions={conditions} />
                <p className={styles.note}>{t('conditions.note')}</p>
              </Section>
            )}
            <Section title={t('who')}>
              <UpgradeTable
                people={peopleOn(flight, known.options.flights)}
                ways={items.map(({ value }) => value)}
              />
            </Section>
          </div>
        </div>
      </div>
    </Frame>
  );
}
