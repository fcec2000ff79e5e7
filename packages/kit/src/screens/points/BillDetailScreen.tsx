import { EntryDetail } from '../../components/points-bill/EntryDetail.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/states/EmptyState.tsx';
import { usePointsActivity } from '../../client/points/points.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { NotListed } from '../shell/NotListed.tsx';
import { BillStates } from './BillStates.tsx';
import { windowOf } from './bill-window.ts';
import { useToday } from '../shell/use-today.ts';
import * as styles from './points.css.ts';

/** /myBill/billDetail: one entry with its flights. */
export function BillDetailScreen() {
  const t = useMessages('points');
  const { query } = usePlace('billDetail');
  const window = windowOf(query, useToday());
  const activity = usePointsActivity(window);
  if (!activity.data) {
    return (
      <Frame title={t('detail.title')}>
        <BillStates read={activity} />
      </Frame>
    );
  }
  const entry = activity.data.pointActivityDetailse2s.find((each) => each.activityId === query.entry);
  return (
    <Frame title={t('detail.title')}>
      {entry ? (
        <>
          <EntryDetail
            data-pair="detail"
            entry={entry}
            air={activity.data.airActivityDetails.filter((flight) => flight.activityId === entry.activityId)}
          />
          <Question />
        </>
      ) : (
        <NotListed id={query.entry} unreadable={activity.data.unreadable}>
          <MissingEntry window={window} />
        </NotListed>
      )}
    </Frame>
  );
}

/** Number to call about an entry. */
function Question() {
  const t = useMessages('points');
  const { hotline } = useConfig();
  return (
    <div className={styles.question}>
      <p>{t('detail.question')}</p>
      <Button variant="text" icon="phone" className={styles.ask} href={`tel:${hotline}`}>
        {hotline}
      </Button>
    </div>
  );
}

function MissingEntry({ window }: { window: { startDate: string; endDate: string } }) {
  const t = useMessages('points');
  const { href } = useNavigation();
  return (
    <EmptyState
      drawing="bill"
      title={t('detail.missing')}
      text={t('detail.missingText')}
      action={
        <Button variant="outline" href={href('bill', { query: window })}>
          {t('detail.back')}
        </Button>
      }
    />
  );
}
