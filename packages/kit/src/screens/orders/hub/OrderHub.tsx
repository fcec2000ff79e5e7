import { useHost } from '../../../host/context.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import {
  groupOf,
  isOnMenu,
  kindGroups,
  orderKindNames,
  type OrderKind,
} from '../../../rules/orders/kinds.ts';
import { Frame } from '../../shell/Frame.tsx';
import { noOrders, type KindCounts } from './kind-counts.ts';
import { KindRow } from './KindRow.tsx';
import { useKindCounts } from './use-kind-counts.ts';
import * as styles from './hub.css.ts';

/** Every kind of orders, each leading to its list, those in which something waits first; and the ways to find one. */
export function OrderHub() {
  const t = useMessages('orders-hub');
  const { href } = useNavigation();
  const { hideOrderMenus } = useHost().environment().operate;
  const { counts, failed, retry } = useKindCounts();
  const shown = orderKindNames.filter((kind) => isOnMenu(kind, hideOrderMenus));
  const waits = (kind: OrderKind) => (counts?.get(kind)?.waiting ?? 0) > 0;
  const waiting = shown.filter(waits);
  return (
    <Frame title={t('title')} wide>
      <ul className={styles.kinds} aria-label={t('list')}>
        <ListRow icon="orders" label={t('list')} detail={t('list.text')} href={href('orders')} />
        <ListRow icon="search" label={t('query')} detail={t('query.text')} href={href('orderQuery')} />
        <ListRow icon="calculator" label={t('fees')} detail={t('fees.text')} href={href('feeCalculator')} />
      </ul>
      {failed && (
        <Notice
          tone="info"
          className={styles.failed}
          action={
            <Button variant="outline" size="medium" onClick={retry}>
              {t('again')}
            </Button>
          }
        >
          {t('failed')}
        </Notice>
      )}
      {waiting.length > 0 && <Kinds title={t('waiting')} kinds={waiting} counts={counts} />}
      {kindGroups.map((group) => (
        <Kinds
          key={group}
          title={t(`kinds.${group}`)}
          span={t('kinds.span')}
          kinds={shown.filter((kind) => groupOf(kind) === group && !waits(kind))}
          counts={counts}
        />
      ))}
    </Frame>
  );
}

interface KindsProps {
  title: string;
  /** Days in which the orders that are counted were made. */
  span?: string;
  kinds: readonly OrderKind[];
  counts: KindCounts | undefined;
}

/** Some kinds under a heading. */
function Kinds({ title, span, kinds, counts }: KindsProps) {
  if (kinds.length === 0) return null;
  return (
    <Section title={title} action={span}>
      <ul className={styles.kinds} aria-label={title}>
        {kinds.map((kind) => (
          <KindRow key={kind} kind={kind} count={counts?.get(kind) ?? (counts && noOrders)} />
        ))}
      </ul>
    </Section>
  );
}
