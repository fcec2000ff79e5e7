import { useFindRecoveryMember } from '../../../client/account/recovery.ts';
import { FindMemberForm } from '../../../components/recovery-forms/FindMemberForm.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { usePlace } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { wireNameOf } from '../../../rules/credentials.ts';
import { contactsOnFile, recoveryAgain } from '../../../rules/recovery/recovery.ts';
import { findSent, type FindTyped } from '../../../validators/account/recovery.ts';
import { useToday } from '../../shell/use-today.ts';
import { AskNotice } from '../../shell/AskNotice.tsx';
import { RecoveryFrame } from './RecoveryFrame.tsx';
import * as styles from './recovery.css.ts';
import { useSubmit } from '../../shell/use-submit.ts';
import { useRecovery } from './use-recovery.ts';

/** Words for each reason to begin again. */
const againWords = { expired: 'expired', reload: 'reloaded' } as const;

/** /findPassword: who has forgotten the password, by a document or by the card number. */
export function FindMemberScreen() {
  const t = useMessages('recovery');
  const today = useToday();
  const { query } = usePlace('findPassword');
  const { draft, happened, update, goTo } = useRecovery('find');
  const { mutateAsync } = useFindRecoveryMember();
  const { busy, failure, send } = useSubmit(async (typed: FindTyped, isHere) => {
    const sent = findSent(typed, today);
    if (!sent) return;
    const found = await mutateAsync(
      'card' in sent
        ? { memberCardNo: sent.card }
        : { idType: wireNameOf(typed.kind, 'membership'), idNo: sent.number },
    );
    happened({
      type: 'found',
      found: {
        token: found.validatetoken,
        way: typed.way,
        familyName: found.cnfamilyname,
        givenHint: found.cngivenName,
        contacts: contactsOnFile(found),
      },
    });
    update({ givenName: '', code: '', unsure: {} });
    if (isHere()) goTo('name');
  });
  const again = recoveryAgain.find((why) => why === query.again);
  return (
    <RecoveryFrame step="find" title={t('find.title')} text={t('find.text')}>
      {again && !failure && (
        <div className={styles.told}>
          <Notice tone="attention">{t(againWords[again])}</Notice>
        </div>
      )}
      <AskNotice failure={failure} refused={t('refused.find')} />
      <FindMemberForm
        defaultValue={draft.find}
        today={today}
        onChange={(find) => update({ find })}
        onSubmit={(typed) => void send(typed)}
      >
        <Button type="submit" wide busy={busy}>
          {t('next')}
        </Button>
      </FindMemberForm>
    </RecoveryFrame>
  );
}
