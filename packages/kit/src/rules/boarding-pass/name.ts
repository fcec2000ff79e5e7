/** Width of the name in a boarding pass. Source: IATA Resolution 792, element 11. */
export const nameWidth = 20;

/** Letters of Latin scripts that no sign above or below explains. Source: ICAO Doc 9303 part 3, section 6. */
const letters: Readonly<Record<string, string>> = {
  Æ: 'AE',
  Ð: 'D',
  Đ: 'D',
  Ħ: 'H',
  İ: 'I',
  Ł: 'L',
  Ø: 'OE',
  Œ: 'OE',
  Þ: 'TH',
};

/** Signs between or inside the parts of a name that are not printed. */
const dropped = /['\u2018\u2019\u02BC.\u00B7]/g;
const gaps = /[\s\-\u2010\u2011\u2013]+/g;
const marks = /\p{M}/gu;

/** Words of a part of a name in plain capitals, signs on letters fallen away; undefined where something else than Latin letters is there. */
export function latinWords(part: string): readonly string[] | undefined {
  const plain = part
    .toUpperCase()
    .replace(/[ÆÐĐĦİŁØŒÞ]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(marks, '')
    .replace(dropped, '')
    .replace(gaps, ' ')
    .trim();
  if (!/^[A-Z ]*$/.test(plain)) return undefined;
  return plain === '' ? [] : plain.split(' ');
}

/** Every way to write a name, from the whole to the shortest; see `passName`. */
function* shortened(family: readonly string[], given: readonly string[]): Generator<string> {
  const write = (before: readonly string[], after: readonly string[]) =>
    after.length > 0 ? `${before.join(' ')}/${after.join(' ')}` : before.join(' ');
  for (let left = Math.max(given.length, 1); left > 0; left -= 1) yield write(family, given.slice(0, left));
  const initial = given.slice(0, 1).map((word) => word.slice(0, 1));
  for (let left = family.length; left > 0; left -= 1) yield write(family.slice(0, left), initial);
  const room = nameWidth - (initial.length > 0 ? 2 : 0);
  yield write([(family[0] ?? '').slice(0, room)], initial);
}

/**
 * A name as a boarding pass carries it: `SURNAME/GIVEN` in capital Latin letters, at most 20. Signs on letters fall away, apostrophes
 * too, hyphens become spaces. A longer name gives up, in this order and only as far as needed: the later given names, whole; the
 * rest of the first one, down to its initial; the later words of the surname, whole; and last the end of a surname that is by
 * itself too long. Undefined where a part is not in Latin letters, there is no surname, or there are two slashes.
 * @param name `ZHANG/SAN`, `zhang/san`, or a single name
 */
export function passName(name: string): string | undefined {
  const [surname = '', givenNames = '', ...more] = name.split('/');
  const family = latinWords(surname);
  const given = latinWords(givenNames);
  if (!family || !given || family.length === 0 || more.length > 0) return undefined;
  for (const way of shortened(family, given)) if (way.length <= nameWidth) return way;
  return undefined;
}
