/** How whole one language is. */
interface LanguageCount {
  readonly locale: string;
  /** Keys of the source that the language lacks, `points.title`. */
  readonly missing: readonly string[];
}

/** Messages that are the same in several languages. */
export interface SameText {
  /** `account.save` */
  readonly message: string;
  readonly text: string;
  readonly languages: readonly string[];
  /** Why that is right; empty where nobody has said so. */
  readonly why: string;
}

/** One thing, and what it is called. */
export interface GlossaryTerm {
  readonly term: string;
  readonly meaning: string;
  /** The word by language, `*` for its endings. */
  readonly say: Readonly<Record<string, string>>;
  /** Words that are not used for it, by language. */
  readonly not: Readonly<Record<string, readonly string[]>>;
}

/** A message that calls a thing otherwise than the glossary. */
export interface OtherWord {
  readonly locale: string;
  readonly message: string;
  readonly term: string;
  readonly text: string;
  readonly why: string;
}

/** Everything that the page of the contents shows. */
export interface ContentReview {
  readonly languages: readonly LanguageCount[];
  readonly same: readonly SameText[];
  readonly terms: readonly GlossaryTerm[];
  readonly otherWords: readonly OtherWord[];
}
