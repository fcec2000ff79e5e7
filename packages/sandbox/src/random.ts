/** Dice that fall the same way for the same seed, so that seeded data never change between runs. */
export interface Dice {
  /** A number from 0 up to, but not including, 1. */
  readonly next: () => number;
  /** A whole number, both ends included. */
  readonly whole: (least: number, most: number) => number;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
}

/** FNV-1a, to turn a seed into 32 bits. */
function hash(seed: string): number {
  let bits = 0x811c9dc5;
  for (let index = 0; index < seed.length; index += 1)
    bits = Math.imul(bits ^ seed.charCodeAt(index), 0x01000193);
  return bits >>> 0;
}

/** Dice for one purpose; name the purpose in the seed, so that one set of dice does not disturb another. */
export function diceOf(seed: string): Dice {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return { next, whole, pick: (items) => items[whole(0, items.length - 1)] ?? items[0] };
}
