import { ContactChoice } from '../../../components/recovery-forms/ContactChoice.tsx';
import { NewContactForm } from '../../../components/recovery-forms/NewContactForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Section } from '../../../primitives/card/Section.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { mayBringNewContact } from '../../../rules/recovery/recovery.ts';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import { RecoveryOutcome } from './RecoveryOutcome.tsx';
import * as styles from './recovery.css.ts';
import { useRecovery } from './use-recovery.ts';
import { useSending } from './use-sending.ts';

/** /findPassword/changePhoneOrEmail: another contact that is on file, or a new phone or address in its place. */
export function ChangeContactScreen() {
  const t = useMessages('recovery');
  const recovery = useRecovery('code');
  const { draft, ready, update, happened, goTo, again } = recovery;
  const sending = useSending(recovery, (_, here) => here && goTo('code'));
  const { write, send, check, expired } = sending;
  const { state } = draft;
  const shown = ready && state.at !== 'find' ? state : undefined;
  const known = shown?.contacts.find(({ by }) => by === shown.chosen?.by) ?? shown?.contacts[0];
  const startByDocument = () => {
    update({ find: { ...draft.find, way: 'document' } });
    again();
  };
  return (
    <RecoveryFrame step="code" title={t('change.title')}>
      <RecoveryOutcome of="send" {...{ write, expired }} />
      {shown && known && (
        <Section title={t('change.known')}>
          <div className={styles.group}>
            <ContactChoice
              contacts={shown.contacts}
              value={known}
              onChange={(contact) => happened({ type: 'chose', contact })}
            />
            <Button
              variant="tinted"
              wide
              disabled={expired || isOutcomeUnknown(write) || write.state === 'sending'}
              onClick={() => void send(known)}
            >
              {t('change.use')}
            </Button>
          </div>
        </Section>
      )}
      {shown && (
        <Section title={t('change.fresh')}>
          {mayBringNewContact(shown) ? (
            <NewContactForm
              defaultValue={draft.contact}
              onChange={(contact) => update({ contact })}
              onSubmit={({ by, account }) =>
                void send({ by, account, fresh: true, ...(by === 'mobile' && { countryCode: '86' }) })
              }
            >
              <WriteButton wide type="submit" write={write} disabled={expired} onCheck={check}>
                {t('choose.send')}
              </WriteButton>
            </NewContactForm>
          ) : (
            <Notice
              tone="info"
              action={
                <Button variant="text" size="medium" onClick={startByDocument}>
                  {t('change.byDocument')}
                </Button>
              }
            >
              {t('change.document')}
            </Notice>
          )}
        </Section>
      )}
    </RecoveryFrame>
  );
}
