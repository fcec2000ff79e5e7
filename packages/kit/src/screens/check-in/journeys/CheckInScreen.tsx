import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { AppBarAction } from '../../../primitives/app-bar/AppBarAction.tsx';
import { Tabs } from '../../../primitives/tabs/Tabs.tsx';
import { isToDo } from '../../../rules/check-in/check-in.ts';
import { Frame } from '../../shell/Frame.tsx';
import { CheckInRules } from './CheckInRules.tsx';
import { JourneysRead } from './JourneysRead.tsx';
import { ProcessedTab } from './ProcessedTab.tsx';
import { QueryTab } from './QueryTab.tsx';
import { ToDoTab } from './ToDoTab.tsx';
import { ruleTabs } from './rule-tabs.ts';
import { useJourneysNow } from './use-journeys-now.ts';
import * as styles from './journeys.css.ts';

const tabs = ['query', 'todo', 'processed'] as const;

/** /boarde: what is to do, what is done, finding a ticket; the rules of check-in in its place where the address says so. */
export function CheckInScreen() {
  const { query } = usePlace('checkIn');
  const rules = ruleTabs.find((tab) => tab === query.rules);
  return rules ? <CheckInRules tab={rules} /> : <CheckInDesk />;
}

function CheckInDesk() {
  const t = useMessages('check-in');
  const navigation = useNavigation();
  const { query } = usePlace('checkIn');
  const { read, now } = useJourneysNow();
  const tab = tabs.find((each) => each === query.tab) ?? 'todo';
  const count = read.data?.journeys.filter(({ segments }) =>
    segments.some((segment) => segment.supported && isToDo(segment, now)),
  ).length;
  return (
    <Frame
      root
      title={t('title')}
      action={
        <AppBarAction href={navigation.href('checkIn', { query: { rules: 'notice' } })}>
          {t('bar.rules')}
        </AppBarAction>
      }
    >
      <Tabs
        bleed
        label={t('tabs.label')}
        value={tab}
        onChange={(chosen) => navigation.replace('checkIn', { query: { tab: chosen } })}
        items={[
          {
            id: 'query',
            label: t('tabs.query'),
            content: <QueryTab journeys={read.data?.journeys} now={now} />,
          },
          {
            id: 'todo',
            label: t('tabs.todo', { count: count ?? 0 }),
            content: (
              <JourneysRead read={read}>
                {(journeys) => <ToDoTab journeys={journeys} now={now} />}
              </JourneysRead>
            ),
          },
          {
            id: 'processed',
            label: t('tabs.processed'),
            content: (
              <JourneysRead read={read}>
                {(journeys) => <ProcessedTab journeys={journeys} now={now} />}
              </JourneysRead>
            ),
          },
        ].map((item) => ({ ...item, content: <div className={styles.tab}>{item.content}</div> }))}
      />
    </Frame>
  );
}
