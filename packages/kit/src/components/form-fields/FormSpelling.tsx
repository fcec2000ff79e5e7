import { useCallback, useEffect, useRef } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { PinyinPickerProps } from '../pinyin-picker/PinyinPicker.tsx';
import { FormLetters } from './FormLetters.tsx';
import type { Spelled } from './spelled.ts';
import { useField, useShared, useFormValue } from './use-form.ts';
import { usePicker } from './use-picker.ts';

/** Spellings of one part of a Chinese name, the likeliest first; none when there is none. */
export type ReadPinyin = PinyinPickerProps['read'];

export interface FormSpellingProps extends RootProps<HTMLDivElement> {
  /** Answers the readings of a Chinese character or name. */
  read: ReadPinyin;
  /** Begins the autofill of this person. */
  section: string;
}

/** The passport spelling of the Chinese name, which it follows while it is typed; written by hand where the picker does not come. */
export function FormSpelling({ read, section, ...root }: FormSpellingProps) {
  const t = useMessages('pinyin');
  const { form, hold } = useShared<Spelled, unknown>();
  const { id, error } = useField('spelling');
  const Picker = usePicker();
  const name = {
    family: useFormValue<Spelled, string>(({ cnFamilyName }) => cnFamilyName),
    given: useFormValue<Spelled, string>(({ cnGivenName }) => cnGivenName),
  };
  const value = {
    family: useFormValue<Spelled, string>(({ spelling }) => spelling.family),
    given: useFormValue<Spelled, string>(({ spelling }) => spelling.given),
  };
  const letGo = useRef<() => void>(undefined);
  // A name that was submitted within the half second in which it rests is no mistake.
  const onBusyChange = useCallback(
    (busy: boolean) => {
      letGo.current?.();
      const { family, given } = form.getValues('spelling');
      const fills = busy && (family === '' || given === '');
      letGo.current = fills ? hold() : undefined;
    },
    [form, hold],
  );
  useEffect(() => () => onBusyChange(false), [onBusyChange]);
  if (Picker === 'failed') return <FormLetters {...root} section={section} />;
  // As tall as what comes.
  if (!Picker)
    return (
      <div {...root} data-part="spelling">
        <Field {...{ id, error }} label={t('label')} aria-busy readOnly />
      </div>
    );
  return (
    <Picker
      {...root}
      data-part="spelling"
      {...{ id, error, name, value, read }}
      onBusyChange={onBusyChange}
      onChange={(spelled) =>
        form.setValue('spelling', spelled, { shouldValidate: form.getFieldState('spelling').invalid })
      }
    />
  );
}
