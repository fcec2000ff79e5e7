import type { Ref } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import * as styles from './FlightDynamics.css.ts';

interface FlightNumberFieldProps {
  ref: Ref<HTMLInputElement>;
  value: string;
  error: string | undefined;
  onChange: (flightNo: string) => void;
}

/** The number of a flight, large, and the button that clears it. */
export function FlightNumberField({ ref, value, error, onChange }: FlightNumberFieldProps) {
  const t = useMessages('dynamics');
  return (
    <Field
      ref={ref}
      label={t('search.number')}
      hint={t('search.example')}
      error={error}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className={styles.big}
      autoCapitalize="characters"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={16}
      enterKeyHint="search"
      after={
        value === '' ? undefined : (
          <IconButton icon="close" label={t('recent.clear')} onClick={() => onChange('')} />
        )
      }
    />
  );
}
