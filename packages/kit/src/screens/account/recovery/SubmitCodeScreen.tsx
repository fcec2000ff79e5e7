import { ChooseContact } from './ChooseContact.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import { SentCode } from './SentCode.tsx';
import { purposeOf } from './use-sending.ts';
import { useRecovery } from './use-recovery.ts';
import { useMessages } from '../../../messages/provider.tsx';

/** /findPassword/submitCode: where the code goes, and then the code. */
export function SubmitCodeScreen() {
  const t = useMessages('recovery');
  const recovery = useRecovery('code');
  const { state } = recovery.draft;
  if (!recovery.ready || state.at === 'find' || state.at === 'name')
    return (
      <RecoveryFrame step="code" title={t('choose.title')}>
        {null}
      </RecoveryFrame>
    );
  const { sentTo, contacts } = state;
  // Each way to the member counts a wait of its own.
  if (sentTo) return <SentCode key={purposeOf(sentTo)} {...{ recovery, sentTo, contacts }} />;
  return <ChooseContact recovery={recovery} state={state} />;
}
