import { useEffect, useState, type ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { PickerField } from '../../primitives/field/PickerField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { areaNames, areaPath, type AreaTable } from '../../rules/places/areas.ts';
import { loadAreas, type LoadAreas } from './areas.ts';
import type { AreaSheet } from './AreaSheet.tsx';

export interface AreaFieldProps extends RootProps<HTMLButtonElement> {
  /** Label of the field. */
  label: ReactNode;
  /** Code of the county, such as `310112`, or of a city that has none; empty for none. */
  value: string;
  /** A county was chosen, by its code. */
  onChange: (code: string) => void;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Fetches the airline's own areas; without it, or where it rejects, those that come with the package. */
  load?: LoadAreas | undefined;
  /** Of the control, for a label or a summary that leads to it. */
  id?: string | undefined;
}

/**
 * Province, city and county, chosen one after the other over the page. The areas are loaded when they are first wanted; when
 * they cannot be, the field says so and the next tap asks again.
 */
export function AreaField({
  label,
  value,
  onChange,
  error,
  hint,
  load,
  id,
  className,
  ...root
}: AreaFieldProps) {
  const t = useMessages('places');
  const [loaded, setLoaded] = useState<{ table: AreaTable; Sheet?: typeof AreaSheet }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);
  const wanted = value !== '' && !loaded;
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    // Without them its code is no name: opening the list says what is wrong.
    void loadAreas(load).then(
      (table) => gone || setLoaded((now) => now ?? { table }),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, load]);

  const show = async () => {
    try {
      const [table, { AreaSheet: Sheet }] = await Promise.all([loadAreas(load), import('./AreaSheet.tsx')]);
      setLoaded({ table, Sheet });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const names = loaded ? areaNames(areaPath(loaded.table, value)).join(' ') : '';

  return (
    <>
      <PickerField
        {...root}
        className={className}
        {...{ label, hint, id, open }}
        // While its name is not known, it is chosen all the same.
        chosen={value && (names || '\u00a0')}
        chosenLang="zh"
        placeholder={t('area.choose')}
        error={failed ? t('area.failed') : error}
        onOpen={() => void show()}
      />
      {loaded?.Sheet && (
        <loaded.Sheet
          key={String(open)}
          {...{ open, value, onChange }}
          table={loaded.table}
          title={label}
          onOpenChange={setOpen}
        />
      )}
    </>
  );
}
