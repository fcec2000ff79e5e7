export { mappTests, type MappTestOptions } from '../src/testing/vitest/plugin.ts';
