import { useId, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { useInSight } from './use-in-sight.ts';
import { useLazyModule } from './use-lazy-module.ts';
import { useSignIn } from './use-sign-in.ts';
import * as styles from './GuestJoin.css.ts';

const loadCards = async () => (await import('./later.ts')).loadCardFan();

/** Last on a guest's home: what joining brings, with the cards themselves, which come when they are near. */
export function GuestJoin() {
  const t = useMessages('home');
  const { href } = useNavigation();
  const id = useId();
  const fan = useRef<HTMLDivElement>(null);
  const cards = useLazyModule(loadCards, useInSight(fan)).module;
  return (
    <section className={styles.band} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('guest.join')}
      </h2>
      <p className={styles.text}>{t('guest.joinText')}</p>
      <div ref={fan} className={styles.fan} aria-hidden>
        {cards && <cards.CardFan />}
      </div>
      <div className={styles.ways}>
        <Button variant="outline" {...useSignIn()}>
          {t('guest.signIn')}
        </Button>
        <Button variant="tinted" href={href('register')}>
          {t('guest.register')}
        </Button>
      </div>
    </section>
  );
}
