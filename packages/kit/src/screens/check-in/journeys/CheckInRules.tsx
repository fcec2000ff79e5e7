import type { ReactNode } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { nextSegment, toDoOf } from '../../../rules/check-in/journey-state.ts';
import { Frame } from '../../shell/Frame.tsx';
import { NoticeRules } from './NoticeRules.tsx';
import { TimesRules } from './TimesRules.tsx';
import { ruleTabs, type RuleTab } from './rule-tabs.ts';
import { useJourneysNow } from './use-journeys-now.ts';
import { beginning } from '../ways.ts';
import * as styles from './journeys.css.ts';

/** The rules of check-in: service notice, times by city, closing of the counters; and the way to what can be done now. */
export function CheckInRules({ tab }: { tab: RuleTab }) {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { read, now } = useJourneysNow();
  const journeys = read.data?.journeys ?? [];
  const next = nextSegment(toDoOf(journeys, now), now);
  const own = journeys
    .flatMap(({ segments }) => segments)
    .filter(({ departure }) => Date.parse(departure.time) > now)
    .map(({ departure }) => departure.airport);
  const content: Record<RuleTab, () => ReactNode> = {
    notice: () => <NoticeRules />,
    cities: () => <TimesRules of="online" own={own} />,
    counters: () => <TimesRules of="counter" own={own} />,
  };
  return (
    <Frame title={t('rules.title')}>
      <Tabs
        bleed
        label={t('rules.title')}
        value={tab}
        onChange={(rules) => navigation.replace('checkIn', { query: { rules } })}
        items={ruleTabs.map((id) => ({
          id,
          label: t(`rules.${id}`),
          content: <div className={styles.tab}>{content[id]()}</div>,
        }))}
      />
      {next && (
        <div className={styles.wayOn}>
          <Button wide href={beginning(navigation, next, 'checkIn')}>
            {t('rules.go', { flight: next.flightNo })}
          </Button>
        </div>
      )}
    </Frame>
  );
}
