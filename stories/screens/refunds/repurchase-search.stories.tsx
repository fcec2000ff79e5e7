import { findRepurchase, sendRepurchaseCode } from '@mapp/kit/contracts';
import { RepurchaseSearchScreen } from '@mapp/kit/screens/refunds/repurchase-search';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: RepurchaseSearchScreen,
  tags: ['!autodocs'],
  parameters: { address: '/twoHourRefund/searchTickets', member: null },
});

type Globals = Record<string, unknown>;

const type = async (
  canvasElement: HTMLElement,
  globals: Globals,
  code = '246810',
  document = '310104199103072512',
  old = '2100000020',
) => {
  const canvas = within(canvasElement);
  const t = await words(globals, 'repurchase');
  const a = await words(globals, 'account-fields');
  await userEvent.type(canvas.getByLabelText(t('field.old')), old);
  await userEvent.type(canvas.getByLabelText(t('field.new')), '2100000021');
  await userEvent.type(canvas.getByLabelText(t('field.documentNo')), document);
  await userEvent.click(canvas.getByRole('button', { name: a('code.send') }));
  await userEvent.type(canvas.getByLabelText(t('field.code')), code);
  /** The number whose middle is hidden is drawn in parts: the field is described by all of them. */
  const codeSent = () =>
    waitFor(() =>
      expect(canvas.getByLabelText(t('field.code'))).toHaveAccessibleDescription(
        new RegExp(t('code.sent', { phone: '138.*0001' })),
      ),
    );
  return {
    canvas,
    t,
    codeSent,
    search: () => userEvent.click(canvas.getByRole('button', { name: t('search') })),
  };
};

/** Found: the result comes next, and the address says nothing of it. */
export const Basic = meta.story({
  play: async ({ canvasElement, globals, navigation }) => {
    const { codeSent, search } = await type(canvasElement, globals);
    await codeSent();
    await search();
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('/twoHourRefund/queryResult'));
  },
});

/** A wrong code is refused, and the form keeps what was typed. */
export const WrongCode = meta.story({
  parameters: { covers: ['refund.repurchaseCode'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, t, codeSent, search } = await type(canvasElement, globals, '111111');
    await codeSent();
    await search();
    await expect(await canvas.findByText(t('wrongCode'))).toBeVisible();
    await expect(canvas.getByLabelText(t('field.old'))).toHaveValue('2100000020');
  },
});

/** The document is not the passenger's: no code goes out. */
export const NotFound = meta.story({
  parameters: { covers: ['refund.repurchaseNotFound'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, search } = await type(canvasElement, globals, '246810', '11010519491231002X');
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await search();
    await expect((await canvas.findAllByRole('alert'))[0]).toBeVisible();
  },
});

/** The old ticket stands in another way: that is said, with its way out, and not that there is none. */
export const OtherWay = meta.story({
  parameters: { covers: ['refund.originalChannel'] },
  play: async ({ canvasElement, globals }) => {
    const { canvas, t, codeSent, search } = await type(
      canvasElement,
      globals,
      '246810',
      undefined,
      '2100000005',
    );
    const refunds = await words(globals, 'refunds');
    await codeSent();
    await search();
    await expect(await canvas.findByText(refunds('originalChannel'))).toBeVisible();
    await expect(canvas.queryByText(t('notFound'))).toBeNull();
  },
});

/** No answer: the form stays. */
export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: findRepurchase.path, kind: 'http500', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { canvas, t, codeSent, search } = await type(canvasElement, globals);
    await codeSent();
    await search();
    await expect(canvas.getByLabelText(t('field.new'))).toHaveValue('2100000021');
  },
});

/** It is not certain whether a code is on its way. */
export const CodeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: sendRepurchaseCode.path, kind: 'network', times: 1 }),
  play: async ({ canvasElement, globals }) => {
    const { canvas } = await type(canvasElement, globals);
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
});
