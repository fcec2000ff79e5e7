import { useHost } from '../../host/context.tsx';
import { shortcuts } from '../../host/shortcuts.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { base } from '../../navigation/routes.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Frame } from '../shell/Frame.tsx';
import { useOrderKinds, type OrderKind } from './use-order-kinds.ts';
import * as styles from './orders-hub.css.ts';

/** /mine/myOrder: the member's orders by kind, each leading to its list, with what waits for a payment. */
export function OrderHubScreen() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const host = useHost();
  const kinds = useOrderKinds();
  return (
    <Frame title={t('title')}>
      <p className={styles.intro}>{t('intro')}</p>
      <ListCard label={t('title')}>
        {kinds.map((each) => (
          <ListRow
            key={each.kind}
            icon={each.icon}
            label={t(`kind.${each.kind}`)}
            value={<HowMany of={each} />}
            href={href(each.destination)}
          />
        ))}
        {host.can('ticketOrders') && (
          <ListRow icon="ticket" label={t('kind.tickets')} href={base + shortcuts.openTicketOrders} />
        )}
      </ListCard>
      <ListCard className={styles.more}>
        <ListRow icon="calculator" label={t('fees')} detail={t('fees.text')} href={href('feeCalculator')} />
      </ListCard>
    </Frame>
  );
}

function HowMany({ of: { count, due, failed } }: { of: OrderKind }) {
  const t = useMessages('orders-hub');
  if (failed) return t('unknown');
  if (count === undefined || due === undefined) return null;
  return due > 0 ? (
    <Badge tone="attention" icon="clock">
      {t('due', { count: due })}
    </Badge>
  ) : (
    t('count', { count })
  );
}
