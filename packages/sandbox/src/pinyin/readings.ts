import type { pinyin } from 'pinyin-pro';
import { lettersOf } from './spellings.ts';
import { compoundSurnames, simplifiedSurname, surnameReadings } from './surnames.ts';

/** The dictionary: pinyin-pro, brought by the caller, who knows when to load it. */
export type Dictionary = typeof pinyin;

/** Readings that the dictionary leaves out: 那 is nuó as a surname, and né in 那吒. */
const moreReadings: Readonly<Record<string, readonly string[]>> = { 那: ['nuó', 'né'] };

/** Characters that the sandbox does not read although the dictionary does, to have some that nobody reads. Source: sandbox.md. */
const unread: ReadonlySet<string> = new Set(['𬭼']);

const isSyllable = (reading: string): boolean => /^[a-zü]+$/.test(lettersOf(reading));

/** The readings of one character; none for one that is not Han or is unknown, which the dictionary gives back as it is. */
function readingsOfOne(dictionary: Dictionary, character: string, isSurname: boolean): string[] {
  const found = dictionary(character, {
    type: 'array',
    multiple: true,
    ...(isSurname && { mode: 'surname' }),
  });
  if (unread.has(character) || found.includes(character) || !found.every(isSyllable)) return [];
  const first = isSurname ? surnameReadings[character] : undefined;
  return [...new Set([...(first ? [first] : []), ...found, ...(moreReadings[character] ?? [])])];
}

function familyReadings(dictionary: Dictionary, characters: readonly string[]): string[][] {
  const name = simplifiedSurname(characters.join(''));
  const compound = Object.entries(compoundSurnames).find(([surname]) => name.startsWith(surname));
  const head = compound?.[1].split(' ').map((syllable) => [syllable]) ?? [];
  const rest = characters.slice(head.length).map((character) => {
    const own = readingsOfOne(dictionary, character, true);
    const simple = simplifiedSurname(character);
    return simple === character ? own : [...new Set([...readingsOfOne(dictionary, simple, true), ...own])];
  });
  return [...head, ...rest];
}

/** Readings of each character: the dictionary's own in this context first, but no tone that changes in speech alone. */
function givenReadings(dictionary: Dictionary, characters: readonly string[]): string[][] {
  const likely = dictionary(characters.join(''), { type: 'array' });
  return characters.map((character, index) => {
    const readings = readingsOfOne(dictionary, character, false);
    const first = readings.filter((reading) => reading === likely[index]);
    return [...new Set([...first, ...readings])];
  });
}

/**
 * The readings of each character of a name, with tone marks, the likeliest first; none at all when a character cannot be read.
 * A name with a middle dot has none either: it is not spelled by pinyin.
 * @param part for a family name the surname readings come first, else the usual ones in their context
 */
export function readingsOf(
  dictionary: Dictionary,
  name: string,
  part: 'family' | 'given' = 'given',
): string[][] {
  const characters = Array.from(name);
  const readings = (part === 'family' ? familyReadings : givenReadings)(dictionary, characters);
  return readings.every((choices) => choices.length > 0) ? readings : [];
}
