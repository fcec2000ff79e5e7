import { useEffect, useRef } from 'react';
import { useSignedIn } from '../../../client/account/signed-in.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { Icon, type IconName } from '../../../primitives/icon/Icon.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { lazyWithRetry } from '../../../primitives/lazy-with-retry.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { SignInCard } from '../../shell/SignInCard.tsx';
import { OrderListBody } from './OrderListView.tsx';
import { OrdersSplit } from './OrdersSplit.tsx';
import * as styles from './travel.css.ts';

const OrderDetailView = lazyWithRetry(
  'orderDetail',
  async () => (await import('./OrderDetailView.tsx')).OrderDetailView,
);

const tabs = ['orders', 'coupons'] as const;

/**
 * /order/travel: orders of services around a journey, which are a member's and stand first, and coupons, which a guest finds at once; the
 * tabs are at the bottom of a phone, and in a wide window the orders stand beside one of them. Source: travel.md section 2.
 */
export function TravelOrdersScreen() {
  const t = useMessages('order-list');
  const navigation = useNavigation();
  const { query } = usePlace('travelOrders');
  const signedIn = useSignedIn();
  const tab = tabs.find((each) => each === query.tab) ?? (signedIn ? 'orders' : 'coupons');
  const tabbed = useRef<HTMLDivElement>(null);
  const chosen = useRef(false);
  // In a wide window the page of one tab is another frame than that of the other: the keyboard stays at the tab.
  useEffect(() => {
    if (!chosen.current) return;
    chosen.current = false;
    tabbed.current
      ?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')
      ?.focus({ preventScroll: true });
  }, [tab]);
  const list = (
    <Frame title={t('travel')}>
      <Tabs
        ref={tabbed}
        className={styles.tabs}
        label={t('travel.tabs')}
        value={tab}
        onChange={(id) => {
          chosen.current = true;
          navigation.replace('travelOrders', { query: { ...query, tab: id } });
        }}
        items={[
          {
            id: 'orders',
            label: <Named icon="orders">{t('orders')}</Named>,
            content: signedIn ? <OrderListBody page="travelOrders" /> : <SignIn />,
          },
          {
            id: 'coupons',
            label: <Named icon="voucher">{t('travel.coupons')}</Named>,
            content: <Coupons />,
          },
        ]}
      />
    </Frame>
  );
  // Coupons are beside no order.
  if (!signedIn || tab === 'coupons') return list;
  return (
    <OrdersSplit
      shows="list"
      page="travelOrders"
      list={list}
      detail={(orderNo) => <OrderDetailView orderNo={orderNo} list="travelOrders" />}
    />
  );
}

/** Name of a tab; its icon is drawn at the bottom of a phone. */
const Named = ({ icon, children }: { icon: IconName; children: string }) => (
  <>
    <span className={styles.icon}>
      <Icon name={icon} />
    </span>
    <span>{children}</span>
  </>
);

/** Ways to coupons; those of one's own ask for a sign-in themselves. */
function Coupons() {
  const t = useMessages('order-list');
  const { href } = useNavigation();
  return (
    <ListCard look="open" label={t('travel.offers')}>
      <ListRow label={t('travel.mine')} detail={t('travel.mine.text')} href={href('coupons')} />
      <ListRow label={t('travel.take')} detail={t('travel.take.text')} href={href('offers')} />
      <ListRow label={t('travel.code')} detail={t('travel.code.text')} href={href('activationCode')} />
    </ListCard>
  );
}

function SignIn() {
  const t = useMessages('order-list');
  const shell = useMessages('shell');
  return (
    <SignInCard
      icon="orders"
      title={t('travel.signIn')}
      text={t('travel.signIn.text')}
      signIn={shell('signIn')}
    />
  );
}
