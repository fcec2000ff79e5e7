import { useMessages } from '../../../messages/provider.tsx';
import { Field } from '../../../primitives/field/Field.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';

export interface FindPassengerProps {
  value: string;
  onChange: (sought: string) => void;
}

/** A field that finds somebody among many by their name. */
export function FindPassenger({ value, onChange }: FindPassengerProps) {
  const t = useMessages('booking-form');
  return (
    <Field
      label={t('passengers.find')}
      before={<Icon name="search" size={20} />}
      type="text"
      inputMode="search"
      enterKeyHint="done"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
