import { useYouthActivities } from '../../../client/programmes/programmes.ts';
import { ActivityRow } from '../../../components/youth/ActivityRow.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { Reading } from '../../shell/ReadStates.tsx';
import { Listed } from '../../shell/Listed.tsx';
import { Frame } from '../../shell/Frame.tsx';

/** /youthLeague/list: every activity. */
export function YouthActivitiesScreen() {
  const t = useMessages('youth');
  const { href } = useNavigation();
  return (
    <Frame title={t('list.title')}>
      <Reading read={useYouthActivities()} title={t('failed')}>
        {({ activities, unreadable }) => (
          <Listed count={activities.length} unreadable={unreadable} empty={<NoActivities />}>
            <ListCard label={t('list.title')}>
              {activities.map((activity) => (
                <ActivityRow
                  key={activity.id}
                  activity={activity}
                  href={href('youthActivityDetail', { query: { id: activity.id } })}
                />
              ))}
            </ListCard>
          </Listed>
        )}
      </Reading>
    </Frame>
  );
}

function NoActivities() {
  const t = useMessages('youth');
  return <EmptyState drawing="calendar" title={t('list.none')} />;
}
