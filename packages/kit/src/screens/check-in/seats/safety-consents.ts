import { consentTo, type NoticeConsent } from '../../../rules/notices/consent.ts';

/** Texts that the safety notice has shown in a language, for the call that needs them. */
export const safetyConsents = (language: string): NoticeConsent[] => [consentTo('dangerous-goods', language)];
