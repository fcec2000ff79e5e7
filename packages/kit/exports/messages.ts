export { locales, type Locale } from '../src/messages/types.ts';
export {
  MessagesProvider,
  messagesFor,
  useLocale,
  useMessages,
  type Translate,
} from '../src/messages/provider.tsx';
export { useFormats } from '../src/messages/use-formats.ts';
export { preloadMessages, type Catalogue } from '../src/messages/pack.ts';
export { formatsFor, type DateStyle, type Formats } from '../src/messages/formats.ts';
export { startWords, type StartWords } from '../src/messages/start.ts';
export { withoutScripts } from '../src/messages/start-page.ts';
