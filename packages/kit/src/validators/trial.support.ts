/** A text as people type it: `ways` says for each character whether it is plain, full-width, or after a gap. */
export const dressed = (
  text: string,
  ways: readonly number[],
  gaps = [' ', '-', '\u3000', '\u2013'],
): string =>
  Array.from(text)
    .map((character, index) => {
      const way = ways[index % Math.max(ways.length, 1)] ?? 0;
      const code = character.charCodeAt(0);
      if (way === 1 && code > 0x20 && code < 0x7f) return String.fromCharCode(code + 0xfee0);
      return way > 1 && index > 0 ? `${gaps[way % gaps.length] ?? ''}${character}` : character;
    })
    .join('');

/** Every text that differs from a valid one in one digit. */
export const corruptions = (text: string): string[] =>
  Array.from(text).flatMap((character, index) =>
    /\d/.test(character)
      ? Array.from('0123456789')
          .filter((digit) => digit !== character)
          .map((digit) => text.slice(0, index) + digit + text.slice(index + 1))
      : [],
  );
