import { noticeHashes } from './hashes.gen.ts';
import { noticeEditions, type NoticeSlug } from './notices.ts';

/** Text that somebody has agreed to: the edition, and the text itself by its hash. */
export interface NoticeConsent {
  readonly slug: NoticeSlug;
  readonly version: string;
  readonly language: string;
  /** SHA-256 of the text in that language, base64url; absent where the edition has no such text. */
  readonly hash?: string | undefined;
}

/** Consent to a notice as it is shown in a language. */
export function consentTo(slug: NoticeSlug, language: string): NoticeConsent {
  const { version } = noticeEditions[slug];
  return { slug, version, language, hash: hashOf(slug, version, language) };
}

/** Hash of the text of an edition, also of an earlier one: by it a consent is told from another. */
export const hashOf = (slug: NoticeSlug, version: string, language: string): string | undefined =>
  noticeHashes[slug][version]?.[language];
