import { expect, userEvent, type within } from 'storybook/test';
import { field } from './forms.ts';
import { there } from './there.ts';
import { words } from './words.ts';

/** Query of a booking of MU5101, as of the stories' clock. */
export const bookingQuery =
  'trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80&fare=standard';

interface Play {
  readonly canvas: ReturnType<typeof within>;
  readonly canvasElement: HTMLElement;
  readonly globals: Record<string, unknown>;
}

/** Chooses the first who can be chosen, on the page for it. */
export async function choosePassenger({ canvas, globals }: Play) {
  const t = await words(globals, 'booking-form');
  await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('people.add')) }));
  await canvas.findByRole('heading', { name: t('passengers.can') });
  await userEvent.click(there(canvas.getAllByRole('checkbox')[0]));
  const done = canvas.getByRole('button', { name: t('passengers.done') });
  await expect(done).toBeEnabled();
  await userEvent.click(done);
  await canvas.findByRole('heading', { name: t('contact') });
  return t;
}

/** Fills in whom to reach, and agrees to the rules. */
export async function fillContact({ canvas, canvasElement, globals }: Play) {
  const t = await words(globals, 'booking-form');
  await userEvent.type(field(canvasElement, 'name'), '林海');
  await userEvent.type(field(canvasElement, 'phone'), '13900000031');
  await userEvent.click(there(canvas.getAllByRole('checkbox').at(-2)));
  return t;
}

/** Everything that an order needs, and the order. */
export async function order(play: Play) {
  const t = await choosePassenger(play);
  await fillContact(play);
  await userEvent.click(play.canvas.getByRole('button', { name: t('submit') }));
  return t;
}
