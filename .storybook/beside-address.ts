/** Ways in which a story can be set side by side. */
export type Along =
  | 'languages'
  | 'themes'
  | 'textSizes'
  | 'colours'
  | 'hosts'
  | 'viewers'
  | 'networks'
  | 'clocks'
  | 'widths';

/**
 * The catalogue's address of a story side by side: what a reviewer sends.
 * @param story id of the story
 * @param globals as they are in the address, empty for the defaults
 */
export const besideAddress = (story: string, along: Along, globals = ''): string => {
  const page = along.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `?path=/story/review-beside--${page}&args=story:${story}${globals && `&globals=${globals}`}`;
};
