import { useEffect, useState, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { PickerField } from '../../primitives/field/PickerField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { Cities } from '../../rules/places/cities.ts';
import type { ServedCity } from '../../rules/places/served.ts';
import type { PlaceKind } from '../../rules/places/place-index.ts';
import { citiesServed, loadCities, placesOnce } from './cities.ts';
import * as styles from './PlaceField.css.ts';
import type { PlaceSheet } from './PlaceSheet.tsx';
import type { PlaceHelp } from './types.ts';

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
  const [sheet, setSheet] = useState<{ Part: typeof PlaceSheet }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const [picked, setPicked] = useState<{ code: string; kind: PlaceKind }>();
  const place = useChosen(value, picked?.code === value ? picked.kind : kind, help?.served);

  const show = async () => {
    try {
      const { sheetWithCities } = await import('./load-sheet.ts');
      setSheet({ Part: await sheetWithCities() });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const choose = (code: string, of: PlaceKind) => {
    setPicked({ code, kind: of });
    onChange(code, of);
  };

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
        onOpen={() => void show()}
      />
      {sheet && (
        <sheet.Part {...{ open, kind, value, help }} title={label} onOpenChange={setOpen} onChange={choose} />
      )}
    </>
  );
}

/** The row of a code, once the cities are there: until then, and where nobody knows it, the code stands for itself. */
function useChosen(code: string, kind: PlaceKind, served: readonly ServedCity[] | undefined) {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<Cities>();
  const cities = loaded && citiesServed(loaded, served);
  const wanted = code !== '' && !cities;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    // Without them the code is shown: opening the list says what is wrong.
    void loadCities().then(
      (all) => gone || setLoaded(all),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted]);
  return code === '' || !cities ? undefined : placesOnce(cities, locale, 'city').placeOf(code, kind);
}
