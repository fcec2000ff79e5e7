import { ResendCode } from '../../../components/code-field/ResendCode.tsx';
import { ContactChoice } from '../../../components/recovery-forms/ContactChoice.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { ListCard } from '../../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../../primitives/list-row/ListRow.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { Recovery, RecoveryContact } from '../../../rules/recovery/recovery.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useCodeCountdown } from '../../../session/use-code-countdown.ts';
import { isOutcomeUnknown } from '../../shell/use-verified-mutation.ts';
import { WriteButton } from '../../shell/WriteButton.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import { RecoveryOutcome } from './RecoveryOutcome.tsx';
import * as styles from './recovery.css.ts';
import type { RecoveryInUse } from './use-recovery.ts';
import { purposeOf, useSending } from './use-sending.ts';

interface ChooseContactProps {
  recovery: RecoveryInUse;
  state: Exclude<Recovery, { at: 'find' }>;
}

/** Where the code is to go: both where both are on file, the phone chosen; else the only one. */
export function ChooseContact({ recovery, state }: ChooseContactProps) {
  const t = useMessages('recovery');
  const { hotline } = useConfig();
  const { href } = useNavigation();
  const sending = useSending(recovery, () => undefined);
  const { write, expired } = sending;
  const { contacts, chosen } = state;
  return (
    <RecoveryFrame step="code" title={t('choose.title')} text={contacts.length > 0 && t('choose.text')}>
      <RecoveryOutcome of="send" {...{ write, expired }} />
      <div className={styles.stack}>
        {contacts.length === 0 ? (
          <Notice tone="attention">{t('noContact')}</Notice>
        ) : (
          <ContactChoice
            {...{ contacts, value: chosen }}
            onChange={(contact) => recovery.happened({ type: 'chose', contact })}
          />
        )}
        {chosen && <SendTo key={purposeOf(chosen)} contact={chosen} sending={sending} />}
        <ListCard>
          <ListRow
            icon="undo"
            label={t('choose.gone')}
            detail={t('choose.goneText')}
            href={href('changePhoneOrEmail', { query: recovery.origin })}
          />
          <ListRow icon="headset" label={t('code.call')} detail={hotline} href={`tel:${hotline}`} />
        </ListCard>
      </div>
    </RecoveryFrame>
  );
}

interface SendToProps {
  contact: RecoveryContact;
  sending: ReturnType<typeof useSending>;
}

/** Sends a code there; where one was asked for before a reload, the rest of its wait comes first. */
function SendTo({ contact, sending: { write, send, check, expired } }: SendToProps) {
  const t = useMessages('recovery');
  const { wait } = useCodeCountdown(purposeOf(contact));
  if (wait !== undefined && write.state === 'idle')
    return (
      <div className={styles.wait}>
        <ResendCode wait={wait} onResend={() => void send(contact)} />
      </div>
    );
  return (
    <WriteButton
      wide
      write={write}
      disabled={expired && !isOutcomeUnknown(write)}
      onCheck={check}
      onClick={() => void send(contact)}
    >
      {t('choose.send')}
    </WriteButton>
  );
}
