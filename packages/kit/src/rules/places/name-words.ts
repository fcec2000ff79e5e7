/** The words of a name in any script; what is between them may leave empty ones, which count for nothing. */
export const wordsIn = (name: string): readonly string[] => name.split(/[\s\-–—・·,()（）&/]/u);
