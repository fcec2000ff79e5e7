import { useConfirmRecoveryName } from '../../../client/account/recovery.ts';
import { ConfirmNameForm } from '../../../components/recovery-forms/ConfirmNameForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { AskNotice } from '../../shell/AskNotice.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import * as styles from './recovery.css.ts';
import { useSubmit } from '../../shell/use-submit.ts';
import { useRecovery } from './use-recovery.ts';

/** /findPassword/completeName: the name, whose hidden part is to be filled in. */
export function ConfirmNameScreen() {
  const t = useMessages('recovery');
  const { draft, ready, happened, update, goTo, again } = useRecovery('name');
  const { mutateAsync } = useConfirmRecoveryName();
  const { state } = draft;
  const { busy, failure, send } = useSubmit(async (secName: string, isHere) => {
    if (state.at === 'find') return;
    await mutateAsync({ validatetoken: state.token, firstName: state.familyName, secName });
    happened({ type: 'named' });
    if (isHere()) goTo('code');
  });
  const shown = ready && state.at !== 'find' ? state : undefined;
  return (
    <RecoveryFrame step="name" title={t('name.title')} text={t('name.text')}>
      <AskNotice failure={failure} refused={t('refused.name')} />
      {shown && (
        <ConfirmNameForm
          familyName={shown.familyName}
          givenHint={shown.givenHint}
          defaultValue={draft.givenName}
          onChange={(givenName) => update({ givenName })}
          onSubmit={(givenName) => void send(givenName)}
        >
          <div className={styles.actions}>
            <Button type="submit" wide busy={busy}>
              {t('next')}
            </Button>
            {failure?.failure.kind === 'refused' && (
              <Button variant="text" wide onClick={() => again()}>
                {t('again')}
              </Button>
            )}
          </div>
        </ConfirmNameForm>
      )}
    </RecoveryFrame>
  );
}
