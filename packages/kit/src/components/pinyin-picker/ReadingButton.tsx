import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Spinner } from '../../primitives/button/Spinner.tsx';
import { classNames } from '../../primitives/class-names.ts';
import * as control from '../../primitives/control.css.ts';
import { FieldFrame } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import * as styles from './ReadingButton.css.ts';

export interface ReadingButtonProps {
  id: string;
  /** The spelling as a ticket shows it, or empty. */
  spelled: string;
  /** Words in place of a spelling. */
  placeholder: string;
  hint: ReactNode;
  error: ReactNode;
  busy: boolean;
  /** Whether it opens the sheet; otherwise it leads to writing by hand. */
  opensSheet: boolean;
  onClick: () => void;
}

/** The field while the spelling follows the name: its value, and the way to change it. */
export function ReadingButton({
  id,
  spelled,
  placeholder,
  hint,
  error,
  busy,
  opensSheet,
  onClick,
}: ReadingButtonProps) {
  const t = useMessages('pinyin');
  return (
    <FieldFrame label={t('label')} {...{ id, hint, error }}>
      {({ id: own, 'aria-describedby': described }) => (
        <span className={control.box}>
          <button
            type="button"
            id={own}
            aria-label={t('labelled', { value: spelled || placeholder })}
            aria-describedby={described}
            aria-haspopup={opensSheet ? 'dialog' : undefined}
            aria-busy={busy || undefined}
            className={classNames(styles.button, error ? styles.wrong : undefined)}
            onClick={onClick}
          >
            <span className={classNames(styles.words, spelled === '' && styles.placeholder)}>
              {spelled || placeholder}
            </span>
            <span className={styles.mark}>
              {busy ? <Spinner /> : <Icon name={opensSheet ? 'chevron-down' : 'edit'} size={20} />}
            </span>
          </button>
        </span>
      )}
    </FieldFrame>
  );
}
