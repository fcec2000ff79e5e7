import { PassengerListSkeleton } from '../../components/passenger-list/PassengerListSkeleton.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { ReadStates } from '../shell/ReadStates.tsx';
import { ChoosePassenger } from './ChoosePassenger.tsx';
import { NobodyToChoose } from './NobodyToChoose.tsx';
import { useChoices } from './use-choices.ts';

/** /beneficiaryManage/addPassenger: a saved passenger becomes the beginning of a beneficiary. */
export function ChoosePassengerScreen() {
  const t = useMessages('beneficiaries');
  const choices = useChoices();
  if (choices.state === 'ready' && choices.left > 0 && (choices.passengers.length > 0 || choices.unreadable))
    return <ChoosePassenger passengers={choices.passengers} unreadable={choices.unreadable} />;
  return (
    <Frame title={t('passengers.title')}>
      {choices.state === 'waiting' && (
        <ReadStates read={choices.read} title={t('passengers.failed')} note={t('passengers.unchanged')}>
          <PassengerListSkeleton />
        </ReadStates>
      )}
      {choices.state === 'ready' && <NobodyToChoose max={choices.left > 0 ? undefined : choices.max} />}
    </Frame>
  );
}
