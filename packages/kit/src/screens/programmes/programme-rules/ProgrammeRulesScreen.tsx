import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { Frame } from '../../shell/Frame.tsx';
import { NoticeLinks } from '../../shell/NoticeLinks.tsx';
import * as styles from './programme-rules.css.ts';

/** The parts of the rules: their sentences, and where one goes on from them. */
const parts = {
  join: { rules: ['join.1', 'join.2'], way: undefined },
  earn: { rules: ['earn.1', 'earn.2'], way: ['retroClaim', 'earn.claim'] },
  spend: { rules: ['spend.1', 'spend.2', 'spend.3'], way: ['expiringPoints', 'spend.expiring'] },
  tiers: { rules: ['tiers.1', 'tiers.2'], way: ['benefits', 'tiers.all'] },
  sale: { rules: ['sale.1', 'sale.2', 'sale.3', 'sale.4'], way: ['exchangeTier', 'sale.exchange'] },
  people: { rules: ['people.1'], way: ['beneficiaryRules', 'people.rules'] },
} as const;
const order = [
  'join',
  'earn',
  'spend',
  'tiers',
  'sale',
  'people',
] as const satisfies readonly (keyof typeof parts)[];

const notices = ['mileage-rules', 'privacy'] as const;

/** /mine/rule: the programme in readable parts, each with the way to where it is put to use. */
export function ProgrammeRulesScreen() {
  const t = useMessages('programme-rules');
  const { hotline } = useConfig();
  return (
    <Frame title={t('title')}>
      <p className={styles.lead}>{t('lead')}</p>
      {order.map((name) => (
        <Part key={name} name={name} />
      ))}
      <NoticeLinks notices={notices} />
      <Section title={t('help')}>
        <p>{t('help.1')}</p>
        <Button variant="text" size="medium" icon="phone" className={styles.way} href={`tel:${hotline}`}>
          {t('help.call', { hotline })}
        </Button>
      </Section>
    </Frame>
  );
}

function Part({ name }: { name: keyof typeof parts }) {
  const t = useMessages('programme-rules');
  const { href } = useNavigation();
  const { rules, way } = parts[name];
  return (
    <Section title={t(name)}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{t(rule)}</li>
        ))}
      </ul>
      {way && (
        <Button variant="text" size="medium" className={styles.way} href={href(way[0])}>
          {t(way[1])}
        </Button>
      )}
    </Section>
  );
}
