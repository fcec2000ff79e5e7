import { UpgradeTable } from '../../../components/cabin-upgrade/UpgradeTable.tsx';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import type { UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { upgradeWays } from '../../../rules/changes/upgrade.ts';
import { shownTicket } from '../../../rules/tickets.ts';
import { Frame } from '../../shell/Frame.tsx';
import { ReadOffline } from '../../shell/ReadOffline.tsx';
import * as styles from '../changes.css.ts';
import { UpgradeReading } from './of-flight.tsx';
import { UpgradesOrdered } from './UpgradesOrdered.tsx';

/** The first flight of each ticket, in order. */
const ticketsOf = (flights: readonly UpgradeFlight[]): readonly UpgradeFlight[] =>
  [...new Map(flights.toReversed().map((flight) => [flight.ticketNo, flight])).values()].toReversed();

/** Each passenger once, whatever the number of tickets. */
const peopleOf = (tickets: readonly UpgradeFlight[]) => [
  ...new Map(
    tickets.map(({ name, relation }) => [
      `${name} ${relation}`,
      { id: `${name} ${relation}`, name, relation },
    ]),
  ).values(),
];

/** /retreatUpgrade/aircrew: who is upgraded, and who may use which way. */
export function UpgradePassengersScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <UpgradeReading title={t('title')}>
      {({ options: { flights, unreadable }, readAt }) => {
        const tickets = ticketsOf(flights);
        return (
          <Frame
            title={t('title')}
            action={<AppBarAction href={href('platinumUpgradeRules')}>{t('rules')}</AppBarAction>}
          >
            <div className={styles.columns}>
              <ReadOffline readAt={readAt} />
              {tickets.length === 0 && !unreadable ? (
                <EmptyState drawing="flight" title={t('none')} text={t('none.text')} />
              ) : (
                <>
                  <Section title={t('people')}>
                    <ListCard>
                      {tickets.map(({ upgradeRef, ticketNo, name, relation, flightNo }) => (
                        <ListRow
                          key={ticketNo}
                          icon="person"
                          label={name}
                          detail={`${t(`relation.${relation}`)} · ${flightNo} · ${shownTicket(ticketNo)}`}
                          href={href('upgradeFlight', { query: { flight: upgradeRef } })}
                        />
                      ))}
                    </ListCard>
                  </Section>
                  <Section title={t('who')}>
                    <UpgradeTable ways={upgradeWays} people={peopleOf(tickets)} />
                  </Section>
                </>
              )}
              <UnreadableEntries entries={unreadable} />
              <UpgradesOrdered />
            </div>
          </Frame>
        );
      }}
    </UpgradeReading>
  );
}
