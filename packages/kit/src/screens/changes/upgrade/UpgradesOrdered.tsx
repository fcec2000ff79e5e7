import { useUpgradeOrders } from '../../../client/changes/upgrades.ts';
import { UnreadableEntries } from '../../../components/unreadable-entries/UnreadableEntries.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { useFlightWords } from '../use-flight-words.ts';

interface UpgradesOrderedProps {
  /** Tickets whose upgrades are shown; those of every ticket without it. */
  of?: readonly string[] | undefined;
}

/** Upgrades that have been ordered, newest first; nothing where there is none. */
export function UpgradesOrdered({ of }: UpgradesOrderedProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const { cabin } = useFlightWords();
  const { orders: all = [], unreadable } = useUpgradeOrders().data ?? {};
  const orders = of
    ? all.filter(({ ticketNo, newTicketNo }) => [ticketNo, newTicketNo].some((no) => no && of.includes(no)))
    : all;
  if (orders.length === 0 && !unreadable) return null;
  return (
    <Section title={t('ordered')}>
      {orders.length > 0 && (
        <ListCard>
          {orders.map(({ orderNo, flightNo, name, toCabin, state }) => (
            <ListRow
              key={orderNo}
              icon="upgrade"
              label={`${flightNo} ${cabin(toCabin)}`}
              detail={name}
              value={t(`result.${state}`)}
              href={href('upgradeOrder', { query: { order: orderNo } })}
            />
          ))}
        </ListCard>
      )}
      <UnreadableEntries entries={unreadable} />
    </Section>
  );
}
