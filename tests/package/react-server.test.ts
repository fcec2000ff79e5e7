import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { packedKit, projectWith } from './packed.ts';

const doors = [
  'rules',
  'rules/cities',
  'rules/country-readings',
  'validators',
  'contracts',
  'config',
  'messages/locales',
];

it('lets a server component import what needs no page', () => {
  const project = projectWith(packedKit(), 'react-server', {
    'page.mjs': `
      import { version } from 'react';
      import * as React from 'react';
      const counts = {};
      for (const door of ${JSON.stringify(doors)}) counts[door] = Object.keys(await import('@mapp/kit/' + door)).length;
      process.stdout.write(JSON.stringify({ counts, server: typeof React.useState === 'undefined' && version !== '' }));
    `,
  });
  const said = execFileSync(process.execPath, ['--conditions=react-server', 'page.mjs'], {
    cwd: project,
    encoding: 'utf8',
  });
  const { counts, server } = JSON.parse(said) as { counts: Record<string, number>; server: boolean };
  expect(server).toBe(true);
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  expect(Object.keys(counts)).toEqual(doors);
});
