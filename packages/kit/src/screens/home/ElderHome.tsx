import { useNextTrip } from '../../client/home.ts';
import { usePointsSummary } from '../../client/points.ts';
import { useClient } from '../../client/provider.tsx';
import { useSignedIn } from '../../client/read.ts';
import { NextTrip } from '../../components/next-trip/NextTrip.tsx';
import { useFormats, useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Screen } from '../../primitives/screen/Screen.tsx';
import { dayPartOf } from '../../rules/greeting.ts';
import { untilDeparture } from '../../rules/journey.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { usePreferences } from '../../session/preferences-provider.tsx';
import { useMemberName } from './Greeting.tsx';
import { HomeHead } from './HomeHead.tsx';
import { HomeOffline } from './HomeOffline.tsx';
import { useNow } from './use-now.ts';
import { useServices, type Service } from './use-services.ts';
import * as head from './HomeHead.css.ts';
import * as styles from './ElderHome.css.ts';

/** Fewer things, larger: the next trip, three ways on, and somebody to talk to. */
export function ElderHome() {
  const t = useMessages('home');
  const { set } = usePreferences();
  const signedIn = useSignedIn();
  const actions = (
    <button type="button" className={head.action} onClick={() => set({ textSize: 'standard' })}>
      {t('actions.standard')}
      <Icon name="chevron" size={16} />
    </button>
  );
  return (
    <Screen bar={<HomeHead actions={actions} />}>
      <div className={styles.column}>
        {signedIn ? <MemberStart /> : <GuestStart />}
        <HomeOffline />
        <ElderRows />
        <ElderHotline />
      </div>
    </Screen>
  );
}

function GuestStart() {
  const t = useMessages('home');
  const client = useClient();
  return (
    <>
      <h1 className={styles.hello}>{t('greeting.guest')}</h1>
      <Card className={styles.start}>
        <p>{t('elder.guest')}</p>
        <Button wide onClick={client.login}>
          {t('signIn')}
        </Button>
      </Card>
    </>
  );
}

function MemberStart() {
  const { data } = useNextTrip();
  const now = useNow();
  const trip = data?.trip ?? undefined;
  return (
    <>
      <h1 className={styles.hello}>{useHello(trip?.departure.time, now)}</h1>
      {trip && now !== undefined && <NextTrip trip={trip} now={now} />}
    </>
  );
}

/** The member by name, with the day of the journey where there is one. */
function useHello(departure: string | undefined, now: number | undefined): string {
  const t = useMessages('home');
  const name = useMemberName();
  if (name === undefined || now === undefined) return t('greeting.member');
  const until = departure === undefined ? undefined : untilDeparture(departure, now);
  switch (until?.kind) {
    case 'minutes':
    case 'today':
      return t('trip.elder.today', { name });
    case 'tomorrow':
      return t('trip.elder.tomorrow', { name });
    case 'days':
      return t('trip.elder.days', { name, days: until.days });
    case 'departed':
    case undefined:
      return t(`greeting.${dayPartOf(new Date(now).getHours())}`, { name });
  }
}

const rows: readonly Service[] = ['bill', 'expiring', 'mine'];

/** Three ways on, each with a line that says what is behind it. */
function ElderRows() {
  const t = useMessages('home');
  const { number } = useFormats();
  const summary = usePointsSummary();
  const links = useServices().filter(({ service }) => rows.includes(service));
  const balance = summary.data && `${t('points.available')} ${number(summary.data.remainPoint)}`;
  return (
    <ul className={styles.rows}>
      {links.map(({ service, icon, label, text, href }) => (
        <li key={service}>
          <Link look="plain" href={href} className={styles.row}>
            <Icon name={icon} size={32} />
            <span className={styles.words}>
              <span className={styles.label}>{label}</span>
              <span className={styles.text}>{(service === 'bill' && balance) || text}</span>
            </span>
            <Icon name="chevron" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function ElderHotline() {
  const t = useMessages('home');
  const { hotline } = useConfig();
  return (
    <Link look="plain" href={`tel:${hotline}`} className={styles.hotline}>
      <Icon name="phone" size={32} />
      <span className={styles.words}>
        <span className={styles.call}>{t('elder.call')}</span>
        <span className={styles.number}>{hotline}</span>
      </span>
      <Icon name="chevron" />
    </Link>
  );
}
