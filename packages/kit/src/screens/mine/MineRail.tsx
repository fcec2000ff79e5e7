import type { ReactNode } from 'react';
import { useUser } from '../../client/account/account.ts';
import { useCoupons } from '../../client/coupons/coupons.ts';
import { useHost } from '../../host/context.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import type { PlainDestination } from '../../navigation/routes.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { couponsIn } from '../../rules/coupons/coupon.ts';
import { groupedCardNumber, memberName } from '../../rules/member.ts';
import { programmes } from './member-services.ts';
import { MineActions } from './MineActions.tsx';
import { SignOut } from './SignOut.tsx';
import { usePendingOrders } from './use-pending-orders.ts';
import * as styles from './MineWide.css.ts';

/** The member's name, and every page of the member in one list, with what is counted there at the end. */
export function MineRail() {
  const t = useMessages('mine');
  const orders = useMessages('orders-hub');
  const locale = useLocale();
  const { hideOrderMenus } = useHost().environment().operate;
  const { data: user } = useUser();
  const coupons = useCoupons({ announce: 'silent' }).data;
  const due = usePendingOrders().due.length;
  const usable = coupons ? couponsIn(coupons.coupons, 'usable').length : 0;
  return (
    <div className={styles.rail}>
      <div className={styles.who}>
        <div>
          <h1 className={styles.name}>{user ? memberName(user, locale) : t('title')}</h1>
          {user?.ffpNo !== undefined && (
            <p className={styles.number}>
              <VisuallyHidden>{t('card.number')} </VisuallyHidden>
              {groupedCardNumber(user.ffpNo)}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <MineActions />
        </div>
      </div>
      <nav aria-label={t('rail.label')}>
        <ul>
          <Page to="mine" here>
            {t('rail.overview')}
          </Page>
          {!hideOrderMenus && (
            <Page to="orderHub" count={due} spoken={orders('due', { count: due })} tone="due">
              {orders('title')}
            </Page>
          )}
          <Page to="bill">{t('card.bill')}</Page>
          <Page to="tier">{t('services.tier')}</Page>
          <Page to="coupons" count={usable}>
            {t('services.coupons')}
          </Page>
          <Page to="beneficiaries">{t('services.beneficiaries')}</Page>
          {programmes.map(([name, , destination]) => (
            <Page key={name} to={destination}>
              {t(name)}
            </Page>
          ))}
          <Page to="settings">{t('rows.settings')}</Page>
        </ul>
      </nav>
      <SignOut />
    </div>
  );
}

interface PageProps {
  to: PlainDestination;
  /** The page that is open. */
  here?: boolean;
  /** At the end; nothing for 0. */
  count?: number;
  /** The count in words. */
  spoken?: string;
  /** Money is due. */
  tone?: 'due';
  children: ReactNode;
}

function Page({ to, here, count = 0, spoken, tone, children }: PageProps) {
  const { href } = useNavigation();
  return (
    <li>
      <Link look="plain" href={href(to)} className={styles.page} aria-current={here ? 'page' : undefined}>
        <span>{children}</span>
        {count > 0 && (
          <span className={tone === 'due' ? styles.due : styles.count}>
            {spoken === undefined ? (
              count
            ) : (
              <>
                <span aria-hidden>{count}</span>
                <VisuallyHidden>{spoken}</VisuallyHidden>
              </>
            )}
          </span>
        )}
      </Link>
    </li>
  );
}
