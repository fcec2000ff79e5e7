import { useUser } from '../../../client/account/account.ts';
import { usePassengers } from '../../../client/beneficiaries/beneficiaries.ts';
import type { Companion } from '../../../components/companion-list/types.ts';
import { PassengerDocuments, PassengerHead } from '../../../components/passenger-list/Passenger.tsx';
import { PassengerListSkeleton } from '../../../components/passenger-list/PassengerListSkeleton.tsx';
import type { SavedPassenger } from '../../../components/passenger-list/types.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Sheet } from '../../../primitives/sheet/Sheet.tsx';
import { Loading } from '../../../primitives/skeleton/Loading.tsx';
import { EmptyState } from '../../../primitives/states/EmptyState.tsx';
import { shareIdentity } from '../../../rules/beneficiaries.ts';
import { Listed } from '../../shell/Listed.tsx';
import { FailedRead } from '../../shell/ReadStates.tsx';
import { joinReads } from '../../shell/join-reads.ts';

interface ImportSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** People on the list already: they are not offered. */
  companions: readonly Companion[];
  onChoose: (passenger: SavedPassenger) => void;
}

/** The saved passengers who are no companions yet; a tap takes one into the form. */
export function ImportSheet({ open, onOpenChange, companions, onChoose }: ImportSheetProps) {
  const t = useMessages('companions');
  return (
    <Sheet {...{ open, onOpenChange }} title={t('import.title')} closeLabel={t('import.close')}>
      <Saved {...{ companions, onChoose }} />
    </Sheet>
  );
}

function Saved({ companions, onChoose }: Pick<ImportSheetProps, 'companions' | 'onChoose'>) {
  const t = useMessages('companions');
  const words = useMessages('beneficiaries');
  const shell = useMessages('shell');
  const user = useUser();
  const saved = usePassengers(user.data?.userId);
  const read = joinReads([user, saved]);
  if (read.error)
    return <FailedRead read={read} title={words('passengers.failed')} note={words('passengers.unchanged')} />;
  if (!saved.data || !user.data)
    return (
      <Loading label={shell('loading')}>
        <PassengerListSkeleton />
      </Loading>
    );
  const { userId } = user.data;
  const known = companions.map(({ identity }) => identity);
  const offered = saved.data.list
    .filter(
      ({ myUserid, favorPaxIdDtoList }) => myUserid !== userId && !shareIdentity(known, favorPaxIdDtoList),
    )
    .toSorted((one, other) => one.sort - other.sort);
  return (
    <Listed
      count={offered.length}
      unreadable={saved.data.unreadable}
      empty={<EmptyState icon="people" title={t('import.none')} text={t('import.noneText')} />}
    >
      <ListCard label={t('import.title')}>
        {offered.map((passenger) => (
          <ListRow
            key={passenger.id}
            label={<PassengerHead passenger={passenger} />}
            detail={<PassengerDocuments passenger={passenger} />}
            onClick={() => onChoose(passenger)}
          />
        ))}
      </ListCard>
    </Listed>
  );
}
