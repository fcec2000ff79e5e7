import { PinyinPicker, type PinyinPickerProps } from '../pinyin-picker/PinyinPicker.tsx';
import { useField, useShared, useTyped } from './use-form.ts';

/** Spellings of one part of a Chinese name, the likeliest first; none when there is none. */
export type ReadPinyin = PinyinPickerProps['read'];

/** The passport spelling of the Chinese name, which it follows while it is typed. */
export function SpellingField({ read }: { read: ReadPinyin }) {
  const { form } = useShared();
  const { id, error } = useField('spelling');
  const name = {
    family: useTyped(({ cnFamilyName }) => cnFamilyName),
    given: useTyped(({ cnGivenName }) => cnGivenName),
  };
  const value = {
    family: useTyped(({ spelling }) => spelling.family),
    given: useTyped(({ spelling }) => spelling.given),
  };
  return (
    <PinyinPicker
      {...{ id, error, name, value, read }}
      onChange={(spelled) =>
        form.setValue('spelling', spelled, { shouldValidate: form.getFieldState('spelling').invalid })
      }
    />
  );
}
