import { PassengerListSkeleton } from '../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Loading } from '../../primitives/skeleton/Loading.tsx';
import { Frame } from '../shell/Frame.tsx';
import { RequestFailed } from '../shell/RequestFailed.tsx';
import { ChoosePassenger } from './ChoosePassenger.tsx';
import { NobodyToChoose } from './NobodyToChoose.tsx';
import { useChoices } from './use-choices.ts';

/** /beneficiaryManage/addPassenger: a saved passenger becomes the beginning of a beneficiary. */
export function ChoosePassengerScreen() {
  const t = useMessages('beneficiaries');
  const shell = useMessages('shell');
  const choices = useChoices();
  if (choices.state === 'ready' && choices.left > 0 && (choices.passengers.length > 0 || choices.unreadable))
    return <ChoosePassenger passengers={choices.passengers} unreadable={choices.unreadable} />;
  return (
    <Frame title={t('passengers.title')}>
      {choices.state === 'loading' && (
        <Loading label={shell('loading')}>
          <PassengerListSkeleton />
        </Loading>
      )}
      {choices.state === 'failed' && (
        <Card>
          <RequestFailed
            title={t('passengers.failed')}
            note={t('passengers.unchanged')}
            failure={choices.failure}
            onRetry={choices.retry}
            busy={choices.busy}
          />
        </Card>
      )}
      {choices.state === 'ready' && <NobodyToChoose max={choices.left > 0 ? undefined : choices.max} />}
    </Frame>
  );
}
