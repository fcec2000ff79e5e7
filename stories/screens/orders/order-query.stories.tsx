import { OrderQueryScreen } from '@mapp/kit/screens/orders/order-query';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits } from '../../waiting.ts';
import { withoutRole } from '../../without-role.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: OrderQueryScreen,
  tags: ['!autodocs'],
  parameters: { address: '/myOrder/query' },
});

interface Played {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Looks up by the order number. */
async function lookUp({ canvas, globals }: Played, number: string) {
  const t = await words(globals, 'order-query');
  await userEvent.type(await canvas.findByRole('textbox', { name: t('by.orderNo') }), number);
  await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
}

/** By a ticket; its number is in no address. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await userEvent.click(await canvas.findByRole('radio', { name: t('by.ticketNo') }));
    await userEvent.type(await canvas.findByRole('textbox', { name: t('by.ticketNo') }), '2100000091');
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(
      await canvas.findByRole('heading', { level: 2, name: t('found', { count: 1 }) }),
    ).toBeVisible();
  },
});

/** Days on a phone: each date is on one line. */
export const DatesOnAPhone = meta.story({
  parameters: tall.parameters,
  globals: tall.globals,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'order-query');
    await userEvent.click(await canvas.findByRole('radio', { name: t('by.phone') }));
    await canvas.findByLabelText(t('from'));
    const dates = withoutRole(canvasElement, '[aria-hidden="true"]').filter(({ textContent }) =>
      textContent.includes('2026'),
    );
    await expect(dates).toHaveLength(2);
    for (const date of dates) {
      const range = document.createRange();
      range.selectNodeContents(date);
      await expect(range.getClientRects()).toHaveLength(1);
    }
  },
});

/** Neither 14 digits nor 18: nothing is asked. */
export const NumberTooShort = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const validation = await words(globals, 'validation');
    await lookUp({ canvas, globals }, '2611');
    await expect(await canvas.findByText(validation('order.number'))).toBeVisible();
    await expect(airline.requests().filter(({ path }) => path === '/api/orders/find')).toHaveLength(0);
  },
});

/** Each kind of number keeps what was typed for it. */
export const NumbersAreKept = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await userEvent.type(await canvas.findByRole('textbox', { name: t('by.orderNo') }), '2611');
    await userEvent.click(canvas.getByRole('radio', { name: t('by.phone') }));
    await expect(await canvas.findByRole('textbox', { name: t('by.phone') })).toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: t('by.orderNo') }));
    await expect(await canvas.findByRole('textbox', { name: t('by.orderNo') })).toHaveValue('2611');
  },
});

/** An order that one number has found, and the empty field of another: it stands under its own alone. */
export const FoundByAnotherNumber = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    const found = { level: 2, name: t('found', { count: 1 }) };
    await lookUp({ canvas, globals }, '26110000000002');
    await expect(await canvas.findByRole('heading', found)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('by.ticketNo') }));
    await expect(await canvas.findByRole('textbox', { name: t('by.ticketNo') })).toHaveValue('');
    await expect(canvas.queryByRole('heading', found)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: t('by.orderNo') }));
    await expect(await canvas.findByRole('heading', found)).toBeVisible();
  },
});

/** The same number once more: it is asked again. */
export const AskedAgain = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await lookUp({ canvas, globals }, '26110000000002');
    await canvas.findByRole('heading', { level: 2, name: t('found', { count: 1 }) });
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await waitFor(() => expect(sentTo(airline, '/api/orders/find')).toHaveLength(2));
  },
});

export const NothingFound = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await lookUp({ canvas, globals }, '26119999999999');
    await expect(await canvas.findByText(t('none'))).toBeVisible();
    // No day was asked for.
    await expect(canvas.getByText(t('none.orderNo'))).toBeVisible();
  },
});

export const Loading = meta.story({
  parameters: { latency: 60_000 },
  play: async ({ canvas, canvasElement, globals }) => {
    await lookUp({ canvas, globals }, '26110000000002');
    await showsThatItWaits(canvasElement);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/find', kind: 'wrong-shape', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await lookUp({ canvas, globals }, '26110000000002');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: '/api/orders/find', kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'order-query');
    await lookUp({ canvas, globals }, '26110000000002');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('failed'));
  },
});

/** An order found that cannot be read: nobody is told that there is none. */
export const FoundCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('findOrders')),
  play: async ({ canvas, globals }) => {
    await lookUp({ canvas, globals }, '26110000000002');
    await saysWhatIsMissing(canvas, globals);
  },
});
