import { orderOfLayers } from './layer-order.ts';
import { unlayered } from './unlayered.ts';

/** Output of a build, as far as this plugin reads it. */
interface Written {
  readonly type: string;
  readonly fileName: string;
  source?: string | Uint8Array;
}

/** Where the second copy of a style sheet lies, outside of the layers. */
export const unlayeredPath = (file: string): string => file.replace(/^assets\//, 'assets/unlayered/');

/** Each name that a sheet brings is stated by itself; the full order takes their place. */
const statements = /^@layer [\w.]+;\n/gm;

/**
 * Lets every style sheet begin with the full order of the layers, and puts a copy without layers beside it.
 * @param mark the beginning of every class name
 */
export function stylesPlugin(mark: string) {
  return {
    name: 'mapp:styles',
    generateBundle(
      this: { emitFile: (file: { type: 'asset'; fileName: string; source: string }) => unknown },
      _options: unknown,
      bundle: Readonly<Record<string, Written>>,
    ) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        const rules = String(file.source).replaceAll(statements, '').replaceAll('mapp-mark_', `${mark}_`);
        file.source = `${orderOfLayers}\n${rules}`;
        this.emitFile({
          type: 'asset',
          fileName: unlayeredPath(file.fileName),
          source: unlayered(file.source),
        });
      }
    },
  };
}
