export { loaded } from '../../src/testing/vitest/words.ts';
