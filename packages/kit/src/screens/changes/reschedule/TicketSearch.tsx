import { useRef, useState } from 'react';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { ticketNumber } from '../../../validators/numbers.ts';
import * as styles from '../changes.css.ts';

interface TicketSearchProps {
  /** 13 digits; nothing once the field is empty again. */
  onSearch: (ticketNo: string | undefined) => void;
}

/** A ticket by its number: 10 digits, 13, or 13 with the dash. */
export function TicketSearch({ onSearch }: TicketSearchProps) {
  const t = useMessages('changes');
  const validation = useMessages('validation');
  const [typed, setTyped] = useState('');
  const [wrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  return (
    <form
      noValidate
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        const number = ticketNumber(typed);
        setWrong(typed.trim() !== '' && !number.ok);
        if (typed.trim() === '') onSearch(undefined);
        else if (number.ok) onSearch(number.value);
        else field.current?.focus();
      }}
    >
      <Field
        label={t('inquiry.number')}
        hint={t('inquiry.hint')}
        name="ticketNo"
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        error={wrong ? validation('ticket.number') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
      />
      <Button type="submit" variant="outline" size="medium" icon="search">
        {t('inquiry.search')}
      </Button>
    </form>
  );
}
