import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { built, bytesOf, filesOf, page } from './building.ts';
import { packedKit, projectWith } from './packed.ts';

const packed = packedKit();

describe('a page with a button alone', { tags: ['all'] }, () => {
  const source = `
    import '@mapp/kit/theme';
    import { Button } from '@mapp/kit/primitives/button';
    import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')!).render(<Button>MARKER</Button>);
  `;
  const bare = `
    import '@mapp/kit/theme';
    import { createRoot } from 'react-dom/client';
    createRoot(document.getElementById('root')!).render(<button>MARKER</button>);
  `;

  it('brings at most 8 KiB beside React and the theme, and no other component', async () => {
    const [out, floor] = await Promise.all([
      built(projectWith(packed, 'button', { 'index.html': page, 'main.tsx': source })),
      built(projectWith(packed, 'button-floor', { 'index.html': page, 'main.tsx': bare })),
    ]);
    const script = bytesOf(out, '.js').toString('utf8');
    expect(script).toContain('MARKER');
    for (const stranger of ['role:"grid"', 'react-hook-form', 'useQuery', 'ZodError', 'radix'])
      expect(script).not.toContain(stranger);
    const weight = (folder: string) =>
      gzipSync(bytesOf(folder, '.js')).length + gzipSync(bytesOf(folder, '.css')).length;
    expect(weight(out) - weight(floor)).toBeLessThanOrEqual(8 * 1024);
  });
});

describe('on the server', () => {
  it('every door is imported, and touches no page', async () => {
    const doors = Object.keys(packed.manifest.exports).filter((subpath) => subpath !== './package.json');
    const imports = doors.map(
      (subpath, index) => `import * as d${index} from '@mapp/kit/${subpath.slice(2)}';`,
    );
    const source = `${imports.join('\n')}\nexport const doors = [${doors.map((_, index) => `Object.keys(d${index})`).join(', ')}];`;
    const out = await built(projectWith(packed, 'server', { 'doors.ts': source }), {
      build: { ssr: 'doors.ts' },
      ssr: { noExternal: [/^@mapp\/kit/] },
    });
    const [file = ''] = filesOf(out, 'doors.js');
    const { doors: names } = (await import(/* @vite-ignore */ join(out, file))) as {
      doors: readonly (readonly string[])[];
    };
    expect(names).toHaveLength(doors.length);
  });
});
