import { useUser } from '../../client/account.ts';
import { usePointsAccount } from '../../client/points.ts';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/signed-in.ts';
import { TierSurface } from '../../components/tier-surface/TierSurface.tsx';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { dayPartOf } from '../../rules/greeting.ts';
import { memberName } from '../../rules/member.ts';
import { useNow } from './use-now.ts';
import * as styles from './HomeHead.css.ts';

/** The member's name in the language in use, once it is known. */
export function useMemberName(): string | undefined {
  const { data } = useUser();
  const locale = useLocale();
  return data && memberName(data, locale);
}

/** A member is greeted by name and time of day, with the tier; a guest is welcomed and can sign in. */
export function Greeting() {
  const t = useMessages('home');
  const client = useClient();
  if (useSignedIn()) return <MemberGreeting />;
  return (
    <>
      <h1 className={styles.hello}>{t('greeting.guest')}</h1>
      <Button size="medium" onClick={client.login}>
        {t('signIn')}
      </Button>
    </>
  );
}

function MemberGreeting() {
  const t = useMessages('home');
  const name = useMemberName();
  const now = useNow();
  const account = usePointsAccount();
  return (
    <>
      <h1 className={styles.hello}>
        {name === undefined || now === undefined
          ? t('greeting.member')
          : t(`greeting.${dayPartOf(new Date(now).getHours())}`, { name })}
      </h1>
      {account.data && <TierPill tier={account.data.tierCode} />}
    </>
  );
}

function TierPill({ tier }: Pick<Parameters<typeof TierSurface>[0], 'tier'>) {
  const tiers = useMessages('tiers');
  const { href } = useNavigation();
  return (
    <Link look="plain" href={href('mine')} className={styles.pill}>
      <TierSurface tier={tier} shape="pill">
        <span className={styles.pillWords}>
          {tiers(`member.${tier}`)}
          <Icon name="chevron" size={16} />
        </span>
      </TierSurface>
    </Link>
  );
}
