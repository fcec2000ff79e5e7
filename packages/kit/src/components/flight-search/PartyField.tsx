import { useRef, useState } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { FieldError } from '../../primitives/field/FieldFrame.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { useField } from '../form-fields/use-form.ts';
import type { PartySheet } from './PartySheet.tsx';
import { useSearch } from './typed.ts';
import { usePartyWords } from './use-party-words.ts';
import { fieldButton } from './field-button.css.ts';
import * as styles from './PartyField.css.ts';

interface PartyFieldProps {
  /** Beside the day in one card, or a row of its own. */
  look: 'line' | 'row';
}

/** The travellers and their cabin, chosen in a sheet that comes when it is first wanted. */
export function PartyField({ look }: PartyFieldProps) {
  const t = useMessages('flight-search');
  const { draft, change } = useSearch();
  const { id, error } = useField('party');
  const { party, cabin } = usePartyWords(draft);
  const [Sheet, setSheet] = useState<typeof PartySheet>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const show = async () => {
    button.current?.focus();
    try {
      const loaded = (await import('./PartySheet.tsx')).PartySheet;
      setSheet(() => loaded);
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const told = failed ? t('people.failed') : error;
  return (
    <div className={classNames(styles.field, look === 'line' && styles.line)}>
      <button
        ref={button}
        type="button"
        id={id}
        data-part="party"
        data-state={told ? 'invalid' : undefined}
        aria-haspopup="dialog"
        aria-describedby={told ? `${id}-error` : undefined}
        className={classNames(fieldButton, styles.button)}
        onClick={() => void show()}
      >
        <span className={look === 'row' ? styles.name : styles.label}>{t('party')}</span>
        <span className={styles.words}>
          <span className={styles.party}>{party}</span> <span className={styles.dot}>{'·'}</span>{' '}
          <span className={styles.cabin}>{cabin}</span>
        </span>
        <Icon name="chevron" size={20} className={styles.chevron} />
      </button>
      {told && <FieldError id={`${id}-error`}>{told}</FieldError>}
      {Sheet && (
        <Sheet
          open={open}
          onOpenChange={setOpen}
          value={draft}
          onChange={(chosen) => change((was) => ({ ...was, ...chosen }))}
        />
      )}
    </div>
  );
}
