/** How the library is in a host's tests. */
export interface MappTestOptions {
  /** Languages whose words are there before the first test, such as `en`; all of them unless told. */
  readonly locales?: readonly string[] | undefined;
}

/** Configuration of Vitest, as far as this plugin sets it. */
interface TestConfig {
  readonly test: {
    readonly server: { readonly deps: { readonly inline: RegExp[] } };
    readonly setupFiles: string[];
    readonly env: Record<string, string>;
  };
}

/**
 * Plugin for a host's Vitest: our modules are read with their style sheets, and their words are there before the first test, so
 * that nothing suspends.
 */
export const mappTests = ({ locales = [] }: MappTestOptions = {}): {
  name: string;
  config: () => TestConfig;
} => ({
  name: 'mapp:tests',
  config: () => ({
    test: {
      server: { deps: { inline: [/[\\/]@mapp[\\/]kit[\\/]/] } },
      setupFiles: ['@mapp/kit/vitest/words'],
      env: { MAPP_LOCALES: locales.join(',') },
    },
  }),
});
