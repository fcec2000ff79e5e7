import { useMessages } from '../../messages/provider.tsx';
import { Field } from '../../primitives/field/Field.tsx';
import type { PinyinPickerProps } from '../pinyin-picker/PinyinPicker.tsx';
import { LettersFields } from './LettersFields.tsx';
import { useField, useShared, useTyped } from './use-form.ts';
import { usePicker } from './use-picker.ts';

/** Spellings of one part of a Chinese name, the likeliest first; none when there is none. */
export type ReadPinyin = PinyinPickerProps['read'];

/** The passport spelling of the Chinese name, which it follows while it is typed; written by hand where the picker does not come. */
export function SpellingField({ read }: { read: ReadPinyin }) {
  const t = useMessages('beneficiary-form');
  const { form } = useShared();
  const { id, error } = useField('spelling');
  const Picker = usePicker();
  const name = {
    family: useTyped(({ cnFamilyName }) => cnFamilyName),
    given: useTyped(({ cnGivenName }) => cnGivenName),
  };
  const value = {
    family: useTyped(({ spelling }) => spelling.family),
    given: useTyped(({ spelling }) => spelling.given),
  };
  if (Picker === 'failed') return <LettersFields />;
  // As tall as what comes.
  if (!Picker) return <Field {...{ id, error }} label={t('spelling')} aria-busy readOnly />;
  return (
    <Picker
      {...{ id, error, name, value, read }}
      onChange={(spelled) =>
        form.setValue('spelling', spelled, { shouldValidate: form.getFieldState('spelling').invalid })
      }
    />
  );
}
