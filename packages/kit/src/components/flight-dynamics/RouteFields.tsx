import { useMessages } from '../../messages/provider.tsx';
import { IconButton } from '../../primitives/button/IconButton.tsx';
import { PlaceField } from '../place-field/PlaceField.tsx';
import type { PlaceHelp } from '../place-field/types.ts';
import * as styles from './FlightDynamics.css.ts';

interface RouteFieldsProps {
  /** Codes of both ends. */
  value: Readonly<Record<'from' | 'to', string>>;
  wrong: Readonly<Partial<Record<'from' | 'to', string>>>;
  /** Id of the field of an end. */
  idOf: (end: 'from' | 'to') => string;
  help: PlaceHelp | undefined;
  onChange: (part: Partial<Record<'from' | 'to', string>>) => void;
}

/** Both ends of a route, and the button that swaps them. */
export function RouteFields({ value, wrong, idOf, help, onChange }: RouteFieldsProps) {
  const t = useMessages('dynamics');
  return (
    <div className={styles.places}>
      {(['from', 'to'] as const).map((end) => (
        <PlaceField
          key={end}
          kind="city"
          id={idOf(end)}
          label={t(`search.${end}`)}
          value={value[end]}
          error={wrong[end]}
          help={help}
          onChange={(code) => onChange({ [end]: code })}
        />
      ))}
      <IconButton
        className={styles.swap}
        icon="swap"
        label={t('search.swap')}
        onClick={() => onChange({ from: value.to, to: value.from })}
      />
    </div>
  );
}
