import { SeatMap, type SeatMapProps, type SeatMapState } from '@mapp/kit/components/seat-map';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import type { SeatMapData } from '@mapp/kit/rules';
import { Profiler } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { narrow, nothingFree, parties, specialSeats, twoDecks, wide } from '../../fixtures/seats.ts';
import { WideSeats } from '../../fixtures/wide-seats.tsx';
import { there } from '../../there.ts';
import { withoutRole } from '../../without-role.ts';

const ready = (data: SeatMapData): SeatMapState => ({ state: 'ready', data });

const meta = preview.meta({
  component: SeatMap,
  globals: { viewport: { value: 'desktop', isRotated: false } },
  args: {
    map: ready(narrow),
    party: parties.twoAdults,
    value: { zhang: '5B' },
    onChange: fn<NonNullable<SeatMapProps['onChange']>>(),
  },
  render: (args) => <WideSeats {...args} />,
});

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'seats');
const seat = (designator: string) =>
  waitFor(() =>
    there(
      withoutRole(document, '[data-seat]').find(({ dataset }) => dataset['seat'] === designator),
      designator,
    ),
  );
const box = async (designator: string) => (await seat(designator)).getBoundingClientRect();
const tip = () => there(withoutRole(document, '[data-part="tip"]')[0]);
const inFocus = (designator: string) =>
  waitFor(() => expect(document.activeElement).toHaveAttribute('data-seat', designator));

/** The nose to the left, A at the bottom; people and costs beside, prices below. */
export const Basic = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    const [a, b, behind] = [await box('5A'), await box('5B'), await box('6A')];
    await expect(a.top).toBeGreaterThan(b.bottom);
    await expect(behind.left).toBeGreaterThan(a.right);
    const panel = canvas.getByRole('region', { name: t('panel') });
    await expect(panel.getBoundingClientRect().left).toBeGreaterThan(behind.right);
    await expect(within(panel).getByRole('radio', { checked: true })).toHaveAccessibleName(
      new RegExp(said('李四')),
    );
    await userEvent.click(await seat('5A'));
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '5B', li: '5A' });
    await expect(there(within(panel).getAllByText(/120/)[0])).toBeVisible();
    await expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    await expect(await seat('5A')).toHaveAttribute('aria-selected', 'true');
    await expect(within(panel).getByRole('status')).toHaveTextContent(new RegExp(`${said('李四')}.*5A`));
    // Nothing is to be looked at in two ways.
    await expect(canvas.queryByRole('radio', { name: t('view.list') })).toBeNull();
  },
});

/** One tip: which seat, where, what it costs; for the eye, as the seat says it by its name. */
export const PointedAt = meta.story({
  play: async ({ globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(tip()).not.toBeVisible();
    await userEvent.hover(await seat('3A'));
    await waitFor(() => expect(tip()).toBeVisible());
    await expect(tip()).toHaveTextContent('3A');
    await expect(tip()).toHaveTextContent(t('feature.window'));
    await expect(tip()).toHaveTextContent(/80/);
    await expect(tip()).toHaveAttribute('aria-hidden', 'true');
    await userEvent.hover(await seat('3C'));
    await waitFor(() => expect(tip()).toHaveTextContent(t('refusal.taken')));
    await userEvent.unhover(await seat('3C'));
    await waitFor(() => expect(tip()).not.toBeVisible());
    await userEvent.hover(await seat('5B'));
    await waitFor(() => expect(tip()).toHaveTextContent(said('张三')));
  },
});

/** Arrows follow what is seen, and the tip follows the focus until it is sent away. */
export const ByKeyboard = meta.story({
  args: { value: { zhang: '5B', li: '5A' } },
  play: async ({ args, userEvent }) => {
    await seat('30A');
    there(withoutRole(document, '[data-seat]').find(({ tabIndex }) => tabIndex === 0)).focus();
    await inFocus('5B');
    for (const [key, designator] of [
      ['ArrowUp', '5C'],
      ['ArrowRight', '6C'],
      ['ArrowDown', '6B'],
      ['ArrowLeft', '5B'],
      ['End', '5F'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      await inFocus(designator);
    }
    await userEvent.keyboard('21c');
    await inFocus('21C');
    await waitFor(() => expect(tip()).toHaveTextContent('21C'));
    const [own, card] = [await box('21C'), there(tip().firstElementChild).getBoundingClientRect()];
    await expect(card.top).toBeGreaterThan(own.bottom);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(tip()).not.toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '21C', li: '5A' });
  },
});

/** The same seats by price: chosen there, seen in the cabin. */
export const ByPrice = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await seat('30A');
    const exits = within(canvas.getByRole('group', { name: new RegExp(`120.*${t('kind.exit')}`) }));
    await expect(exits.getAllByRole('button').length).toBeGreaterThan(0);
    const rest = within(canvas.getByRole('group', { name: new RegExp(t('prices.rest')) }));
    const before = rest.getAllByRole('button').length;
    await userEvent.click(there(rest.getAllByRole('button').at(-1)));
    await expect(rest.getAllByRole('button').length).toBeGreaterThan(before);
    await userEvent.click(rest.getByRole('button', { name: /^21A/ }));
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '5B', li: '21A' });
    await expect(rest.getByRole('button', { name: /^21A/ })).toHaveAttribute('aria-pressed', 'true');
    await expect(await seat('21A')).toHaveAttribute('aria-selected', 'true');
    // A filter holds for both.
    await userEvent.click(canvas.getByRole('button', { name: t('feature.window') }));
    await expect(rest.queryByRole('button', { name: /^20B/ })).toBeNull();
    await expect(rest.getByRole('button', { name: /^20F/ })).toBeVisible();
  },
});

/** A cabin that is longer than its room begins where the party may sit, and a press chooses at any scale. */
export const LongerThanItsRoom = meta.story({
  args: { map: ready(wide), value: { zhang: '63A', li: '63B' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    const room = there(canvas.getByRole('grid').parentElement?.parentElement).getBoundingClientRect();
    await waitFor(async () => {
      const own = await box('63A');
      await expect(own.left).toBeGreaterThanOrEqual(room.left);
      await expect(own.right).toBeLessThanOrEqual(room.right);
    });
    const { width } = await box('63A');
    await userEvent.click(canvas.getByRole('button', { name: t('zoom.in') }));
    await waitFor(async () => expect((await box('63A')).width).toBeGreaterThan(width));
    await userEvent.pointer({ keys: '[MouseLeft]', target: await seat('62A') });
    await expect(there(args.onChange)).toHaveBeenLastCalledWith({ zhang: '62A', li: '63B' });
  },
});

export const TwoDecks = meta.story({
  args: { map: ready(twoDecks), value: {} },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const first = canvas.getAllByRole('row').length;
    await userEvent.click(await canvas.findByRole('radio', { name: t('deck.upper') }));
    await waitFor(() => expect(canvas.getAllByRole('row').length).not.toBe(first));
  },
});

export const NothingLeft = meta.story({
  args: { map: ready(nothingFree), value: {} },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('full.title'))).toBeVisible();
    await expect(canvas.getByText(t('strip.nobody'))).toBeVisible();
  },
});

export const WithConditions = meta.story({
  args: { map: ready(specialSeats), value: { zhang: '21A' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('region', { name: t('conditions') })).toHaveTextContent('21A');
  },
});

/** Seats that the party had before cost nothing now. */
export const HadBefore = meta.story({
  args: { owned: { zhang: '5B' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await seat('5B');
    const panel = within(canvas.getByRole('region', { name: t('panel') }));
    await expect(panel.getByText(t('own'))).toBeVisible();
    await expect(panel.getByText(t('strip.nothing'))).toBeVisible();
  },
});

export const LookOnly = meta.story({
  args: { party: [], value: {} },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await seat('5D'));
    const panel = within(canvas.getByRole('region', { name: t('panel.look') }));
    await expect(panel.getByRole('status')).toHaveTextContent(/^5D.*60/);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const OnTheWay = meta.story({
  args: { map: { state: 'loading' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
  },
});

/** In a narrower window the host has both where it likes. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone', isRotated: false } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals);
    const [a, b] = [await box('5A'), await box('5B')];
    await expect(b.left).toBeGreaterThan(a.right);
    await expect(canvas.queryByText(said('确认选座'))).toBeNull();
    await expect(canvas.queryByRole('heading', { level: 1 })).toBeNull();
    await expect(canvas.queryByRole('region', { name: t('panel') })).toBeNull();
  },
});

const commits = fn<() => void>();

export const OneCommitForAPress = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => (
    <Profiler id="seats" onRender={() => commits()}>
      <WideSeats {...args} />
    </Profiler>
  ),
  play: async ({ userEvent }) => {
    await seat('30A');
    const wanted = await seat('5A');
    await userEvent.hover(wanted);
    await waitFor(() => expect(tip()).toHaveTextContent('5A'));
    commits.mockClear();
    await userEvent.click(wanted);
    await expect(commits).toHaveBeenCalledTimes(1);
  },
});
