import { EnterCode } from '../../../components/recovery-forms/EnterCode.tsx';
import { MaskedText } from '../../../components/person-line/MaskedText.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { toastStore } from '../../../primitives/toast/store.ts';
import { hiddenAccount, type RecoveryContact } from '../../../rules/recovery/recovery.ts';
import { useCodeCountdown } from '../../../session/use-code-countdown.ts';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { OtherContacts } from './OtherContacts.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import { RecoveryOutcome } from './RecoveryOutcome.tsx';
import * as styles from './recovery.css.ts';
import { useChecking } from './use-checking.ts';
import type { RecoveryInUse } from './use-recovery.ts';
import { purposeOf, useSending } from './use-sending.ts';

interface SentCodeProps {
  recovery: RecoveryInUse;
  /** Where the last code went. */
  sentTo: RecoveryContact;
  /** Contacts on file. */
  contacts: readonly RecoveryContact[];
}

/** The code that was sent: its digits, another one, and what to do when none arrives. */
export function SentCode({ recovery, sentTo, contacts }: SentCodeProps) {
  const t = useMessages('recovery');
  const outcome = useMessages('outcome');
  const { draft, update } = recovery;
  const { wait, start, end } = useCodeCountdown(purposeOf(sentTo));
  const sending = useSending(recovery, (contact) => {
    toastStore.show(t('code.again'));
    if (purposeOf(contact) === purposeOf(sentTo)) start();
  });
  const checking = useChecking(recovery, end);
  const expired = sending.expired || checking.expired;
  const sendTo = (contact: RecoveryContact) =>
    void (isOutcomeUnknown(sending.write) ? sending.check() : sending.send(contact));
  const shown = sentTo.fresh ? hiddenAccount(sentTo.account) : sentTo.account;
  return (
    <RecoveryFrame
      step="code"
      title={t('code.title')}
      text={t.rich('code.sentTo', {
        account: () => (
          <span className={styles.account}>
            <MaskedText text={shown} />
          </span>
        ),
      })}
    >
      <RecoveryOutcome
        of="send"
        write={sending.write}
        expired={sending.expired}
        action={
          isOutcomeUnknown(sending.write) && (
            <Button
              variant="outline"
              size="medium"
              icon="search"
              busy={sending.write.state === 'checking'}
              onClick={() => void sending.check()}
            >
              {outcome('check')}
            </Button>
          )
        }
      />
      <RecoveryOutcome of="check" write={checking.write} expired={checking.expired} />
      <EnterCode
        by={sentTo.by}
        value={draft.code}
        onChange={(code) => update({ code })}
        wrong={checking.wrong}
        wait={wait}
        busy={sending.write.state === 'sending'}
        onResend={() => sendTo(sentTo)}
        onSubmit={(code) => void checking.send({ contact: sentTo, code })}
      >
        <WriteButton wide type="submit" write={checking.write} disabled={expired} onCheck={checking.check}>
          {t('next')}
        </WriteButton>
      </EnterCode>
      <OtherContacts {...{ sentTo, contacts }} origin={recovery.origin} onSend={sendTo} />
    </RecoveryFrame>
  );
}
