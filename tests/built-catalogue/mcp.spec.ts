import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { startDevServer, type DevServer } from './dev-server.ts';
import { ask, call } from './mcp.ts';

interface Manifest {
  components: Record<
    string,
    {
      name: string;
      description: string;
      import: string;
      reactDocgen?: { props?: Record<string, { description?: string }> };
    }
  >;
}

const { components } = JSON.parse(
  readFileSync('dist/storybook/manifests/components.json', 'utf8'),
) as Manifest;

test.describe('the catalogue that is being worked on, to tools', () => {
  let server: DevServer;
  let mcp: string;

  test.beforeAll(async () => {
    server = await startDevServer();
    mcp = `${server.origin}/mcp`;
  });
  test.afterAll(() => server.end());

  test('starts without a complaint', async () => {
    await expect.poll(() => server.said()).toContain(server.origin);
    expect(server.said()).not.toMatch(/[▲■]|\bwarn|\berror/i);
  });

  test('offers what it can do', async () => {
    const { status, result } = await ask(mcp, 'tools/list');
    expect(status).toBe(200);
    const names = (result as { tools: { name: string }[] }).tools.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['docs-list', 'docs-show', 'stories-preview', 'test-run']));
  });

  test('lists the components of the built manifest', async () => {
    const listed = [...(await call(mcp, 'docs-list')).matchAll(/^- (\S+) \(([\w-]+)\)/gm)];
    expect(listed.map(([, name, id]) => `${id}: ${name}`).toSorted()).toEqual(
      Object.entries(components)
        .map(([id, { name }]) => `${id}: ${name}`)
        .toSorted(),
    );
  });

  test('describes one as the built manifest does', async () => {
    const known = components['components-points-bill'];
    const text = await call(mcp, 'docs-show', { id: 'components-points-bill' });
    expect(text).toContain(known?.description);
    expect(text).toContain(known?.import);
    const props = Object.entries(known?.reactDocgen?.props ?? {});
    expect(props.length).toBeGreaterThan(3);
    for (const [name, { description = '' }] of props) {
      expect(text).toMatch(new RegExp(`^ {2}${name}\\??: `, 'm'));
      expect(text).toContain(description);
    }
  });

  test('answers no page from elsewhere', async () => {
    const { status } = await ask(mcp, 'tools/list', {}, { origin: 'https://elsewhere.example' });
    expect(status).toBe(403);
  });
});

test('a built catalogue has nothing of it', () => {
  const { addons } = JSON.parse(readFileSync('dist/storybook/project.json', 'utf8')) as { addons: object };
  expect(Object.keys(addons)).toContain('@storybook/addon-docs');
  expect(Object.keys(addons)).not.toContain('@storybook/addon-mcp');
});
