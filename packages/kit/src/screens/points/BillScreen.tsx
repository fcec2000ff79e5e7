import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../navigation/provider.tsx';
import type { PointsEntry } from '../../components/points-bill/types.ts';
import { BillSkeleton } from '../../components/points-bill/BillSkeleton.tsx';
import { EntryDetail } from '../../components/points-bill/EntryDetail.tsx';
import { PointsBill } from '../../components/points-bill/PointsBill.tsx';
import { AppBarAction } from '../../primitives/app-bar/AppBarAction.tsx';
import { useWide } from '../../primitives/wide/use-wide.ts';
import { monthSpan } from '../../rules/days.ts';
import { Frame } from '../shell/Frame.tsx';
import { BillOffline } from './BillOffline.tsx';
import { BillStates } from './BillStates.tsx';
import { barMonths, useBill, type Bill } from './use-bill.ts';
import { useToday } from '../shell/use-today.ts';
import { windowOf } from './bill-window.ts';

/** /myBill: summary, bars, expiring batches and the entries of the chosen period; one month at first. */
export function BillScreen() {
  const t = useMessages('points');
  const navigation = useNavigation();
  const today = useToday();
  const { query } = usePlace('bill');
  const window = windowOf(query, today);
  const bill = useBill(window, today);
  const filter = navigation.href('billFilter', { query: window });
  // Here, for the bill itself goes while another month is on its way.
  const [tapped, setTapped] = useState<string>();
  const whole = bill.state === 'ready' || !bill.read.error;
  return (
    <Frame
      title={t('bill.title')}
      bleed={whole}
      wide={whole}
      silent={bill.state === 'ready'}
      action={
        <AppBarAction icon="filter" href={filter}>
          {t('bill.filter')}
        </AppBarAction>
      }
    >
      {bill.state === 'ready' ? (
        <ReadyBill bill={bill} entryId={query.entry} filter={filter} tapped={tapped} onTapped={setTapped} />
      ) : (
        <BillStates read={bill.read}>
          <BillSkeleton today={today} window={window} months={barMonths} />
        </BillStates>
      )}
    </Frame>
  );
}

interface ReadyBillProps {
  /** First day of a month that was chosen, whose entries are to come into sight. */
  tapped: string | undefined;
  onTapped: (tapped: string | undefined) => void;
  bill: Extract<Bill, { state: 'ready' }>;
  /** The entry that is open beside the list. */
  entryId: string | undefined;
  /** Address of the period's choice. */
  filter: string;
}

function ReadyBill({ bill, entryId, filter, tapped, onTapped }: ReadyBillProps) {
  const navigation = useNavigation();
  const wide = useWide();
  const { data, air } = bill;
  const { startDate } = data.window;
  const entries = useRef<HTMLElement>(null);
  useEffect(() => {
    if (tapped !== startDate) return;
    entries.current?.scrollIntoView();
    onTapped(undefined);
  }, [tapped, startDate, onTapped]);
  const chosen =
    wide && entryId !== undefined ? data.entries.find((entry) => entry.activityId === entryId) : undefined;
  const query = (entry: PointsEntry) => ({ query: { ...data.window, entry: entry.activityId } });
  const links = {
    entry: (entry: PointsEntry) =>
      wide ? navigation.href('bill', query(entry)) : navigation.href('billDetail', query(entry)),
    expiring: navigation.href('expiringPoints'),
    about: navigation.href('billInformation'),
    filter,
  };
  const showMonth = (month: string | undefined) => {
    if (month === undefined) return navigation.replace('bill');
    const span = monthSpan(month);
    if (!wide) onTapped(span.startDate);
    return navigation.replace('bill', {
      query: { ...span, endDate: span.endDate > data.today ? data.today : span.endDate },
    });
  };
  return (
    <>
      <BillOffline readAt={bill.readAt} />
      <PointsBill
        data={data}
        links={links}
        chosen={
          chosen && {
            id: chosen.activityId,
            detail: (
              <OpenEntry
                entry={chosen}
                air={air.filter((flight) => flight.activityId === chosen.activityId)}
              />
            ),
          }
        }
        onMonthChange={showMonth}
        entriesRef={entries}
      />
    </>
  );
}

/** The chosen entry beside the list; its heading takes the focus as another entry is opened. */
function OpenEntry({ entry, air }: Pick<Parameters<typeof EntryDetail>[0], 'entry' | 'air'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [entry.activityId]);
  return <EntryDetail data-part="detail" entry={entry} air={air} headingRef={heading} />;
}
