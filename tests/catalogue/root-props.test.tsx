// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { IdentityForm } from '@mapp/kit/components/account-forms';
import { BoardingPass } from '@mapp/kit/components/boarding-pass';
import { FormText, RuledForm } from '@mapp/kit/components/form-fields';
import { OrderStatusBadge } from '@mapp/kit/components/order';
import { SeatMap } from '@mapp/kit/components/seat-map';
import { SiteSearch } from '@mapp/kit/components/site-search';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { AppBar } from '@mapp/kit/primitives/app-bar';
import { Button } from '@mapp/kit/primitives/button';
import { Card } from '@mapp/kit/primitives/card';
import { Field } from '@mapp/kit/primitives/field';
import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
import { Sheet } from '@mapp/kit/primitives/sheet';
import { Skeleton } from '@mapp/kit/primitives/skeleton';
import { VirtualList } from '@mapp/kit/primitives/virtual-list';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { now, pass } from '../../stories/fixtures/boarding-pass.ts';
import { narrow, parties } from '../../stories/fixtures/seats.ts';

beforeAll(() => preloadMessages('en'));
afterEach(async () => {
  cleanup();
  // The seat map goes on loading what a tap will need.
  await vi.dynamicImportSettled();
});

const nothing = () => undefined;
const actions = {
  onSave: nothing,
  onShare: nothing,
  onPrint: nothing,
  onAddToCalendar: nothing,
  onSymbologyChange: nothing,
  onRetry: nothing,
};

/** The four, and where they came to. */
function given() {
  const reached: Element[] = [];
  const ended: Element[] = [];
  const root = {
    className: 'of-the-host',
    style: { outlineOffset: 7 },
    'data-host': 'law',
    ref: (element: Element | null) => {
      if (!element) return undefined;
      reached.push(element);
      return () => void ended.push(element);
    },
  };
  return { root, reached, ended };
}
type Root = ReturnType<typeof given>['root'];

const rules = { check: nothing, fields: () => ['name'] as const };

const kinds: Record<string, { tag: string; draw: (root: Root) => ReactNode; own?: string }> = {
  'a form': {
    tag: 'form',
    draw: (root) => (
      <IdentityForm {...root} kind="identityCard" today="2026-06-01" onChange={nothing} onSubmit={nothing} />
    ),
  },
  'a field': { tag: 'input', draw: (root) => <Field {...root} label="Name" /> },
  'a field of a form, which has a ref of its own': {
    tag: 'input',
    own: 'name',
    draw: (root) => (
      <RuledForm
        defaultValue={{ name: 'Li' }}
        rules={rules}
        context={undefined}
        labelOf={(field) => field}
        onSubmit={nothing}
      >
        <FormText {...root} field="name" label="Name" attributes={{ autoComplete: 'off' }} />
      </RuledForm>
    ),
  },
  'a form with a ref of its own': {
    tag: 'form',
    draw: (root) => <SiteSearch {...root} entries={[]} hotline="95530" />,
  },
  'a card': { tag: 'div', draw: (root) => <Card {...root}>Words</Card> },
  'a badge with a tone of its own': {
    tag: 'span',
    draw: (root) => <OrderStatusBadge {...root} status="waiting" />,
  },
  'a list': { tag: 'ul', draw: (root) => <ListCard {...root}>{null}</ListCard> },
  'a row': { tag: 'li', draw: (root) => <ListRow {...root} label="Words" /> },
  'a list with a height of its own': {
    tag: 'div',
    draw: (root) => (
      <VirtualList
        {...root}
        label="Rows"
        items={['one']}
        keyOf={(item) => item}
        kindOf={() => 'row'}
        estimates={{ row: 48 }}
      >
        {(item) => item}
      </VirtualList>
    ),
  },
  'a shape with styles of its own': {
    tag: 'span',
    draw: (root) => <Skeleton {...root} inlineSize={48} blockSize={16} />,
  },
  'a bar': { tag: 'header', draw: (root) => <AppBar {...root} title="Words" /> },
  'a button': { tag: 'button', draw: (root) => <Button {...root}>Words</Button> },
  'a link that looks the same': {
    tag: 'a',
    draw: (root) => (
      <Button {...root} href="/orders">
        Words
      </Button>
    ),
  },
  'a sheet': {
    tag: 'div',
    draw: (root) => (
      <Sheet {...root} open onOpenChange={nothing} title="Words" closeLabel="Close">
        Words
      </Sheet>
    ),
  },
  'a seat map': {
    tag: 'div',
    draw: (root) => (
      <SeatMap {...root} map={{ state: 'ready', data: narrow }} party={parties.twoAdults} value={{}} />
    ),
  },
  'a boarding pass': {
    tag: 'div',
    draw: (root) => <BoardingPass {...root} pass={pass} now={now} status={undefined} actions={actions} />,
  },
};

it.each(Object.entries(kinds))('%s takes them on its root', async (_, { tag, draw, own }) => {
  const { root, reached, ended } = given();
  const { container, unmount } = render(
    <MessagesProvider locale="en">
      <Suspense>{draw(root)}</Suspense>
    </MessagesProvider>,
  );
  await waitFor(() => expect(document.querySelectorAll('[data-host="law"]')).toHaveLength(1));
  const element = document.querySelector<HTMLElement>('[data-host="law"]');
  expect(element?.localName).toBe(tag);
  // Its own look is not lost.
  const names = element?.className.split(' ') ?? [];
  expect(names).toContain('of-the-host');
  expect(names.length > 1 || tag === 'li').toBe(true);
  expect(element?.style.outlineOffset).toBe('7px');
  expect(reached.at(-1)).toBe(element);
  // The form writes its initial value through the field's own ref.
  if (own !== undefined)
    expect(container.querySelector<HTMLInputElement>(`[name="${own}"]`)?.value).toBe('Li');
  unmount();
  expect(ended.at(-1)).toBe(element);
});

it('keeps styles that it sets itself, where the host says nothing of them', () => {
  const { container } = render(<Skeleton inlineSize={48} blockSize={16} style={{ opacity: 0.5 }} />);
  const { inlineSize, opacity } = (container.firstElementChild as HTMLElement).style;
  expect([inlineSize, opacity]).toEqual(['48px', '0.5']);
});
