import { useState, type ReactNode } from 'react';
import { useLocale, useMessages } from '../../messages/provider.tsx';
import { PickerField } from '../../primitives/field/PickerField.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { countryName, type CountryNames } from '../../rules/places/countries.ts';
import type { CountrySheet } from './CountrySheet.tsx';

export interface CountryFieldProps extends RootProps<HTMLButtonElement> {
  /** Label of the field. */
  label: ReactNode;
  /** ISO 3166-1 alpha-2 code, such as `CN`; empty for none. */
  value: string;
  /** A country or region was chosen; ISO 3166 code. */
  onChange: (code: string) => void;
  /** Chinese names of the back end: they replace ours in Chinese, and decide which countries there are. */
  names?: CountryNames | undefined;
  /** Help that is below while there is no error. */
  hint?: ReactNode;
  /** Error message, with what to do. */
  error?: ReactNode;
  /** Of the control, for a label or a summary that leads to it. */
  id?: string | undefined;
  /** It cannot be changed now. */
  disabled?: boolean | undefined;
}

/**
 * A country or region, chosen in a list over the page that is loaded when it is first opened. When it cannot be loaded,
 * the field says so and the next tap asks again.
 */
export function CountryField({
  label,
  value,
  onChange,
  names,
  hint,
  error,
  id,
  disabled,
  className,
  ...root
}: CountryFieldProps) {
  const t = useMessages('places');
  const locale = useLocale();
  const [sheet, setSheet] = useState<{ Part: typeof CountrySheet }>();
  const [open, setOpen] = useState(false);
  const [failed, setFailed] = useState(false);

  const show = async () => {
    try {
      const { sheetWithIndex } = await import('./load-sheet.ts');
      setSheet({ Part: await sheetWithIndex() });
      setOpen(true);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };

  return (
    <>
      <PickerField
        {...root}
        className={className}
        {...{ label, hint, id, disabled, open }}
        chosen={value && countryName(value, locale, names)}
        placeholder={t('country.choose')}
        error={failed ? t('country.failed') : error}
        onOpen={() => void show()}
      />
      {sheet && <sheet.Part {...{ open, value, onChange, names }} onOpenChange={setOpen} />}
    </>
  );
}
