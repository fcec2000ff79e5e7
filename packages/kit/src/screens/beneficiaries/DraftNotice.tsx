import { useMessages } from '../../messages/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Notice } from '../../primitives/notice/Notice.tsx';
import type { BeneficiaryDraft } from './draft.ts';
import * as styles from './form.css.ts';

export interface DraftNoticeProps {
  /** Who had filled the fields in when the screen was opened. */
  filledBy: BeneficiaryDraft['from'] | undefined;
  onStartOver: () => void;
}

/** Says why the fields are not empty, and how they can be. */
export function DraftNotice({ filledBy, onStartOver }: DraftNoticeProps) {
  const t = useMessages('beneficiary-form');
  if (filledBy === undefined) return null;
  return (
    <div className={styles.told}>
      <Notice
        tone="info"
        action={
          <Button variant="text" size="medium" onClick={onStartOver}>
            {t('startOver')}
          </Button>
        }
      >
        {t(filledBy === 'passenger' ? 'filled' : 'restored')}
      </Notice>
    </div>
  );
}
