import { latinName, nameLimit } from './names.ts';
import { accept, refuse, type Checked } from './result.ts';
import { countOf, hasRareCharacter, normaliseInput } from './typed.ts';

/** The two parts of a name. */
export interface NameTyped {
  readonly family: string;
  readonly given: string;
}

/**
 * A name in letters, as the passport has it.
 * @param chinese the name in characters that it spells; empty parts where there is none
 * @param follows the name in characters is asked for, and is to be typed first
 */
export function spelledName(typed: NameTyped, chinese: NameTyped, follows: boolean): Checked<NameTyped> {
  if (follows && normaliseInput(chinese.family + chinese.given + typed.family + typed.given) === '')
    return accept(typed);
  const part = (name: 'family' | 'given'): Checked =>
    // A name that a lookup can read has spellings to choose from.
    normaliseInput(typed[name]) === '' &&
    normaliseInput(chinese[name]) !== '' &&
    !hasRareCharacter(chinese[name])
      ? refuse('name.spelling')
      : latinName(typed[name], chinese[name]);
  const family = part('family');
  const given = part('given');
  if (!family.ok) return family;
  if (!given.ok) return given;
  // Printed with a slash between them.
  return countOf(family.value) + countOf(given.value) + 1 > nameLimit
    ? refuse('name.long', { max: nameLimit })
    : accept({ family: family.value, given: given.value });
}
