import type { Say } from '../words.ts';

export const escaped = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');
export const begins = (text: string) => new RegExp(`^${escaped(text)}`);
/** Stands in a message where the airline's words do. */
export const gap = '…';
/** A message whose gap is filled by words that hold this one. */
export const holding = (message: string, word: string) =>
  new RegExp(`^${message.split(gap).map(escaped).join(`.*${word}.*`)}$`);
/** Words with their links, as they are read. */
export const read = (text: string) => text.replaceAll(/<\/?\w+>/g, '');

/** A fare by its booking class; its own name is the airline's. */
export const fareIn = (say: Say, code: string) =>
  new RegExp(escaped(say('fare-families', 'class', { code })));

/** A day of June by its button, in each language. */
export const june = (day: number) =>
  new RegExp(`6[月월]\\s?${day}[日일]|(?<!\\d)${day}\\s(?:июн|Jun)|Jun[a-z]*\\s${day}(?!\\d)`);
