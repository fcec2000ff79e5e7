const unsafe = /[\\/:\p{Cc}\p{Cf}\u2028\u2029]+/gu;

/** Characters of a name at most: more of them say nothing in a row. */
const longest = 28;
/** Characters of its end that stay, the type among them. */
const end = 10;

/** A file's name as it can be shown: nothing invisible, and a long one without its middle. */
export function shownFileName(name: string): string {
  const characters = Array.from(name.replace(unsafe, ' ').trim());
  if (characters.length <= longest) return characters.join('');
  return `${characters.slice(0, longest - end - 1).join('')}…${characters.slice(-end).join('')}`;
}

const ending = /\.[^.]*$/;

/** The name of a photograph that was drawn again. */
export const asJpeg = (name: string): string => `${name.replace(ending, '')}.jpg`;
