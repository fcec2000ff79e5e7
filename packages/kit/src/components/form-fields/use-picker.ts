import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PinyinPicker } from '../pinyin-picker/PinyinPicker.tsx';

type Picker = typeof PinyinPicker;

/** Once it is there, every form has it at once. */
let loaded: Picker | undefined;
const never = () => () => undefined;
const current = () => loaded;
/** A page from a server was drawn without it, whatever other forms have loaded since. */
const atFirst = () => undefined;

/** The pinyin picker, which comes after the form: nobody needs it before a name is typed. `failed` means that it will not come. */
export function usePicker(): Picker | 'failed' | undefined {
  const known = useSyncExternalStore(never, current, atFirst);
  const [came, setCame] = useState<Picker | 'failed'>();
  useEffect(() => {
    if (loaded) return;
    import('../pinyin-picker/PinyinPicker.tsx').then(
      (module) => {
        loaded = module.PinyinPicker;
        setCame(() => loaded);
      },
      () => setCame('failed'),
    );
  }, []);
  return known ?? came;
}
