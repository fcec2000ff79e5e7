import { useState } from 'react';
import {
  BoardingPass,
  BoardingPasses,
  symbologies,
  type Symbology,
} from '@mapp/kit/components/boarding-pass';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  changed,
  flying,
  group,
  infant,
  longest,
  morning,
  now,
  onward,
  pass,
} from '../fixtures/boarding-pass.ts';
import { readSymbol, symbolsIn } from '../fixtures/read-symbol.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const meta = preview.meta({
  component: BoardingPass,
  args: {
    pass,
    now,
    status: { kept: true, awake: true },
    actions: {
      onSave: fn(),
      onShare: fn(),
      onPrint: fn(),
      onAddToCalendar: fn(),
      onSymbologyChange: fn(),
      onRetry: fn(),
    },
  },
});

const cardsIn = (canvas: HTMLElement) => within(canvas).queryAllByRole('article');
const symbolIn = (canvas: HTMLElement) => waitFor(() => there(symbolsIn(canvas)[0]));

/** Nobody is sent to a gate that is no longer there. */
async function afterwards(
  canvasElement: HTMLElement,
  globals: Record<string, unknown>,
  state: 'departed' | 'landed',
) {
  const t = await messagesFor(globals['locale'] as Locale, 'boarding-pass');
  const canvas = within(canvasElement);
  await symbolIn(canvasElement);
  await expect(canvas.getByText(t(state))).toBeVisible();
  await expect(canvas.getByText(t(`${state}.text`))).toBeVisible();
  await expect(canvas.queryByText(t('closed.text'))).toBeNull();
}

export const Basic = meta.story({
  play: async ({ canvas, canvasElement, args, userEvent, said, say }) => {
    const symbol = await symbolIn(canvasElement);
    const card = there(cardsIn(canvasElement)[0]);
    await expect(card).toHaveAccessibleName(expect.stringContaining('ZHANG/SAN'));
    // Gate, boarding time and seat are on one baseline, and nothing is larger.
    const figures = ['C23', '12:20', '33C'].map((text) => within(card).getByText(text));
    const [first, ...others] = figures.map((figure) => figure.getBoundingClientRect().bottom);
    await expect(others).toEqual([first, first]);
    const largest = Number.parseFloat(getComputedStyle(there(figures[0])).fontSize);
    for (const text of withoutRole(card, '*'))
      await expect(Number.parseFloat(getComputedStyle(text).fontSize)).toBeLessThanOrEqual(largest);
    for (const text of ['046', 'B', 'ZHANG/SAN', said('张三'), 'PEK', 'SHA', '13:00', '15:15', '12:45'])
      await expect(within(card).getByText(text)).toBeVisible();
    await expect(within(card).getByText(/781-1234567890/)).toBeVisible();
    // Pure white with 16 px round the code, in modules of whole pixels.
    const panel = there(symbol.parentElement);
    await expect(getComputedStyle(panel)).toMatchObject({
      backgroundColor: 'rgb(255, 255, 255)',
      padding: '16px',
    });
    const { width, x } = symbol.getBoundingClientRect();
    await expect(width / symbol.viewBox.baseVal.width).toBeGreaterThanOrEqual(3);
    await expect(Number.isInteger(width / symbol.viewBox.baseVal.width)).toBe(true);
    await expect(Number.isInteger(x)).toBe(true);

    const buttons = canvas.getAllByRole('button');
    await expect(buttons).toHaveLength(4);
    for (const button of buttons) await userEvent.click(button);
    await expect(args.actions.onSave).toHaveBeenCalledWith([{ pass: say(pass), element: card }]);
    await expect(args.actions.onShare).toHaveBeenCalledWith({ pass: say(pass), element: card });
    await expect(args.actions.onPrint).toHaveBeenCalledOnce();
    await expect(args.actions.onAddToCalendar).toHaveBeenCalledWith({
      name: 'MU5101-2026-06-01.ics',
      text: expect.stringMatching(/DTSTART:20260601T050000Z\r\nDTEND:20260601T071500Z/),
    });
    await userEvent.click(there(canvas.getAllByRole('radio')[1]));
    await expect(args.actions.onSymbologyChange).toHaveBeenCalledWith('aztec');
  },
});

export const Dark = meta.story({
  globals: { theme: 'dark' },
  play: async ({ canvasElement }) => {
    const symbol = await symbolIn(canvasElement);
    await expect(getComputedStyle(there(symbol.parentElement)).backgroundColor).toBe('rgb(255, 255, 255)');
    await expect(getComputedStyle(there(withoutRole(symbol, 'path')[0])).fill).toBe('rgb(0, 0, 0)');
  },
});

/** Each kind of code, read from its pixels by a reader that knows nothing of how it was written. */
export const EachCodeIsReadAgain = meta.story({
  render: function Chosen(args) {
    const [symbology, setSymbology] = useState<Symbology>('qr');
    return <BoardingPass {...args} symbology={symbology} actions={{ onSymbologyChange: setSymbology }} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const formats: Record<Symbology, string> = { qr: 'QRCode', aztec: 'Aztec', pdf417: 'PDF417' };
    for (const [index, symbology] of symbologies.entries()) {
      await userEvent.click(there(canvas.getAllByRole('radio')[index]));
      await waitFor(async () => {
        const symbol = await symbolIn(canvasElement);
        await expect(await readSymbol(symbol)).toEqual([{ format: formats[symbology], text: pass.barcode }]);
        const { width, height } = symbol.getBoundingClientRect();
        await expect(Number.isInteger(width / symbol.viewBox.baseVal.width)).toBe(true);
        await expect(height / symbol.viewBox.baseVal.height).toBe(width / symbol.viewBox.baseVal.width);
      });
    }
  },
});

/** The airline's text is drawn, whatever it says. */
export const TextOfTheAirline = meta.story({
  args: {
    symbology: 'aztec',
    pass: {
      ...pass,
      barcode: 'M1DESMARAIS/LUC       EABC123 YULFRAAC 0834 326J001A0025 100 ^164ab;|~',
    },
  },
  play: async ({ canvasElement, args }) => {
    const [read] = await readSymbol(await symbolIn(canvasElement));
    await expect(read?.text).toBe(args.pass.barcode);
  },
});

export const GateAndTimeChanged = meta.story({
  args: { pass: flying(changed) },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    for (const old of ['C23', '12:20']) await expect(canvas.getByText(old).tagName).toBe('S');
    // The large figures are the new ones already.
    await expect(canvas.getByText('C31')).toBeVisible();
    await expect(canvas.getByText('12:35')).toBeVisible();
    await expect(canvas.getByText('09:42')).toBeVisible();
    await expect(canvas.getAllByRole('status').length).toBeGreaterThanOrEqual(2);
  },
});

export const GateClosed = meta.story({
  args: { now: Date.parse('2026-06-01T12:50:00+08:00') },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('12:45');
  },
});

export const Departed = meta.story({
  args: { now: Date.parse('2026-06-01T13:00:00+08:00') },
  play: ({ canvasElement, globals }) => afterwards(canvasElement, globals, 'departed'),
});

export const Landed = meta.story({
  args: { now: Date.parse('2026-06-01T17:15:00+08:00') },
  play: ({ canvasElement, globals }) => afterwards(canvasElement, globals, 'landed'),
});

export const GateNotKnownYet = meta.story({
  args: {
    pass: flying({ ...morning, gate: undefined, boards: undefined, gateCloses: undefined, group: undefined }),
  },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.getAllByText('—')).toHaveLength(2);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const SeveralFlights = meta.story({
  args: {
    pass: flying(
      { ...morning, to: { ...morning.to, airport: 'PVG', name: '上海浦东', terminal: 'T1' } },
      onward,
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const [read] = await readSymbol(await symbolIn(canvasElement));
    await expect(read?.text).toMatch(/^M2ZHANG\/SAN .*PEKPVGMU 5101 152.*PVGLAXMU 0583 152/);
    await expect(canvas.getByRole('list')).toHaveTextContent('MU583');
  },
});

/** After the first has left, the next one is in front. */
export const OnTheSecondFlight = meta.story({
  args: { pass: flying(morning, onward), now: Date.parse('2026-06-01T18:00:00+08:00') },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.getByText('51A')).toBeVisible();
    await expect(canvas.queryByText('33C')).toBeNull();
    await expect(canvas.queryByRole('list')).toBeNull();
  },
});

export const Infant = meta.story({
  args: { pass: infant },
  play: async ({ canvas, canvasElement }) => {
    const [read] = await readSymbol(await symbolIn(canvasElement));
    await expect(read?.text).toMatch(/YINF 0048 1/);
    await expect(canvas.getByText('INF')).toBeVisible();
  },
});

export const PlatinumMember = meta.story({
  args: { pass: { ...flying({ ...morning, cabin: 'business', fare: 'J', seat: '2A' }), tier: 'PLT' } },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.getByText('2A')).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { status: { offlineSince: '2026-06-01T09:05:00+08:00', kept: true, awake: true } },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(there(canvas.getAllByRole('status')[0])).toHaveTextContent('09:05');
  },
});

export const WithoutBarcode = meta.story({
  args: { pass: { ...pass, barcode: undefined } },
  parameters: { covers: ['checkIn.passFailed'] },
  play: async ({ canvas, args, userEvent, say }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toBeVisible();
    // Known facts stay in sight.
    await expect(canvas.getByText('C23')).toBeVisible();
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.actions.onRetry).toHaveBeenCalledWith(say(args.pass));
  },
});

/** More than a symbol holds. */
export const BarcodeCannotBeDrawn = meta.story({
  args: { pass: { ...pass, barcode: 'A'.repeat(5000) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(symbolsIn(canvasElement)).toHaveLength(0);
  },
});

export const NothingToDo = meta.story({
  args: { actions: {}, status: undefined },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
});

/** Nothing reaches beyond the card. */
async function expectWithin(card: HTMLElement) {
  const { left, right } = card.getBoundingClientRect();
  const words = ['paragraph', 'term', 'definition', 'time'].flatMap((role) =>
    within(card).queryAllByRole(role),
  );
  for (const part of words) {
    const box = part.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(left);
    await expect(box.right).toBeLessThanOrEqual(right);
  }
}

async function expectInside(canvas: HTMLElement) {
  await symbolIn(canvas);
  await expect(canvas.scrollWidth).toBeLessThanOrEqual(canvas.clientWidth);
  await expectWithin(there(cardsIn(canvas)[0]));
}

export const LongNames = meta.story({
  args: { pass: longest },
  globals: { viewport: { value: 'narrow' } },
  play: ({ canvasElement }) => expectInside(canvasElement),
});

export const LongNamesAtTwiceTheSize = meta.story({
  args: { pass: longest },
  globals: { textSize: 'double' },
  play: ({ canvasElement }) => expectInside(canvasElement),
});

export const Russian = meta.story({
  globals: { locale: 'ru' },
  play: async ({ canvas, canvasElement }) => {
    await symbolIn(canvasElement);
    await expect(canvas.getByText('Посадка')).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

/** Long places wrap to either side; the duration between them keeps its line. */
export const LongPlacesInAGroup = meta.story({
  globals: { locale: 'ru' },
  // A name is as long as it is, and three passes share the width.
  parameters: { breaks: ['Вольфешлегельштайнхаузен', 'Премиум'] },
  render: ({ pass: _pass, ...args }) => (
    <BoardingPasses passes={[{ ...longest, id: 'longest' }, ...group.slice(1)]} {...args} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(symbolsIn(canvasElement)).toHaveLength(3));
    const durations = canvas.getAllByText(/^\d+\sч(\s\d+\sмин)?$/);
    await expect(durations).toHaveLength(3);
    for (const duration of durations) {
      const line = Number.parseFloat(getComputedStyle(duration).lineHeight);
      await expect(duration.getBoundingClientRect().height).toBeCloseTo(line, 0);
      await expect(duration.scrollWidth).toBeLessThanOrEqual(duration.clientWidth);
    }
    const [first] = cardsIn(canvasElement);
    await expectWithin(there(first));
  },
});

/** To swipe, or to choose by name; the one in front is what calendar and share are about. */
export const Group = meta.story({
  render: ({ pass: _pass, ...args }) => <BoardingPasses passes={group} {...args} />,
  play: async ({ canvas, canvasElement, args, userEvent, said, say }) => {
    await waitFor(() => expect(symbolsIn(canvasElement)).toHaveLength(3));
    const [first, second, third] = cardsIn(canvasElement);
    const strip = there(canvas.getAllByRole('list').find((list) => list.contains(there(first))));
    await expect(strip).toHaveAttribute('tabindex', '0');
    // 36 px of the next card show.
    const edge = canvasElement.getBoundingClientRect().right;
    await expect(edge - there(second).getBoundingClientRect().left).toBe(36);

    const people = canvas.getAllByRole('radio').slice(0, 3);
    await expect(people[0]).toBeChecked();
    await expect(people[1]).toHaveAccessibleName(`${said('李四')} 33B`);
    await userEvent.click(there(people[2]));
    await waitFor(() => expect(there(third).getBoundingClientRect().right).toBeLessThanOrEqual(edge));
    await userEvent.click(there(canvas.getAllByRole('button')[2]));
    await expect(args.actions.onShare).toHaveBeenCalledWith({ pass: say(group[2]), element: third });
    await userEvent.click(there(canvas.getAllByRole('button')[0]));
    await expect(args.actions.onSave).toHaveBeenCalledWith(
      group.map((one, index) => ({ pass: say(one), element: cardsIn(canvasElement)[index] })),
    );

    // A swipe changes the choice.
    strip.scrollTo({ left: 0 });
    await waitFor(() => expect(people[0]).toBeChecked());
    await userEvent.click(there(people[0]));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(people[1]).toBeChecked());
    await waitFor(() => expect(there(second).getBoundingClientRect().left).toBe(16));
  },
});

export const GroupOffline = meta.story({
  args: { status: { offlineSince: '2026-06-01T09:05:00+08:00', kept: true, awake: true } },
  globals: { theme: 'dark' },
  render: ({ pass: _pass, ...args }) => (
    <BoardingPasses passes={[{ ...flying(changed), id: 'changed' }, ...group.slice(1)]} {...args} />
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(symbolsIn(canvasElement)).toHaveLength(3));
  },
});

export const GroupOfOne = meta.story({
  render: ({ pass: one, ...args }) => <BoardingPasses passes={[one]} {...args} />,
  play: async ({ canvas, canvasElement, said }) => {
    await symbolIn(canvasElement);
    await expect(canvas.queryByText(`${said('李四')} 33B`)).toBeNull();
    await expect(canvas.getAllByRole('radio')).toHaveLength(symbologies.length);
  },
});

export const GroupOfNine = meta.story({
  args: { symbology: 'pdf417' },
  globals: { viewport: { value: 'narrow' } },
  render: ({ pass: one, ...args }) => (
    <BoardingPasses
      passes={Array.from({ length: 9 }, (_, index) => ({
        ...one,
        id: `p${index}`,
        ownName: `旅客${index + 1}`,
      }))}
      {...args}
    />
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(symbolsIn(canvasElement)).toHaveLength(9));
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await userEvent.click(there(canvas.getAllByRole('radio')[8]));
    const last = there(cardsIn(canvasElement)[8]);
    await waitFor(() => expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(320));
  },
});
