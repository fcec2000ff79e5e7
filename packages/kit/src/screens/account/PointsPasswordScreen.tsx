import {
  accountToldHere,
  useLookUpAccount,
  useSavePointsPassword,
} from '../../client/account/member-account.ts';
import { PointsPasswordForm } from '../../components/account-forms/PointsPasswordForm.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { Frame } from '../shell/Frame.tsx';
import { OutcomeNotice } from '../shell/OutcomeNotice.tsx';
import { useSavingWords } from '../shell/use-saving-words.ts';
import { WriteButton } from '../shell/WriteButton.tsx';
import { AccountStates } from './AccountStates.tsx';
import { proofAgain } from './ProofAgain.tsx';
import { usePasswordSaving } from './use-password-saving.ts';
import { useProof } from './use-proof.ts';

/** /mine/editConsumerpsw: the password for using points, for who has proven to be the member. */
export function PointsPasswordScreen() {
  const t = useMessages('account');
  const title = t('password.points.title');
  return (
    <AccountStates title={title}>
      {({ pointsPasswordSet }) => (
        <Frame title={title}>
          <PointsPassword setBefore={pointsPasswordSet} />
        </Frame>
      )}
    </AccountStates>
  );
}

function PointsPassword({ setBefore }: { setBefore: string | undefined }) {
  const t = useMessages('account');
  const words = useSavingWords();
  const proof = useProof('pointsPassword');
  const { mutateAsync } = useSavePointsPassword(accountToldHere);
  const lookUp = useLookUpAccount();
  const { write, send, check, typed } = usePasswordSaving<string>({
    save: (newPassword) => mutateAsync({ newPassword, proof: proof ?? '' }),
    wasSet: async (before) => (await lookUp()).pointsPasswordSet !== before,
    setBefore,
    saved: t('password.points.saved'),
  });
  if (proof === undefined) return null;
  return (
    <>
      <OutcomeNotice write={write} words={words} refusal={proofAgain('pointsPassword')} />
      <PointsPasswordForm onChange={typed} onSubmit={(password) => void send(password)}>
        <WriteButton wide type="submit" write={write} onCheck={check}>
          {t('save')}
        </WriteButton>
      </PointsPasswordForm>
    </>
  );
}
