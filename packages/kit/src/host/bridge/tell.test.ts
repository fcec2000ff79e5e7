import { expect, it } from 'vitest';
import { tell } from './tell.ts';

it('says whether the host took the message, by its own function', () => {
  const taker = {
    taken: [] as string[],
    postMessage(message: string) {
      this.taken.push(message);
    },
  };
  expect(tell(taker, 'a')).toBe(true);
  expect(taker.taken).toEqual(['a']);
  const broken = {
    postMessage() {
      throw new Error('gone');
    },
  };
  expect(tell(broken, 'a')).toBe(false);
});
