import { useEffect, useState } from 'react';
import type { PinyinPicker } from '../pinyin-picker/PinyinPicker.tsx';

type Picker = typeof PinyinPicker;

/** Once it is there, every form has it at once. */
let loaded: Picker | undefined;

/** The pinyin picker, which comes after the form: nobody needs it before a name is typed. `failed` means that it will not come. */
export function usePicker(): Picker | 'failed' | undefined {
  const [picker, setPicker] = useState<{ readonly part: Picker | 'failed' | undefined }>({ part: loaded });
  useEffect(() => {
    if (loaded) return undefined;
    let here = true;
    const show = (part: Picker | 'failed') => {
      if (here) setPicker({ part });
    };
    const load = async () => {
      try {
        loaded = (await import('../pinyin-picker/PinyinPicker.tsx')).PinyinPicker;
        show(loaded);
      } catch {
        show('failed');
      }
    };
    void load();
    return () => {
      here = false;
    };
  }, []);
  return picker.part;
}
