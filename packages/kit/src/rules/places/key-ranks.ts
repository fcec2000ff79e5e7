/** Before each form of a name, and after the last one. */
export const form = '|';
/** Before what begins at a later word of a form. */
export const word = '~';

/** Best first: the name begins so or a form is just this; a form begins so; a word is just this; a word begins so; it stands somewhere. */
const ranks = 5;

/** In Latin letters, two of them stand somewhere in almost every name. */
const enoughLetters = 3;

const latin = /^[a-z\d]+$/;

function rankAt(keys: string, at: number, end: number): number {
  const before = keys[at - 1];
  const after = keys[end];
  const whole = after === form || after === word;
  if (before === form) return at === 1 || whole ? 0 : 1;
  if (before === word) return whole ? 2 : 3;
  return 4;
}

/** The best place where something is in keys; `ranks` where it does not. */
function rankOf(keys: string, wanted: string): number {
  let best = ranks;
  for (let at = keys.indexOf(wanted); at !== -1 && best > 0; at = keys.indexOf(wanted, at + 1)) {
    best = Math.min(best, rankAt(keys, at, at + wanted.length));
  }
  return best;
}

/** Which entries answer a query; to be read before the next one is asked. */
export interface Ranked {
  readonly answers: (at: number) => boolean;
  /** Places of the entries that answer, best first and otherwise in their own order. */
  readonly inOrder: () => readonly number[];
}

/**
 * Ranks entries by folded texts, one after another: where only more was typed, what did not hold the last one is not
 * searched again.
 * @param keys what `keysOf` made of each entry
 * @param enough how many Latin letters are looked for within words; fewer only where one begins
 */
export function rankerOf(keys: readonly string[], enough = enoughLetters): (wanted: string) => Ranked {
  const best = new Uint8Array(keys.length);
  let last = '';
  return (wanted) => {
    const goesOn = last !== '' && wanted.startsWith(last);
    for (let at = 0; at < keys.length; at += 1) {
      if (!goesOn || (best[at] ?? ranks) < ranks) best[at] = rankOf(keys[at] ?? '', wanted);
    }
    last = wanted;
    const end = latin.test(wanted) && wanted.length < enough ? 4 : ranks;
    return {
      answers: (at) => (best[at] ?? ranks) < end,
      inOrder: () => {
        const found: number[] = [];
        for (let rank = 0; rank < end; rank += 1) {
          for (let at = best.indexOf(rank); at !== -1; at = best.indexOf(rank, at + 1)) found.push(at);
        }
        return found;
      },
    };
  };
}
