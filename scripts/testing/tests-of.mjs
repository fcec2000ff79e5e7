/** Globs of the test files of each project of Vitest. */
export const testsOf = {
  unit: [
    'packages/**/*.test.{ts,tsx}',
    'tokens/**/*.test.ts',
    'apps/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/*.test.ts',
    'tests/{catalogue,faults,leaks,suite-trial,tiers,visual}/**/*.test.{ts,tsx}',
  ],
  package: ['tests/package/**/*.test.ts'],
  hosts: ['tests/hosts/**/*.test.ts'],
  stories: ['stories/**/*.stories.tsx'],
};
