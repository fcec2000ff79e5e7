import { UpgradeTable } from '../../../components/cabin-upgrade/UpgradeTable.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { upgradeWays } from '../../../rules/changes/upgrade.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import { byDeparture, useFlightWords } from '../use-flight-words.ts';
import { isAhead, UpgradeReading } from './of-flight.tsx';
import { ListBeside } from './ListBeside.tsx';
import { NoneToUpgrade } from './NoneToUpgrade.tsx';
import { UpgradesOrdered } from './UpgradesOrdered.tsx';

/** The next flight of each ticket that can be upgraded, or else the next; of a ticket that is flown, none. */
function ticketsOf(flights: readonly UpgradeFlight[], now: number): readonly UpgradeFlight[] {
  const tickets = new Map<string, UpgradeFlight>();
  for (const flight of flights.filter((one) => isAhead(one, now)).toSorted(byDeparture)) {
    const shown = tickets.get(flight.ticketNo);
    if (!shown || (shown.bar && !flight.bar)) tickets.set(flight.ticketNo, flight);
  }
  return [...tickets.values()].toSorted(byDeparture);
}

/** Tickets by their flight. */
function flightsOf(
  tickets: readonly UpgradeFlight[],
): readonly (readonly [UpgradeFlight, ...UpgradeFlight[]])[] {
  const flights = new Map<string, [UpgradeFlight, ...UpgradeFlight[]]>();
  for (const ticket of tickets) {
    const key = `${ticket.flightNo} ${ticket.departs}`;
    const flight = flights.get(key);
    if (flight) flight.push(ticket);
    else flights.set(key, [ticket]);
  }
  return [...flights.values()];
}

/** Each passenger once, whatever the number of tickets. */
const peopleOf = (tickets: readonly UpgradeFlight[]) => [
  ...new Map(
    tickets.map(({ name, relation }) => [
      `${name} ${relation}`,
      { id: `${name} ${relation}`, name, relation },
    ]),
  ).values(),
];

/** /retreatUpgrade/aircrew: who is upgraded, and who may use which way; of one order where the address names it. */
export function UpgradePassengersScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { orderNo } = usePlace('upgradePassengers').query;
  return (
    <UpgradeReading title={t('title')}>
      {({ options: { flights, unreadable }, now, readAt }) => {
        const asked = orderNo === undefined ? flights : flights.filter((one) => one.orderNo === orderNo);
        const tickets = ticketsOf(asked, now);
        const of = orderNo === undefined ? undefined : asked.map(({ ticketNo }) => ticketNo);
        return (
          <Frame
            wide
            title={t('title')}
            action={<AppBarAction href={href('platinumUpgradeRules')}>{t('rules')}</AppBarAction>}
          >
            <div className={styles.columns}>
              <ReadOffline readAt={readAt} />
              {tickets.length === 0 && !unreadable ? (
                <>
                  <UpgradesOrdered of={of} />
                  <NoneToUpgrade ofOrder={orderNo !== undefined} />
                </>
              ) : (
                <ListBeside
                  before={<UpgradesOrdered of={of} />}
                  after={
                    <Section title={t('who')}>
                      <UpgradeTable ways={upgradeWays} people={peopleOf(tickets)} />
                    </Section>
                  }
                >
                  <Section title={t('people')}>
                    <ul className={styles.stack}>
                      {flightsOf(tickets).map((flight) => (
                        <li key={flight[0].upgradeRef}>
                          <OnFlight tickets={flight} />
                        </li>
                      ))}
                    </ul>
                  </Section>
                  {orderNo !== undefined && (
                    <Button wide variant="text" href={href('upgradePassengers')}>
                      {t('ofOrder.all')}
                    </Button>
                  )}
                </ListBeside>
              )}
              <UnreadableEntries entries={unreadable} />
            </div>
          </Frame>
        );
      }}
    </UpgradeReading>
  );
}

/** Passengers of one flight under its day, route and number. */
function OnFlight({ tickets }: { tickets: readonly [UpgradeFlight, ...UpgradeFlight[]] }) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { route, when } = useFlightWords();
  const [flight] = tickets;
  return (
    <>
      <h3 className={styles.flightHead}>
        {`${flight.flightNo} ${route(flight)}`}
        <span className={styles.dueLabel}>{when(flight.departs)}</span>
      </h3>
      <ListCard>
        {tickets.map(({ upgradeRef, ticketNo, name, relation, bar }) => (
          <ListRow
            key={ticketNo}
            icon="person"
            label={name}
            value={bar && t(`bar.${bar}`)}
            href={href('upgradeFlight', { query: { flight: upgradeRef } })}
            detail={
              <>
                {`${t(`relation.${relation}`)} · `}
                <span className={styles.unbroken}>{shownTicket(ticketNo)}</span>
              </>
            }
          />
        ))}
      </ListCard>
    </>
  );
}
