import { useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { PickerField } from '../../primitives/field/PickerField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import * as styles from './PlaceField.css.ts';
import type { PlaceHelp } from './types.ts';
import { useChosenPlace } from './use-place.ts';
import { usePlaceSheet } from './use-place-sheet.tsx';

export interface PlaceFieldProps extends RootProps<HTMLButtonElement> {
  /** Label of the field. */
  label: ReactNode;
  /** A city, with all its airports or one of them; or an airport. */
  kind: PlaceKind;
  /** IATA code of the city or the airport, such as `BJS` or `PEK`; empty for none. */
  value: string;
  /** @param kind what was chosen: an airport may have its city's code (`SHA`) */
  onChange: (code: string, kind: PlaceKind) => void;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Places that the screen knows: those chosen before, the one nearby, the cities that are served. */
  help?: PlaceHelp | undefined;
  /** Of the control, for a label or a summary that leads to it. */
  id?: string | undefined;
  /** It cannot be changed now. */
  disabled?: boolean | undefined;
}

/**
 * A city or an airport, chosen in a list over the page that is loaded when it is first wanted. When it cannot be loaded,
 * the field says so and the next tap asks again.
 */
export function PlaceField({
  label,
  kind,
  value,
  onChange,
  error,
  hint,
  help,
  id,
  disabled,
  className,
  ...root
}: PlaceFieldProps) {
  const t = useMessages('places');
  const [picked, setPicked] = useState<{ code: string; kind: PlaceKind }>();
  const place = useChosenPlace(value, picked?.code === value ? picked.kind : kind, help?.served);

  const choose = (code: string, of: PlaceKind) => {
    setPicked({ code, kind: of });
    onChange(code, of);
  };
  const { open, failed, show, sheet } = usePlaceSheet({ title: label, kind, value, onChange: choose, help });

  return (
    <>
      <PickerField
        {...root}
        className={className}
        {...{ label, hint, id, disabled, open }}
        chosen={value && (place?.name ?? value)}
        aside={place && <span className={styles.code}>{value}</span>}
        placeholder={t('place.choose')}
        error={failed ? t('place.failed') : error}
        onOpen={show}
      />
      {sheet}
    </>
  );
}
