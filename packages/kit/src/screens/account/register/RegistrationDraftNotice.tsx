import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import type { RegistrationDraftInUse } from './draft.ts';
import * as styles from './register.css.ts';

interface RegistrationDraftNoticeProps {
  draft: RegistrationDraftInUse;
  onSignIn: () => void;
}

/** Says why the fields are not a new form's, and what can be done about it. */
export function RegistrationDraftNotice({ draft, onSignIn }: RegistrationDraftNoticeProps) {
  const t = useMessages('register');
  const forms = useMessages('forms');
  const { filledBy, startOver } = draft;
  if (filledBy === undefined) return null;
  const unsure = filledBy === 'reloadUnsure';
  const [label, act] = unsure
    ? ([t('signIn'), onSignIn] as const)
    : ([forms('startOver'), startOver] as const);
  const words = { hand: 'restored', reload: 'reloaded', reloadUnsure: 'reloadedUnsure' } as const;
  return (
    <div className={styles.told}>
      <Notice
        tone={unsure ? 'attention' : 'info'}
        action={
          filledBy !== 'reload' && (
            <Button variant="text" size="medium" onClick={act}>
              {label}
            </Button>
          )
        }
      >
        {t(words[filledBy])}
      </Notice>
    </div>
  );
}
