import { SeatMap, SeatStrip, type SeatMapProps, type SeatMapState } from '@mapp/kit/components/seat-map';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { seatKinds, seatReasons, type SeatMapData } from '@mapp/kit/rules';
import { Profiler, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { KeptSeats } from '../fixtures/kept-seats.tsx';
import {
  blockedSeats,
  lettersACDF,
  lowerDeck,
  namelessCabin,
  narrow,
  noSeats,
  nothingFree,
  oddDesignators,
  oneSeat,
  parties,
  specialSeats,
  twoDecks,
  unknownCabin,
  unknownDeck,
  unknownElement,
  wide,
  withoutRow13,
} from '../fixtures/seats.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const ready = (data: SeatMapData): SeatMapState => ({ state: 'ready', data });

const meta = preview.meta({
  component: SeatMap,
  args: {
    map: ready(narrow),
    party: parties.twoAdults,
    value: { zhang: '5B', li: '5A' },
    onChange: fn<NonNullable<SeatMapProps['onChange']>>(),
    onTry: fn<NonNullable<SeatMapProps['onTry']>>(),
  },
  render: (args) => <KeptSeats {...args} />,
});

const narrowSeats = narrow.decks.flatMap(({ cabins }) =>
  cabins.flatMap(({ rows }) =>
    rows.flatMap(({ elements }) => elements.flatMap((one) => (one.type === 'seat' ? [one.seat] : []))),
  ),
);

type Canvas = ReturnType<typeof within>;

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'seats');
const seat = (designator: string) =>
  there(withoutRole(document, `[data-seat="${designator}"]`)[0], designator);
/** Where the tab key leads: one seat of each map. */
const stops = (root: ParentNode = document) =>
  withoutRole(root, '[data-seat]').filter((each) => each.getAttribute('tabindex') === '0');
const stop = () => there(stops()[0], 'a stop');
/** The words at the head, which screen readers hear. */
const announced = (canvas: Canvas, text: string | RegExp) =>
  waitFor(() => expect(canvas.getAllByRole('status')[0]).toHaveTextContent(text));
const lineWith = (canvas: Canvas, part: string) =>
  canvas.getAllByRole('paragraph').find((line: HTMLElement) => line.textContent.includes(part));
const turn = (canvas: Canvas) => canvas.getByRole('radio', { checked: true, name: /^\d/ });
const sheet = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
};

export const Basic = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    const grid = canvas.getByRole('grid', { name: t('grid') });
    await waitFor(() => expect(within(grid).getAllByRole('rowheader')).toHaveLength(30));
    await expect(seat('5B')).toHaveAttribute('aria-selected', 'true');
    await expect(seat('5B')).toHaveAccessibleName(new RegExp(`^5B.*${said('张三')}`));
    await userEvent.click(seat('5D'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '5D', li: '5A' });
    await expect(seat('5D')).toHaveAttribute('aria-selected', 'true');
    await expect(seat('5B')).toHaveAttribute('aria-selected', 'false');
    await announced(canvas, new RegExp(`${said('张三')}.*5D`));
  },
});

export const ForTwo = meta.story({
  args: { value: {} },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.click(seat('5B'));
    await expect(turn(canvas)).toHaveAccessibleName(new RegExp(`^2.*${said('李四')}`));
    await userEvent.click(seat('5A'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '5B', li: '5A' });
    await expect(lineWith(canvas, t('strip.total'))).toHaveTextContent(/120/);
  },
});

export const GivenUp = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(seat('5B'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ li: '5A' });
    await announced(canvas, /5B/);
  },
});

export const OthersSeatPassesTheTurn = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    await userEvent.click(seat('5A'));
    await expect(turn(canvas)).toHaveAccessibleName(new RegExp(said('李四')));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

/** `chosen` is 5A and 5B; the map has all the others. */
export const EachKind = meta.story({
  parameters: { covers: seatKinds.map((kind) => `seat.kind.${kind}`) },
  play: async ({ globals }) => {
    const t = await words(globals);
    await expect(seat('5B')).toHaveTextContent('1');
    // The rows out of sight are drawn after the first picture.
    await waitFor(() => seat('21A'));
    for (const [designator, kind] of [
      ['21A', 'free'],
      ['8B', 'selectable'],
      ['3A', 'preferred'],
      ['11A', 'exit'],
    ] as const)
      await expect(seat(designator)).toHaveAccessibleName(expect.stringContaining(t(`kind.${kind}`)));
    const paid = there(narrowSeats.find(({ kind }) => kind === 'paid'));
    await expect(seat(paid.designator)).toHaveAccessibleName(expect.stringContaining(t('kind.paid')));
    await expect(seat('3C')).toHaveAttribute('aria-disabled', 'true');
  },
});

export const EachReason = meta.story({
  parameters: { covers: seatReasons.map((reason) => `seat.reason.${reason}`) },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    for (const [designator, reason] of [
      ['1A', 'notForPassenger'],
      ['29A', 'notSoldOnline'],
      ['28D', 'unknown'],
      ['3C', 'taken'],
    ] as const) {
      await waitFor(() => expect(seat(designator)).toHaveAttribute('aria-disabled', 'true'));
      await expect(seat(designator)).toHaveAccessibleName(expect.stringContaining(t(`refusal.${reason}`)));
      await userEvent.click(seat(designator));
      await announced(canvas, t(`refusal.${reason}`));
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onTry).toHaveBeenCalledTimes(4);
  },
});

export const BetweenTwoSeats = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    const { left, top } = seat('5D').getBoundingClientRect();
    const row = there(canvas.getAllByRole('row').find((each) => each.contains(seat('5D'))));
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: row,
      coords: { clientX: left - 2, clientY: top + 4 },
    });
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '5D', li: '5A' }));
  },
});

export const ExitRow = meta.story({
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await waitFor(() => seat('11A')));
    const dialog = await sheet();
    const confirm = dialog.getByRole('button', { name: t('exitRow.confirm', { seat: '11A' }) });
    await expect(confirm).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
    const box = dialog.getByRole('checkbox');
    box.scrollIntoView({ block: 'center' });
    await waitFor(() => expect(box).toBeEnabled());
    await userEvent.click(box);
    await userEvent.click(confirm);
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '11A', li: '5A' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ExitRowOpen = meta.story({
  play: async ({ userEvent }) => {
    await userEvent.click(await waitFor(() => seat('11A')));
    await sheet();
  },
});

export const ExitRowDeclined = meta.story({
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await waitFor(() => seat('11A')));
    await userEvent.click((await sheet()).getByRole('button', { name: t('exitRow.other') }));
    await expect(args.onChange).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const ChildBesideAnAdult = meta.story({
  args: { party: parties.family, value: { zhang: '21B', li: '22B' } },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(turn(canvas)).toHaveAccessibleName(new RegExp(said('张小明')));
    await expect(seat('5B')).toHaveAttribute('aria-disabled', 'true');
    await expect(await waitFor(() => seat('11A'))).toHaveAccessibleName(
      expect.stringContaining(t('refusal.exitRow.age', { years: 15 })),
    );
    await userEvent.click(seat('5B'));
    await announced(canvas, t('refusal.childApart'));
    await announced(canvas, t('propose'));
    await userEvent.click(await waitFor(() => seat('21A')));
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ xiaoming: '21A' }));
  },
});

export const WithInfant = meta.story({
  args: { party: parties.withInfant, value: { zhang: '22C' } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(canvas.getAllByRole('radio', { name: /^\d/ })).toHaveLength(2);
    await expect(await waitFor(() => seat('22B'))).toHaveAccessibleName(
      expect.stringContaining(t('refusal.noInfantHere')),
    );
    await userEvent.click(await waitFor(() => seat('11A')));
    await announced(canvas, t('refusal.exitRow.infant'));
  },
});

export const ChildAlone = meta.story({
  args: { party: parties.childAlone, value: {} },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await waitFor(() => seat('21A')));
    await announced(canvas, t('refusal.childAlone'));
  },
});

export const NeedsHelp = meta.story({
  args: { party: parties.needsHelp, value: {} },
  play: async ({ globals }) => {
    const t = await words(globals);
    await expect(await waitFor(() => seat('11A'))).toHaveAccessibleName(
      expect.stringContaining(t('refusal.exitRow.help')),
    );
  },
});

export const SeatsTogether = meta.story({
  args: { party: parties.family, value: {} },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('propose') }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [seating] = there(there(args.onChange).mock.lastCall);
    await expect(Object.keys(seating)).toHaveLength(4);
    await announced(canvas, new RegExp(said('张小红')));
  },
});

export const EveryoneAnew = meta.story({
  args: { party: parties.family, value: { zhang: '10B', li: '23F' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    // Beside neither of them is there room for the children.
    await userEvent.click(await canvas.findByRole('button', { name: t('propose') }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledTimes(1));
    const [seating] = there(there(args.onChange).mock.lastCall);
    await expect(Object.keys(seating)).toHaveLength(4);
    await expect(seating).not.toMatchObject({ zhang: '10B', li: '23F' });
  },
});

export const NoRoomTogether = meta.story({
  args: { map: ready(nothingFree), party: parties.twoAdults, value: {} },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('full.title'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('propose') }));
    await announced(canvas, t('proposal.noRoom'));
  },
});

export const Filtered = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const band = await canvas.findByRole('button', { name: new RegExp(t('kind.exit')) });
    await userEvent.click(band);
    await expect(band).toHaveAttribute('aria-pressed', 'true');
    const faint = getComputedStyle(await waitFor(() => seat('21A'))).borderTopWidth;
    await expect(faint).toBe('0px');
    await expect(getComputedStyle(seat('11A')).borderTopWidth).toBe('1px');
    await userEvent.click(band);
    await userEvent.click(canvas.getByRole('button', { name: t('feature.window') }));
    await expect(getComputedStyle(seat('21A')).borderTopWidth).toBe('1px');
    await expect(getComputedStyle(seat('21B')).borderTopWidth).toBe('0px');
  },
});

export const AsList = meta.story({
  args: { defaultView: 'list' },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    const row = await canvas.findByRole('button', { name: new RegExp(`^${t('row', { number: '5' })}`) });
    await expect(row).toHaveAttribute('aria-expanded', 'true');
    const chosen = canvas.getByRole('button', { name: /5B/, pressed: true });
    await expect(chosen).toHaveTextContent(said('张三'));
    await userEvent.click(canvas.getByRole('button', { name: /5D/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '5D', li: '5A' });
    await userEvent.click(canvas.getByRole('switch', { name: t('list.onlyOpen') }));
    await expect(canvas.queryByText(t('row.none'))).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: t('view.map') }));
    await expect(seat('5D')).toHaveAttribute('aria-selected', 'true');
  },
});

/** The page begins with its head: who sits, the switch of map and list, seats together; keys begin in the own cabin. */
export const BeginsWithItsHead = meta.story({
  args: { map: ready(wide), value: {} },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(scrollY).toBe(0);
    for (const control of [
      await canvas.findByRole('radio', { name: t('view.list') }),
      canvas.getByRole('button', { name: t('propose') }),
    ]) {
      const { top, bottom } = control.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThan(innerHeight);
    }
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(47));
    const cabins = within(canvas.getByRole('grid')).getAllByRole('rowgroup');
    const own = there(
      cabins.find((cabin) =>
        withoutRole(cabin, '[data-seat]').some((each) => !each.hasAttribute('aria-disabled')),
      ),
    );
    await expect(cabins.indexOf(own)).toBeGreaterThan(0);
    await expect(own).toHaveAccessibleName(t('cabin.economy'));
    await expect(own).toContainElement(stop());
    await expect(document.body).toHaveFocus();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(stops()).toHaveLength(1);
    stop().focus();
    await waitFor(() => expect(seat('5B')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() => expect(seat('5D')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(seat('5C')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Home}');
    await waitFor(() => expect(seat('6A')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(seat('6F')).toHaveFocus());
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() =>
      expect(document.activeElement).toHaveAttribute('data-seat', expect.stringMatching(/^30/)),
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(seat('1A')).toHaveFocus());
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(seat('3A')).toHaveFocus());
    await userEvent.keyboard('21c');
    await waitFor(() => expect(seat('21C')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '21C', li: '5A' });
    await expect(stops()).toHaveLength(1);
    await new Promise((resolve) => setTimeout(resolve, 1100));
    await userEvent.keyboard('99x');
    await announced(canvas, '99X');
    // Told until another seat is gone to.
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(canvas.getAllByRole('status')[0]).not.toHaveTextContent('99X'));
  },
});

export const Zoomed = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const edge = () => seat('5B').getBoundingClientRect().width;
    const before = edge();
    const nearer = canvas.getByRole('button', { name: t('zoom.in') });
    nearer.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = nearer.getBoundingClientRect();
    // A finger reaches it: the cabin lies below.
    await expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(nearer);
    await userEvent.click(nearer);
    await waitFor(() => expect(edge()).toBeGreaterThan(before * 1.2));
    stop().focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(edge()).toBeGreaterThan(before * 1.4));
    await userEvent.keyboard('0');
    await waitFor(() => expect(edge()).toBeCloseTo(before, 0));
    await expect(canvas.getByRole('button', { name: t('zoom.out') })).toHaveAttribute('aria-disabled');
  },
});

export const WideBody = meta.story({
  args: { map: ready(wide), value: { zhang: '44H', li: '47A' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(47));
    seat('47B').scrollIntoView({ block: 'center' });
    await userEvent.pointer({ keys: '[MouseLeft]', target: seat('47B') });
    await expect(args.onChange).not.toHaveBeenCalled();
    await announced(canvas, t('zoom.near'));
    await waitFor(() => expect(seat('47B').getBoundingClientRect().width).toBeGreaterThanOrEqual(35));
    // The buttons have a line of their own and lie on no seat.
    const line = there(canvas.getByRole('button', { name: t('zoom.in') }).parentElement);
    await expect(line.getBoundingClientRect().height).toBeGreaterThan(44);
    await expect(getComputedStyle(line).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await userEvent.pointer({ keys: '[MouseLeft]', target: seat('47B') });
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '47B', li: '47A' });
  },
});

export const TwoDecks = meta.story({
  args: { map: ready(twoDecks), value: {} },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('radio', { name: t('deck.main') })).toBeChecked();
    stop().focus();
    await userEvent.keyboard('82a');
    await waitFor(() => expect(seat('82A')).toHaveFocus());
    await expect(canvas.getByRole('radio', { name: t('deck.upper') })).toBeChecked();
  },
});

export const OwnSeats = meta.story({
  args: { value: { zhang: '5B' }, owned: { li: '8A' } },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(turn(canvas)).toHaveAccessibleName(new RegExp(said('李四')));
    await expect(await waitFor(() => seat('8A'))).toHaveAccessibleName(expect.stringContaining(t('own')));
    await userEvent.click(seat('8A'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '5B', li: '8A' });
  },
});

export const UnknownCabinClass = meta.story({
  args: { map: ready(unknownCabin) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const name = t('cabin.unknown', { name: 'Comfort' });
    await expect(await canvas.findByRole('rowgroup', { name })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: t('view.list') }));
    await expect(await canvas.findByRole('heading', { name: new RegExp(name) })).toBeVisible();
  },
});

export const CabinWithoutClass = meta.story({
  args: { map: ready(namelessCabin) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('rowgroup', { name: t('cabin.unnamed') })).toBeVisible();
  },
});

export const LowerDeck = meta.story({
  args: { map: ready(lowerDeck) },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('radio', { name: t('deck.lower') }));
    await userEvent.click(await waitFor(() => seat('8D')));
    await announced(canvas, /8D/);
  },
});

export const UnknownDeck = meta.story({
  args: { map: ready(unknownDeck), defaultView: 'list' },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const deck = t('deck.unknown', { name: 'Mezzanine' });
    const sections = await canvas.findAllByRole('heading', { level: 2, name: new RegExp(`^${deck}`) });
    await expect(sections).toHaveLength(3);
    await userEvent.click(await canvas.findByRole('radio', { name: t('view.map') }));
    await expect(await canvas.findByRole('radio', { name: deck })).toBeVisible();
  },
});

export const SeatsWithoutNumber = meta.story({
  args: { map: ready(blockedSeats), value: { zhang: '21D', li: '21E' } },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const place = await waitFor(() => seat('21D'));
    const row = there(canvas.getAllByRole('row').find((each: HTMLElement) => each.contains(place)));
    await expect(within(row).getByRole('gridcell', { name: t('fitting.blocked') })).toBeVisible();
    await expect(within(row).getByRole('gridcell', { name: t('fitting.unnamed') })).toBeVisible();
    await expect(within(row).queryByText('undefined')).toBeNull();
    await userEvent.click(await canvas.findByRole('radio', { name: t('view.list') }));
    await expect(await canvas.findAllByText(t('fitting.blocked'))).toHaveLength(2);
    const places = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(places).toContain(t('fitting.unnamed'));
  },
});

export const DesignatorsWithOtherLetters = meta.story({
  args: { map: ready(oddDesignators), value: {} },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await waitFor(() => seat('21AA')));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '21AA' });
    await userEvent.click(seat('21b'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '21AA', li: '21b' });
    await expect(seat('21b')).toHaveAccessibleName(/^21b/);
    await announced(canvas, /21b/);
  },
});

export const NameAndConditions = meta.story({
  args: { map: ready(specialSeats), value: {} },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(await waitFor(() => seat('21A'))).toHaveAccessibleName(
      expect.stringMatching(new RegExp(`Sky Couch.*${t('disclosed')}`)),
    );
    await expect(canvas.queryByRole('region', { name: t('conditions') })).toBeNull();
    await userEvent.click(seat('21A'));
    const conditions = await canvas.findByRole('region', { name: t('conditions') });
    await expect(conditions).toHaveTextContent(
      new RegExp(`21A.*${said('购买后不退不换。')}.*${said('须与同排座位一起使用。')}`),
    );
    // Those who hear the map hear them too.
    await announced(canvas, new RegExp(said('购买后不退不换。')));
    await userEvent.click(await canvas.findByRole('radio', { name: t('view.list') }));
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t('row', { number: '21' })}`) }),
    );
    await expect(
      await canvas.findByRole('button', { name: new RegExp(`21A.*Sky Couch.*${said('购买后不退不换。')}`) }),
    ).toBeVisible();
  },
});

export const PriceForEachPassenger = meta.story({
  args: { map: ready(specialSeats), value: {} },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await expect(await waitFor(() => seat('21B'))).toHaveAccessibleName(
      expect.stringContaining(t('price.byPassenger')),
    );
    await userEvent.click(seat('21B'));
    await expect(args.onChange).toHaveBeenLastCalledWith({ zhang: '21B' });
    await waitFor(() => expect(lineWith(canvas, t('strip.total'))).toHaveTextContent(/30/));
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^1.*${said('张三')}`) }));
    await userEvent.click(seat('21B'));
    await expect(args.onChange).toHaveBeenLastCalledWith({});
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(`^2.*${said('李四')}`) }));
    await expect(seat('21B')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(seat('21B'));
    await announced(canvas, t('refusal.notForPassenger'));
  },
});

export const LookOnly = meta.story({
  args: { party: [], value: {} },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await expect(canvas.queryByRole('radio', { name: /^\d/ })).toBeNull();
    await expect(canvas.queryByRole('button', { name: t('propose') })).toBeNull();
    await announced(canvas, t('look'));
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await userEvent.click(seat('5D'));
    await announced(canvas, /^5D.*60/);
    await expect(seat('5D')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(seat('1A'));
    await announced(canvas, t('refusal.notForPassenger'));
    stop().focus();
    await userEvent.keyboard('11a');
    await waitFor(() => expect(seat('11A')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await announced(canvas, /^11A/);
    await userEvent.click(await canvas.findByRole('radio', { name: t('view.list') }));
    await userEvent.click(
      await canvas.findByRole('button', { name: new RegExp(`^${t('row', { number: '5' })}`) }),
    );
    await expect(canvas.getByText('5D')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /5D/ })).toBeNull();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const LookOnlyWide = meta.story({
  args: { map: ready(wide), party: [], value: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[MouseLeft]', target: await waitFor(() => seat('47B')) });
    await announced(canvas, /^47B/);
  },
});

export const Loading = meta.story({ args: { map: { state: 'loading' } } });

export const Failed = meta.story({
  args: { map: { state: 'failed', onRetry: fn(), hotline: '95530' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed.text'));
    await expect(canvas.getByRole('button', { name: t('failed.retry') })).toBeEnabled();
  },
});

export const NoSeats = meta.story({
  args: { map: ready(noSeats), value: {} },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(await canvas.findByText(t('none.title'))).toBeVisible();
  },
});

export const UnknownElement = meta.story({
  args: { map: ready(unknownElement) },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.getAllByText(t('fitting.unknown', { name: 'SNACKBAR' }))[0]).toBeVisible();
  },
});

const clock = () => Date.parse('2026-06-01T10:00:00+08:00');

export const Held = meta.story({
  args: { hold: { until: '2026-06-01T10:15:00+08:00', now: clock, onRenew: fn() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('10:15')).toBeVisible();
    // The time, and the minutes that are left.
    await expect(lineWith(canvas, '10:15')).toHaveTextContent(/15.*15/);
  },
});

export const HoldExpired = meta.story({
  args: { hold: { until: '2026-06-01T09:59:00+08:00', now: clock, onRenew: fn() } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(await canvas.findByRole('button', { name: t('hold.renew') }));
    await expect(args.hold?.onRenew).toHaveBeenCalledTimes(1);
  },
});

export const Nine = meta.story({
  args: { party: parties.nine, value: {} },
  play: async ({ canvas, userEvent }) => {
    for (const designator of ['21A', '21B', '22A', '22B'])
      await userEvent.click(await waitFor(() => seat(designator)));
    const chip = there(turn(canvas).parentElement);
    await expect(chip).toHaveTextContent(/^5/);
    // The passenger whose turn it is lies whole in the line.
    await waitFor(async () => {
      const [line, own] = [there(chip.parentElement), chip].map((box) => box.getBoundingClientRect());
      await expect(there(own).right).toBeLessThanOrEqual(there(line).right);
      await expect(there(own).left).toBeGreaterThanOrEqual(there(line).left);
    });
  },
});
export const LongNames = meta.story({ args: { party: parties.longNames, value: {} } });
export const LettersACDF = meta.story({ args: { map: ready(lettersACDF), value: {} } });
export const WithoutRow13 = meta.story({
  args: { map: ready(withoutRow13), value: {} },
  play: async ({ userEvent }) => {
    stop().focus();
    await userEvent.keyboard('12a{ArrowDown}');
    await waitFor(() => expect(seat('14A')).toHaveFocus());
  },
});
export const OneSeat = meta.story({ args: { map: ready(oneSeat), party: parties.one, value: {} } });

export const Mirrored = meta.story({
  render: (args) => (
    <div dir="rtl">
      <KeptSeats {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    const [a, b] = [seat('5A'), seat('5B')].map((cell) => cell.getBoundingClientRect().left);
    await expect(there(a)).toBeGreaterThan(there(b));
    // The arrow points to the door, which is on the right now.
    await expect(await waitFor(() => seat('11A'))).toHaveTextContent('←');
    await expect(getComputedStyle(seat('11A')).transform).toBe('matrix(-1, 0, 0, 1, 0, 0)');
    stop().focus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(seat('5A')).toHaveFocus());
  },
});

const commits = fn<() => void>();

function MapWithStrip({
  label,
  data,
  party,
}: {
  label: string;
  data: SeatMapData;
  party: SeatMapProps['party'];
}) {
  const [seating, setSeating] = useState({});
  const [zoomedOut, setZoomedOut] = useState(false);
  return (
    <section aria-label={label}>
      <SeatMap
        map={ready(data)}
        party={party}
        value={seating}
        onChange={setSeating}
        onZoomedOut={setZoomedOut}
      />
      <SeatStrip segments={[{ data, seating }]} party={party} zoomedOut={zoomedOut} />
    </section>
  );
}

/** Each has its own scale, its own keys and its own hint, two maps of the very same seats too; each is pictured alone. */
export const TwoMapsOnOnePage = meta.story({
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <main>
      <MapWithStrip label="MU5101" data={narrow} party={parties.one} />
      <MapWithStrip label="MU583" data={wide} party={parties.one} />
      <MapWithStrip label="MU583 2" data={wide} party={parties.one} />
    </main>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    const sections = canvas
      .getAllByRole('region')
      .filter((each) => within(each).queryByRole('grid') !== null);
    const [first, second, third] = sections.map((each) => within(each));
    await waitFor(() => expect(there(second).getByText(t('zoom.hint'))).toBeVisible());
    await waitFor(() => expect(there(third).getByText(t('zoom.hint'))).toBeVisible());
    await expect(there(first).queryByText(t('zoom.hint'))).toBeNull();
    for (let step = 0; step < 4 && there(third).queryByText(t('zoom.hint')); step += 1)
      await userEvent.click(there(third).getByRole('button', { name: t('zoom.in') }));
    await expect(there(third).queryByText(t('zoom.hint'))).toBeNull();
    await expect(there(second).getByText(t('zoom.hint'))).toBeVisible();
    const stopIn = (at: number) => there(stops(there(sections[at]))[0], 'a stop');
    const nameOf = (at: number) => stopIn(at).dataset['seat'];
    // A number begun on one map is not gone on with on the other.
    stopIn(0).focus();
    await userEvent.keyboard('1');
    await waitFor(() => expect(nameOf(0)).toMatch(/^1/));
    stopIn(1).focus();
    await userEvent.keyboard('47A');
    await waitFor(() => expect(nameOf(1)).toBe('47A'));
    const before = nameOf(1);
    stopIn(0).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(nameOf(1)).toBe(before);
  },
});

export const OneCommitForATap = meta.story({
  render: (args) => (
    <Profiler id="seats" onRender={() => commits()}>
      <KeptSeats {...args} />
    </Profiler>
  ),
  play: async ({ userEvent }) => {
    const { click } = userEvent;
    // The rows out of sight come in a commit of their own.
    await waitFor(() => seat(there(narrowSeats.at(-1)).designator));
    commits.mockClear();
    await click(seat('5D'));
    await expect(commits).toHaveBeenCalledTimes(1);
  },
});
