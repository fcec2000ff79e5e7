import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { useSignIn } from './use-sign-in.ts';
import * as styles from './home.css.ts';

/** Parts that a guest would see here after signing in. */
export function GuestCard() {
  const t = useMessages('home');
  const { href } = useNavigation();
  return (
    <Section title={t('guest.title')}>
      <ListCard>
        <ListRow icon="card" label={t('guest.points')} detail={t('guest.points.text')} />
        <ListRow icon="clock" label={t('guest.expiring')} detail={t('guest.expiring.text')} />
        <ListRow icon="takeoff" label={t('guest.trip')} detail={t('guest.trip.text')} />
        <li className={styles.guestAction}>
          <Button variant="tinted" wide {...useSignIn()}>
            {t('guest.signIn')}
          </Button>
          <Button variant="text" wide href={href('register')}>
            {t('guest.register')}
          </Button>
        </li>
      </ListCard>
    </Section>
  );
}
