import { usePointsAccount } from '../../client/points/points.ts';
import { TierSurface, type TierSurfaceProps } from '../../components/tier-surface/TierSurface.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { hourIn } from '../../rules/days.ts';
import { dayPartOf } from '../../rules/greeting.ts';
import { useMemberName } from './use-member-name.ts';
import { airlineZone } from '../shell/airline-zone.ts';
import { useNow } from '../shell/use-now.ts';
import * as styles from './HomeHead.css.ts';

/** The member by name and time of day, with the tier as the way to the member's own screen. */
export function MemberGreeting() {
  const t = useMessages('home');
  const name = useMemberName();
  const now = useNow();
  const account = usePointsAccount();
  return (
    <>
      <h1 className={styles.hello}>
        {name === undefined || now === undefined
          ? t('greeting.member')
          : t(`greeting.${dayPartOf(hourIn(now, airlineZone))}`, { name })}
      </h1>
      {account.data && <TierPill tier={account.data.tierCode} />}
    </>
  );
}

function TierPill({ tier }: Pick<TierSurfaceProps, 'tier'>) {
  const tiers = useMessages('tiers');
  const { href } = useNavigation();
  return (
    <Link look="plain" href={href('mine')} className={styles.pill}>
      <TierSurface data-pair="tier" tier={tier} shape="pill">
        <span className={styles.pillWords}>
          {tiers(`member.${tier}`)}
          <Icon name="chevron" size={16} />
        </span>
      </TierSurface>
    </Link>
  );
}
