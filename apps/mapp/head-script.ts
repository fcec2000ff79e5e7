import { orderOfLayers } from '../../packages/kit/build/layer-order.ts';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { source } from '../../vite.source.ts';
import type { EarlyFiles } from './src/head.ts';

/** The text of `src/head.ts` for a build whose files have these names. */
export async function buildHeadScript(earlyFiles: EarlyFiles): Promise<string> {
  const { resolve } = source();
  const built = (await build({
    configFile: false,
    ...(resolve && { resolve }),
    root: import.meta.dirname,
    logLevel: 'warn',
    define: { earlyFiles: JSON.stringify(earlyFiles) },
    build: {
      target: 'es2022',
      write: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, 'src/head.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return built.output[0].code.trim();
}

/**
 * States the cascade layers' order before any sheet, in whatever order the sheets of lazy screens arrive; and hides what
 * the head's script has found not to fit.
 */
export const headStyle = `${orderOfLayers}[data-shell="off"] #root{visibility:hidden}`;
