import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { AppBar } from './app-bar/AppBar.tsx';
import { Badge } from './badge/Badge.tsx';
import { Button } from './button/Button.tsx';
import { Card } from './card/Card.tsx';
import { Section, SectionLink } from './card/Section.tsx';
import { ListCard } from './list-row/ListCard.tsx';
import { ListRow } from './list-row/ListRow.tsx';
import { Screen } from './screen/Screen.tsx';
import { Shell } from './screen/Shell.tsx';
import { ServiceGrid } from './service-grid/ServiceGrid.tsx';
import { Loading } from './skeleton/Loading.tsx';
import { Skeleton } from './skeleton/Skeleton.tsx';
import { TabBar } from './tab-bar/TabBar.tsx';
import { Toasts } from './toast/Toasts.tsx';

const folders = [
  'app-bar',
  'badge',
  'button',
  'card',
  'icon',
  'link',
  'list-row',
  'notice',
  'screen',
  'service-grid',
  'skeleton',
  'states',
  'tab-bar',
  'toast',
  'visually-hidden',
];

const here = import.meta.dirname;

/** Every file that a file imports, and theirs. */
function reached(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const [, from = ''] of readFileSync(path, 'utf8').matchAll(
    /^(?:import|export)[^;]*? from '([^']+)'/gm,
  )) {
    if (from.startsWith('.')) reached(join(dirname(path), from), seen);
    else seen.add(from);
  }
  return seen;
}

describe('what the first load is made of', () => {
  it.each(folders)('%s does without Radix', (folder) => {
    const door = join(here, '../../exports/primitives', `${folder}.ts`);
    const packages = [...reached(door)].filter((path) => !path.startsWith('/'));
    expect(packages).not.toContain('radix-ui');
    expect(packages.length).toBeGreaterThan(0);
  });

  it('the check sees what lies behind a door', () => {
    expect([...reached(join(here, '../../exports/primitives/sheet.ts'))]).toContain('radix-ui');
  });
});

describe('prerendered', () => {
  const html = renderToString(
    <Shell
      tabBar={
        <TabBar
          label="tabs"
          items={[{ id: 'home', label: 'Home', icon: 'home', href: '/mapp/Home' }]}
          current="home"
        />
      }
    >
      <Screen
        skipLabel="skip"
        bar={<AppBar title="Title" back={{ label: 'back', onClick: () => undefined }} />}
        footer={<Button wide>{'Save'}</Button>}
      >
        <Section title="Services" action={<SectionLink href="/mapp/all">{'All'}</SectionLink>}>
          <ServiceGrid cells={[{ icon: 'receipt', label: 'Orders', href: '/mapp/orders' }]} />
          <ListCard>
            <ListRow
              icon="globe"
              label="Language"
              value="English"
              href="/mapp/language"
              detail={<Badge tone="done">{'new'}</Badge>}
            />
          </ListCard>
          <Card>
            <Loading label="loading">
              <Skeleton inlineSize={40} blockSize={16} />
            </Loading>
          </Card>
        </Section>
        <Toasts />
      </Screen>
    </Shell>,
  );

  it('carries no style attribute, which a strict content policy refuses', () => {
    expect(html).not.toContain(' style=');
  });

  it('holds the words and the links', () => {
    expect(html).toContain('Orders');
    expect(html).toContain('href="/mapp/orders"');
    expect(html).toContain('<h1');
  });

  it('shows no skeleton before its time', () => {
    expect(html).not.toContain('loading');
  });
});
