import { formatsFor, type Formats } from './formats.ts';
import { useLanguage } from './provider.tsx';

/** Numbers and dates in the language in use. Throws outside a `MessagesProvider`. */
export function useFormats(): Formats {
  const { locale, timeZone } = useLanguage('useFormats');
  return formatsFor(locale, timeZone);
}
