import { Fragment, useState } from 'react';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { UpgradeFlight, UpgradeVoucher } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { dotted, dottedFact } from '../../../primitives/dot.css.ts';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useWide } from '../../../primitives/wide/use-wide.ts';
import { voucherFits } from '../../../rules/changes/upgrade.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import { byDeparture } from '../use-flight-words.ts';
import { isAhead, UpgradeReading } from './of-flight.tsx';
import { ListBeside } from './ListBeside.tsx';
import { NoneToUpgrade } from './NoneToUpgrade.tsx';
import { UpgradeRules } from './UpgradeRules.tsx';
import { useUpgradeWords } from './use-upgrade-words.ts';

/** /platinumUpgrade/index: flights on which a platinum voucher can be used; the others say which condition is not met. */
export function PlatinumScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const wide = useWide();
  return (
    <UpgradeReading title={t('platinum.title')}>
      {({ options: { flights, vouchers, unreadable }, now, readAt }) => {
        const own = vouchers.filter(({ way, left }) => way === 'platinum' && left > 0);
        const [voucher] = own;
        const ahead = flights.filter((flight) => isAhead(flight, now));
        return (
          <Frame
            wide={voucher !== undefined}
            title={t('platinum.title')}
            action={<AppBarAction href={href('platinumUpgradeRules')}>{t('rules')}</AppBarAction>}
          >
            <div className={styles.columns}>
              <ReadOffline readAt={readAt} />
              {voucher ? (
                <ListBeside
                  before={
                    <Notice tone="info" icon="voucher" title={voucher.title}>
                      {t('platinum.left', { count: own.reduce((sum, one) => sum + one.left, 0) })}
                    </Notice>
                  }
                  after={wide && <UpgradeRules />}
                >
                  <Section title={t('platinum.flights')}>
                    {ahead.length === 0 && !unreadable ? (
                      <NoneToUpgrade />
                    ) : (
                      <PlatinumFlights flights={ahead} {...{ voucher, now }} />
                    )}
                    <UnreadableEntries entries={unreadable} />
                  </Section>
                </ListBeside>
              ) : (
                <EmptyState
                  drawing="coupon"
                  title={t('platinum.none')}
                  text={t('platinum.noneText')}
                  action={<Button href={href('upgradePassengers')}>{t('platinum.others')}</Button>}
                />
              )}
            </div>
          </Frame>
        );
      }}
    </UpgradeReading>
  );
}

interface PlatinumFlightsProps {
  flights: readonly UpgradeFlight[];
  voucher: UpgradeVoucher;
  now: number;
}

/** Flights on which the voucher can be used, the next to leave leading; the others are asked for. */
function PlatinumFlights({ flights, voucher, now }: PlatinumFlightsProps) {
  const t = useMessages('upgrades');
  const [open, setOpen] = useState(false);
  const fits = (flight: UpgradeFlight) =>
    !flight.bar && voucherFits(voucher, { ...flight, bookingClass: flight.bookingClass ?? '' }, now);
  const sorted = flights.toSorted(byDeparture);
  const usable = sorted.filter(fits);
  const others = sorted.filter((flight) => !fits(flight));
  const rows = (list: readonly UpgradeFlight[]) =>
    list.map((flight) => <PlatinumFlight key={flight.upgradeRef} {...{ flight, voucher, now }} />);
  return (
    <div className={styles.columns}>
      {usable.length > 0 ? <ListCard>{rows(usable)}</ListCard> : <p>{t('platinum.noneUsable')}</p>}
      {others.length > 0 && (
        <Button variant="outline" size="medium" aria-expanded={open} onClick={() => setOpen(!open)}>
          {t('platinum.unusable', { count: new Set(others.map(({ ticketNo }) => ticketNo)).size })}
        </Button>
      )}
      {open && <ListCard>{rows(others)}</ListCard>}
    </div>
  );
}

interface PlatinumFlightProps {
  flight: UpgradeFlight;
  voucher: UpgradeVoucher;
  now: number;
}

/** One flight with the first condition that it does not meet. */
function PlatinumFlight({ flight, voucher, now }: PlatinumFlightProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const words = useUpgradeWords();
  const unmet = words.conditions(voucher, flight, now).find(({ met }) => !met);
  const facts = [
    words.when(flight.departs),
    flight.name,
    ...(unmet && !flight.bar ? [t('platinum.unmet', { condition: unmet.words })] : []),
  ];
  return (
    <ListRow
      icon="takeoff"
      label={`${flight.flightNo} ${words.route(flight)}`}
      detail={
        <span className={dotted}>
          {facts.map((fact, at) => (
            <Fragment key={fact}>
              {at > 0 && ' '}
              <span className={dottedFact}>{fact}</span>
            </Fragment>
          ))}
        </span>
      }
      value={flight.bar ? t(`bar.${flight.bar}`) : unmet ? undefined : t('flights.open')}
      {...(!flight.bar && {
        href: href('platinumUpgradeCabin', { query: { flight: flight.upgradeRef } }),
      })}
    />
  );
}
