import { useMessages } from '../../../messages/provider.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { checkInClosesMinutes, checkInOpensHours, seatRefundDays } from '../../../rules/check-in/check-in.ts';
import { NoticeLinks } from '../../shell/NoticeLinks.tsx';
import { CounterCases } from './CounterCases.tsx';
import * as styles from './journeys.css.ts';

const notices = ['dangerous-goods', 'free-baggage', 'passenger-notes', 'special-passengers'] as const;

/** Rules of the documents for check-in, in short sentences. */
export function NoticeRules() {
  const t = useMessages('check-in');
  return (
    <>
      <Rules
        title={t('rules.when')}
        rules={[
          t('rules.when1', { hours: checkInOpensHours }),
          t('rules.when2', checkInClosesMinutes),
          t('rules.when3'),
        ]}
      />
      <Rules title={t('rules.order')} rules={[t('rules.order1'), t('rules.order2')]} />
      <Rules title={t('rules.who')} rules={[t('rules.who1'), t('rules.who2')]} />
      <Rules
        title={t('rules.change')}
        rules={[t('rules.change1'), t('rules.change2'), t('rules.change3', seatRefundDays)]}
      />
      <Rules title={t('rules.exit')} rules={[t('rules.exit1'), t('rules.exit2')]} />
      <CounterCases />
      <NoticeLinks notices={notices} />
    </>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly string[] }) {
  return (
    <Section title={title}>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </Section>
  );
}
