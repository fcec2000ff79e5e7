import { createContext, use, type ReactNode } from 'react';
import type { Config } from '../contracts/config.ts';

const ConfigContext = createContext<Config | undefined>(undefined);

/** Gives everything below it the deployment's configuration. */
export function ConfigProvider({ config, children }: { config: Config; children: ReactNode }) {
  return <ConfigContext value={config}>{children}</ConfigContext>;
}

/** The configuration. Throws outside a `ConfigProvider`. */
export function useConfig(): Config {
  const config = use(ConfigContext);
  if (!config) throw new Error('useConfig needs a ConfigProvider above it');
  return config;
}
