import type { SavedPassenger } from '@mapp/kit/contracts';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { expect, userEvent, type within } from 'storybook/test';
import { field } from './forms.ts';
import { there } from './there.ts';
import { words } from './words.ts';

/** Query of a booking of MU5101, as of the stories' clock. */
export const bookingQuery =
  'trip=oneway&seg=SHA-PEK-2026-06-08&adults=1&offer=MU5101.20260608_tfxk80&fare=standard';

/** The same of a flight that can be had by the waitlist alone. */
export const waitlistQuery =
  'trip=oneway&seg=SHA-DLC-2026-06-08&adults=1&offer=MU6916.20260608_tfxk80&fare=standard';

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

async function retype(typed: HTMLElement, text: string) {
  await userEvent.clear(typed);
  await userEvent.type(typed, text);
}

/** Fills in whom to reach, and agrees to the rules. */
export async function fillContact({ canvas, canvasElement, globals }: Play) {
  const t = await words(globals, 'booking-form');
  // The member's own stand there.
  await retype(field(canvasElement, 'name'), '林海');
  await retype(field(canvasElement, 'phone'), '13900000031');
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

/** The airline's answer to the booking's form with something else in it. */
export async function formTold(data: object) {
  const { path, answer } = await fixtureOf('queryBookingForm');
  const body = answer as { data: object };
  return http.post(`*${path}`, () => HttpResponse.json({ ...body, data: { ...body.data, ...data } }));
}

/** The chosen flights of that answer. */
export async function flightsTold(): Promise<object[]> {
  const { answer } = await fixtureOf('queryBookingForm');
  return (answer as { data: { flights: object[] } }).data.flights;
}

let people = 0;

/** A saved passenger, whole but for what is given; each has a document of their own. */
export function passengerTold(given: Partial<SavedPassenger> = {}): SavedPassenger {
  people += 1;
  const number = `E${String(10_000_000 + people)}`;
  return {
    id: `P-9-${people}`,
    sort: people,
    isSelectAvailable: true,
    hasSelected: false,
    paxName: `林${people}`,
    cnFamilyName: '林',
    cnGivenName: String(people),
    enFamilyName: 'LIN',
    enGivenName: 'HAI',
    paxType: 'ADT',
    gender: 'F',
    birthday: '1990-03-07',
    country: 'CN',
    favorPaxIdDtoList: [{ idType: 'PP', idNo: number, expireDate: '2035-01-01', issueCountry: 'CN' }],
    ...given,
  };
}
