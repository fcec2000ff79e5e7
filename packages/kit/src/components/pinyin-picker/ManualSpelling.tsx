import { useEffect, useRef, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import * as control from '../../primitives/control.css.ts';
import { FieldError, FieldFrame } from '../../primitives/field/FieldFrame.tsx';
import * as styles from './ManualSpelling.css.ts';
import { nameParts, type NamePart, type SpelledName } from './picker-state.ts';

export interface ManualSpellingProps {
  /** Of the field that is to be filled in first. */
  id: string;
  value: SpelledName;
  onChange: (value: SpelledName) => void;
  hint: string;
  error: ReactNode;
  /** Other way on: take the spelling from the name, or ask again. */
  action: { label: string; onClick: () => void; busy?: boolean } | undefined;
}

/** Two fields for a spelling written by hand, and the way back to the name's readings. */
export function ManualSpelling({ id, value, onChange, hint, error, action }: ManualSpellingProps) {
  const t = useMessages('pinyin');
  const first: NamePart = value.family !== '' && value.given === '' ? 'given' : 'family';
  const below = `${id}-below`;
  return (
    <div role="group" aria-label={t('label')} className={styles.manual}>
      <div className={styles.pair}>
        {nameParts.map((part) => (
          <SpelledPart
            key={part}
            id={part === first ? id : `${id}-${part}`}
            label={t(`manual.${part}`)}
            value={value[part]}
            onChange={(text) => onChange({ ...value, [part]: text })}
            below={below}
            wrong={Boolean(error)}
          />
        ))}
      </div>
      <div className={styles.foot}>
        {error ? (
          <FieldError id={below}>{error}</FieldError>
        ) : (
          <p id={below} className={styles.hint}>
            {hint}
          </p>
        )}
        {action && (
          <button
            type="button"
            className={styles.action}
            aria-busy={action.busy || undefined}
            onClick={action.onClick}
          >
            {action.label}
          </button>
        )}
      </div>
    </div>
  );
}

interface SpelledPartProps {
  id: string;
  label: string;
  value: string;
  onChange: (text: string) => void;
  below: string;
  wrong: boolean;
}

/** One part in letters. The field keeps what is typed, so that the caret stays; it is shown and told in capitals. */
function SpelledPart({ id, label, value, onChange, below, wrong }: SpelledPartProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    if (input && input.value.toUpperCase() !== value) input.value = value;
  }, [value]);
  return (
    <FieldFrame label={label} id={id}>
      {(ties) => (
        <span className={control.box}>
          <input
            ref={field}
            id={ties.id}
            className={`${control.control} ${styles.capitals}`}
            type="text"
            lang="en"
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={below}
            aria-invalid={wrong || undefined}
            defaultValue={value}
            onChange={(event) => onChange(event.target.value.toUpperCase())}
          />
        </span>
      )}
    </FieldFrame>
  );
}
