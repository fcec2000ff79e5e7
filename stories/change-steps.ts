import { fixedOrderNo } from '@mapp/sandbox/changes';
import { expect, userEvent, type within } from 'storybook/test';
import { asRead, words } from './words.ts';

/** Address of a change of an order, at a step. */
export const step = (last: number, rest = '') => `/reschedule/index?orderNo=${fixedOrderNo(last)}${rest}`;

/** The last step of a change to a flight of 8 June, in the standard fare. */
export const confirm = (last: number, flight = 'MU5117') =>
  step(
    last,
    `&step=confirm&people=0&day=2026-06-08&flight=${flight}&offer=${flight}.20260608_tfxk80&fare=standard`,
  );

/** Parts of a story's play that the steps need. */
export interface Play {
  canvas: ReturnType<typeof within>;
  globals: Record<string, unknown>;
}

/** Agrees, and presses the button of the bar. */
export async function submit(
  { canvas, globals }: Play,
  key: 'bar.pay' | 'bar.change' | 'bar.waitlist' = 'bar.pay',
) {
  const t = await words(globals, 'changes');
  await userEvent.click(
    await canvas.findByRole('checkbox', { name: (name: string) => asRead(name).includes(t('agree.detail')) }),
  );
  await userEvent.click(canvas.getByRole('button', { name: t(key) }));
}

/** Fee of 120 until four hours before departure, which each step says. */
export const saysTheFee = async (canvas: Play['canvas']) =>
  expect(await canvas.findByText(/04:00/)).toHaveTextContent('120');
