import { describe, expect, it, vi } from 'vitest';
import { createMemory, type Remembered } from './memory.ts';

const words: Remembered<string> = { name: 'words', none: '' };

describe('what screens remember', () => {
  it('is nothing at first, then what was written last, until it is cleared', () => {
    const memory = createMemory();
    expect(memory.read(words)).toBe('');
    memory.write(words, 'Zhang');
    expect(memory.read(words)).toBe('Zhang');
    memory.clear();
    expect(memory.read(words)).toBe('');
  });

  it('is told to those who listen', () => {
    const memory = createMemory();
    const listener = vi.fn<() => void>();
    const stop = memory.subscribe(listener);
    memory.write(words, 'a');
    memory.clear();
    stop();
    memory.write(words, 'b');
    expect(listener).toHaveBeenCalledTimes(2);
  });
});
