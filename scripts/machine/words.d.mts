/** Ends with one sentence and 2: what was given, in words or in the environment, is not understood. */
export function refuse(sentence: string): never;

/** First sentence of an error of `parseArgs`. */
export function firstSentence(reason: unknown): string;

/** Refuses words of a command that takes none. */
export function takesNoWords(command: string): void;
