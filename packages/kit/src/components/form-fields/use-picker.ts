import { useEffect, useState, useSyncExternalStore } from 'react';
import type { PinyinPicker } from '../pinyin-picker/PinyinPicker.tsx';

type Picker = typeof PinyinPicker;

/** Once it is there, every form has it at once. */
let loaded: Picker | undefined;
const forms = new Set<() => void>();

const follow = (form: () => void) => {
  forms.add(form);
  return () => void forms.delete(form);
};
const current = () => loaded;
/** A page from a server was drawn without it, whatever other forms have loaded since. */
const atFirst = () => undefined;

async function load(): Promise<void> {
  loaded = (await import('../pinyin-picker/PinyinPicker.tsx')).PinyinPicker;
  for (const form of forms) form();
}

/** The pinyin picker, which comes after the form: nobody needs it before a name is typed. `failed` means that it will not come. */
export function usePicker(): Picker | 'failed' | undefined {
  const picker = useSyncExternalStore(follow, current, atFirst);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (loaded) return undefined;
    let here = true;
    load().catch(() => here && setFailed(true));
    return () => {
      here = false;
    };
  }, []);
  return picker ?? (failed ? 'failed' : undefined);
}
