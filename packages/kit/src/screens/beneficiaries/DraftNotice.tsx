import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { Reloaded } from '../shell/ReloadedNotice.tsx';
import type { DraftInUse, FilledBy } from './use-beneficiary-draft.ts';
import * as styles from './form.css.ts';

const words = {
  passenger: 'filled',
  reload: 'reloaded',
  reloadUnsure: 'reloadedUnsure',
} as const satisfies Record<Exclude<FilledBy, 'hand' | 'reloadChange'>, string>;

/** Says why the fields are not a new form's, and what can be done about it. */
export function DraftNotice({ draft }: { draft: DraftInUse }) {
  const t = useMessages('beneficiary-form');
  const forms = useMessages('forms');
  const navigation = useNavigation();
  const { filledBy, bringBack, startOver } = draft;
  if (filledBy === undefined) return null;
  if (filledBy === 'reloadChange') return <Reloaded className={styles.told} />;
  const [label, act] =
    filledBy === 'reloadUnsure'
      ? ([t('reloadedUnsure.look'), () => navigation.go('beneficiaries')] as const)
      : bringBack
        ? ([t('bringBack'), bringBack] as const)
        : ([forms('startOver'), startOver] as const);
  return (
    <div className={styles.told}>
      <Notice
        tone={filledBy === 'reloadUnsure' ? 'attention' : 'info'}
        action={
          filledBy !== 'reload' && (
            <Button variant="text" size="medium" onClick={act}>
              {label}
            </Button>
          )
        }
      >
        {filledBy === 'hand' ? forms('restored') : t(words[filledBy])}
      </Notice>
    </div>
  );
}
