import type { ReactNode } from 'react';
import { tokenDays } from '../../../host/host.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import type { Drafts } from './drafts.ts';
import { useRegisterHref } from './use-register-href.ts';
import * as styles from './login.css.ts';

export interface LoginActionsProps {
  drafts: Drafts;
  busy: boolean;
  /** Beside the choice to stay signed in. */
  aside?: ReactNode;
}

/** Whether to stay signed in, the button, and the way to become a member. Both ways have them at the same height. */
export function LoginActions({ drafts, busy, aside }: LoginActionsProps) {
  const t = useMessages('sign-in');
  const register = useRegisterHref();
  return (
    <>
      <div className={styles.remember}>
        <Checkbox
          label={t('remember', { days: tokenDays })}
          defaultChecked={drafts.remember()}
          onChange={(event) => drafts.keepRemember(event.target.checked)}
        />
        {aside}
      </div>
      <Button type="submit" wide busy={busy}>
        {t('submit')}
      </Button>
      <p className={styles.join}>
        {t.rich('notMember', { register: (words) => <Link href={register}>{words}</Link> })}
      </p>
    </>
  );
}
