export { locales, type Locale } from '../../src/messages/types.ts';
