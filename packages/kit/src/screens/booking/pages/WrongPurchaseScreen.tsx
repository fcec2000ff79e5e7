import { useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { isPlainDestination } from '../../../navigation/routes.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Card } from '../../../primitives/card/Card.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { repurchaseRules } from '../../../rules/repurchase/repurchase.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from './told.css.ts';

/** Situations after a wrong purchase, each with the page that helps; one that this site lacks is told without a way. */
const cases = [
  { id: 'unpaid', to: 'orderHub' },
  { id: 'flight', to: 'reschedule' },
  { id: 'person', to: 'refunds' },
  { id: 'anew', to: 'repurchaseRefunds' },
  { id: 'fees', to: 'feeCalculator' },
] as const;

/** /wrongPurchase: steps after a wrong flight, day or passenger was bought. */
export function WrongPurchaseScreen() {
  const t = useMessages('wrong-purchase');
  const { list } = useFormats();
  const { href } = useNavigation();
  const { hotline } = useConfig();
  return (
    <Frame title={t('title')} wide>
      <p className={styles.intro}>{t('intro')}</p>
      {cases.map(({ id, to }) => {
        const name: string = to;
        return (
          <Section key={id} title={t(`${id}.title`)}>
            <Card>
              <div className={styles.one}>
                <p className={styles.text}>
                  {t(`${id}.text`, {
                    hours: repurchaseRules.afterIssueHours,
                    carriers: list(repurchaseRules.carriers),
                  })}
                </p>
                {isPlainDestination(name) && (
                  <Button variant="outline" size="medium" href={href(name)}>
                    {t(`${id}.go`)}
                  </Button>
                )}
              </div>
            </Card>
          </Section>
        );
      })}
      <Section title={t('name.title')}>
        <Card>
          <div className={styles.one}>
            <p className={styles.text}>{t('name.text')}</p>
            <Button variant="outline" size="medium" icon="phone" href={`tel:${hotline}`}>
              {t('name.go', { hotline })}
            </Button>
          </div>
        </Card>
      </Section>
    </Frame>
  );
}
