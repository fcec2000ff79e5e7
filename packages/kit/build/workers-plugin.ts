import { dirname, join } from 'node:path';
import { build, type Rolldown } from 'vite';

/** The address of a worker's source, as it is written. */
const address = /new URL\("\.\/([\w-]+)\.ts", import\.meta\.url\)/;

/** The chunk as far as this plugin reads it. */
interface Chunk {
  readonly fileName: string;
  readonly facadeModuleId: string | null;
}

/**
 * Writes each worker's script beside the module that starts it, in one file without imports: a bundler that does not know it for a
 * worker's copies it as it is.
 */
export function workersPlugin() {
  return {
    name: 'mapp:workers',
    async renderChunk(
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown },
      code: string,
      { fileName, facadeModuleId }: Chunk,
    ) {
      const [whole, name = ''] = address.exec(code) ?? [];
      if (whole === undefined || facadeModuleId === null) return null;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        build: {
          target: 'es2022',
          minify: false,
          modulePreload: false,
          write: false,
          rolldownOptions: { input: join(dirname(facadeModuleId), `${name}.ts`) },
        },
      });
      const { output } = built as Rolldown.RolldownOutput;
      this.emitFile({
        type: 'asset',
        fileName: join(dirname(fileName), `${name}.js`),
        source: output[0].code,
      });
      return { code: code.replace(whole, whole.replace('.ts', '.js')), map: null };
    },
  };
}
