import { NewPasswordForm } from '../../../components/recovery-forms/NewPasswordForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { ResultFrame } from '../../shell/ResultFrame.tsx';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import { RecoveryOutcome } from './RecoveryOutcome.tsx';
import * as styles from './recovery.css.ts';
import { useRecovery } from './use-recovery.ts';
import { useResetting } from './use-resetting.ts';

/** /resetPassword: the new password; once it is set, back to where the traveller came from or to single sign-on. */
export function ResetPasswordScreen() {
  const t = useMessages('recovery');
  const recovery = useRecovery('password');
  const { write, send, check, done, leave } = useResetting(recovery);
  if (done)
    return (
      <ResultFrame
        takesFocus
        bar={t('title')}
        tone="done"
        title={t('done.title')}
        text={t('done.text')}
        next={<Button onClick={() => void leave()}>{t('done.signIn')}</Button>}
      />
    );
  return (
    <RecoveryFrame step="password" title={t('password.title')} text={t('password.text')}>
      <RecoveryOutcome of="reset" write={write} expired={false} />
      {recovery.ready && (
        <NewPasswordForm onSubmit={(password) => void send(password)}>
          <div className={styles.actions}>
            <WriteButton wide type="submit" write={write} onCheck={check}>
              {t('password.set')}
            </WriteButton>
            {write.state === 'refused' && (
              <Button variant="text" wide onClick={() => recovery.again()}>
                {t('again')}
              </Button>
            )}
          </div>
        </NewPasswordForm>
      )}
    </RecoveryFrame>
  );
}
