import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Frame } from '../../shell/Frame.tsx';
import * as styles from '../changes.css.ts';
import { UpgradeRules } from './UpgradeRules.tsx';

const rules = ['self', 'route', 'cabin', 'time', 'back'] as const;

/** /platinumUpgrade/upgradeRule: who may upgrade in which way, to which every upgrade is agreed, and the conditions of the platinum voucher. */
export function PlatinumRulesScreen() {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  return (
    <Frame
      title={t('rules.title')}
      footer={
        <Button wide href={href('platinumUpgrade')}>
          {t('platinumRules.use')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <UpgradeRules title={t('who')} />
        <Section title={t('platinumRules.conditions')}>
          <ul className={styles.facts}>
            {rules.map((rule) => (
              <li key={rule} className={styles.fact}>
                <Icon name="check" />
                <span>{t(`platinumRules.${rule}`)}</span>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </Frame>
  );
}
