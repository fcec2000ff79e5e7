import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { AlongPerson } from './along-person.ts';
import * as styles from './refunds.css.ts';

/** Meaning of an adult's refund for those who travel along: now and after, side by side, then the sentence. */
export function NowAndThen({ person, adult }: { person: AlongPerson; adult: string }) {
  const t = useMessages('refund-form');
  const refund = useMessages('refund');
  const { name, years, paxType } = person;
  return (
    <Section title={t('child.after', { name: adult })}>
      <Card>
        <div className={styles.sides}>
          <div className={styles.side}>
            <span className={styles.sideHead}>{t('child.now')}</span>
            <span className={styles.one}>
              <Icon name="person" size={20} />
              <span>
                {adult} <span className={styles.detail}>{refund('paxType.ADT')}</span>
              </span>
            </span>
            <span className={styles.one}>
              <Icon name="people" size={20} />
              <span>
                {name}{' '}
                <span className={styles.detail}>
                  {years === undefined
                    ? refund(`paxType.${paxType}`)
                    : t('child.takenBy', { years, name: adult })}
                </span>
              </span>
            </span>
          </div>
          <Icon name="chevron" size={20} />
          <div className={styles.side}>
            <span className={styles.sideHead}>{t('child.then')}</span>
            <span className={styles.one}>
              <Icon name="person" size={20} />
              <span className={styles.gone}>
                {adult} <span className={styles.detail}>{t('child.returned')}</span>
              </span>
            </span>
            <span className={styles.one}>
              <Icon name="people" size={20} />
              <span className={styles.cannot}>
                {name} <span className={styles.cannot}>{t('child.cannot')}</span>
              </span>
            </span>
          </div>
        </div>
        <p className={styles.why}>
          {t(paxType === 'INF' ? 'child.whyInfant' : 'child.whyChild', { adult, name })}
        </p>
      </Card>
    </Section>
  );
}
