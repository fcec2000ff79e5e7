import { describe, expect, it } from 'vitest';
import { cataloguePolicy, withoutHandlers } from './policy.ts';

const page = `<html><head><style>a{}</style><script>one()</script></head>
<body><script type="module" src="./a.js" onerror="hint(event)"></script><script type="module">import './b.js';</script></body></html>`;

describe('the policy of the built catalogue', () => {
  const policy = cataloguePolicy([page, page]);
  const rule = (name: string) => new RegExp(`(?:^|; )${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];

  it('allows each inline script once, by hash', () => {
    expect(rule('script-src').filter((source) => source.startsWith("'sha256-"))).toHaveLength(2);
  });

  it('allows no unsafe script and nothing from elsewhere', () => {
    expect(rule('script-src').join(' ')).not.toMatch(/'unsafe-/);
    expect(policy).not.toMatch(/'unsafe-(eval|hashes)'|https?:|\*/);
    expect(rule('default-src')).toEqual(["'none'"]);
    expect(rule('object-src')).toEqual(["'none'"]);
  });

  it('changes with the text of a script', () => {
    expect(cataloguePolicy([page.replace('one()', 'two()')])).not.toBe(cataloguePolicy([page]));
  });
});

it('takes handlers out of script elements, and nothing else', () => {
  expect(withoutHandlers(page)).toBe(page.replace(' onerror="hint(event)"', ''));
});
