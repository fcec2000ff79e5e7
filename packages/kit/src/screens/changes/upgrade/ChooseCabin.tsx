import { useState } from 'react';
import { CabinUpgrade } from '../../../components/cabin-upgrade/CabinUpgrade.tsx';
import { UpgradeTable } from '../../../components/cabin-upgrade/UpgradeTable.tsx';
import { VoucherConditions } from '../../../components/cabin-upgrade/Conditions.tsx';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section, SectionLink } from '../../../primitives/card/Section.tsx';
import { RadioList } from '../../../primitives/field/RadioList.tsx';
import { upgradeWays, type UpgradeWay } from '../../../rules/changes/upgrade.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import { BarNotice } from './BarNotice.tsx';
import type { UpgradeKnown } from './of-flight.tsx';
import { UpgradeBand } from './UpgradeBand.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';
import { useWays, vouchersFor } from './use-ways.tsx';

interface ChooseCabinProps {
  flight: UpgradeFlight;
  known: UpgradeKnown;
  /** Choices of the address. */
  asked: {
    readonly cabin?: string | undefined;
    readonly way?: string | undefined;
    readonly voucher?: string | undefined;
  };
}

const wayOf = (text: string | undefined): UpgradeWay | undefined => upgradeWays.find((way) => way === text);

/** Cabin and way of one flight, with the conditions of a voucher while it is chosen. Source: mockup 81. */
export function ChooseCabin({ flight, known, asked }: ChooseCabinProps) {
  const t = useMessages('upgrades');
  const [cabinName, setCabinName] = useState(asked.cabin);
  const cabin = flight.cabins.find((one) => one.cabin === cabinName) ?? flight.cabins[0];
  const band = <UpgradeBand flight={flight} />;
  if (!cabin || flight.bar !== undefined)
    return (
      <Frame title={t('title')} band={band}>
        <BarNotice bar={flight.bar ?? 'topCabin'} flight={flight} />
      </Frame>
    );
  return (
    <OneCabin key={cabin.cabin} {...{ flight, known, asked, cabin }} band={band} onCabin={setCabinName} />
  );
}

interface OneCabinProps extends ChooseCabinProps {
  cabin: UpgradeFlight['cabins'][number];
  band: React.ReactNode;
  onCabin: (cabin: string) => void;
}

function OneCabin({ flight, known, asked, cabin, band, onCabin }: OneCabinProps) {
  const t = useMessages('upgrades');
  const { href, replace } = useNavigation();
  const words = useUpgradeWords();
  const items = useWays(flight, cabin, known);
  const [way, setWay] = useState(() => wayOf(asked.way) ?? items.find(({ disabled }) => !disabled)?.value);
  const { vouchers, flights } = known.options;
  const own = way === undefined ? [] : vouchersFor(vouchers, way, flight, known.now);
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
  const rolls = {
    voucher: 'upgradeVouchers',
    common: 'commonVouchers',
    platinum: 'platinumUpgradeVouchers',
  } as const;
  const people = [
    ...new Map(
      flights
        .filter(({ flightNo, departs }) => flightNo === flight.flightNo && departs === flight.departs)
        .map(({ ticketNo, name, relation }) => [ticketNo, { id: ticketNo, name, relation }]),
    ).values(),
  ];
  return (
    <Frame
      wide
      title={t('title')}
      band={band}
      action={<AppBarAction href={href('upgradeCabinDetail', { query })}>{t('rules')}</AppBarAction>}
      footer={
        <div className={styles.bar}>
          <p className={styles.due}>
            <span className={styles.dueLabel}>
              {fits ? words.cabin(cabin.cabin, cabin.bookingClass) : t('vouchers.unfit')}
            </span>
            {fits && <span className={styles.dueAmount}>{chosen?.aside}</span>}
          </p>
          <Button
            className={styles.submit}
            {...(!chosen || !fits || chosen.disabled
              ? { disabled: true }
              : { href: href('upgradeOrder', { query }) })}
          >
            {t('next')}
          </Button>
        </div>
      }
    >
      <div className={styles.columns}>
        <ReadOffline readAt={known.readAt} />
        <div className={styles.halves}>
          <div className={styles.columns}>
            {flight.cabins.length > 1 && (
              <Card flush>
                <RadioList
                  flush
                  legend={t('cabins')}
                  legendHidden
                  value={cabin.cabin}
                  onChange={(name) => {
                    onCabin(name);
                    replace('upgradeCabin', { query: { flight: flight.upgradeRef, cabin: name } });
                  }}
                  items={flight.cabins.map((one) => ({
                    value: one.cabin,
                    label: words.cabin(one.cabin, one.bookingClass),
                  }))}
                />
              </Card>
            )}
            <CabinUpgrade
              from={words.cabin(flight.cabin, flight.bookingClass)}
              to={words.cabin(cabin.cabin, cabin.bookingClass)}
              gains={words.gains(cabin)}
            />
            <Section
              title={t('ways')}
              action={cabin.seatsLeft !== undefined && t('seatsLeft', { count: cabin.seatsLeft })}
            >
              <Card flush>
                <RadioList
                  flush
                  legend={t('ways')}
                  legendHidden
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
              </Card>
            </Section>
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
              <UpgradeTable people={people} ways={items.map(({ value }) => value)} />
            </Section>
          </div>
        </div>
      </div>
    </Frame>
  );
}
