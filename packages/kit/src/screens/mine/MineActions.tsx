import { useUser } from '../../client/account/account.ts';
import { useNotices } from '../../client/home/home.ts';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Count } from '../../primitives/badge/Count.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { memberName } from '../../rules/member.ts';
import * as styles from './MineHead.css.ts';
import { useLazySheet } from '../shell/use-lazy-sheet.ts';

const codeSheet = async () => (await import('./MemberCodeSheet.tsx')).MemberCodeSheet;
const noticesSheet = async () => (await import('./NoticesSheet.tsx')).NoticesSheet;

/** At the head's end: the member's code and the notices, as soon as they are known, and the settings. */
export function MineActions() {
  const t = useMessages('mine');
  const locale = useLocale();
  const { href } = useNavigation();
  const { data: user } = useUser();
  const { data: told } = useNotices();
  const code = useLazySheet(codeSheet);
  const notices = useLazySheet(noticesSheet);
  const concerning = told?.notices.filter(({ affectsTrip }) => affectsTrip === true).length ?? 0;
  return (
    <div className={styles.actions}>
      {user?.ffpNo !== undefined && (
        <IconButton onBar icon="qr" label={t('code.title')} aria-haspopup="dialog" onClick={code.show} />
      )}
      {told && (
        <span className={styles.counted}>
          <IconButton
            onBar
            icon="bell"
            label={concerning > 0 ? t('notices.concerning', { count: concerning }) : t('notices.title')}
            aria-haspopup="dialog"
            onClick={notices.show}
          />
          {concerning > 0 && (
            <span className={styles.count} aria-hidden>
              <Count tone="onBar" value={concerning} label="" />
            </span>
          )}
        </span>
      )}
      <IconButton onBar icon="settings" label={t('rows.settings')} href={href('settings')} />
      {code.Sheet && user?.ffpNo !== undefined && (
        <code.Sheet {...code.state} cardNumber={user.ffpNo} name={memberName(user, locale)} />
      )}
      {notices.Sheet && told && <notices.Sheet {...notices.state} notices={told.notices} />}
    </div>
  );
}
