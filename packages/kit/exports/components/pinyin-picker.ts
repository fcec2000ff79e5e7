export { PinyinPicker, type PinyinPickerProps } from '../../src/components/pinyin-picker/PinyinPicker.tsx';
export type { NamePart, SpelledName } from '../../src/components/pinyin-picker/picker-state.ts';
export type { ReadSpellings } from '../../src/components/pinyin-picker/use-spelling.ts';
