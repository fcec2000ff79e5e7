import { RescheduleScreen } from '@mapp/kit/screens/changes/reschedule';
import { fixtureOf } from '@mapp/sandbox/fixtures';
import { http, HttpResponse } from 'msw/http';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { saysTheFee, step } from '../../../change-steps.ts';
import { tall } from '../../../tall.ts';
import { words } from '../../../words.ts';

const meta = preview.meta({
  component: RescheduleScreen,
  tags: ['!autodocs'],
  parameters: { address: step(31, '&step=flight&people=0&day=2026-06-08'), ...tall.parameters },
  globals: tall.globals,
});

/** The second step: flights of a day, with the old one on top. */
export const Flights = meta.story({
  parameters: { address: step(31, '&step=flight&people=0&day=2026-06-08') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await saysTheFee(canvas);
    await expect((await canvas.findAllByText('MU5117'))[0]).toBeVisible();
    await expect(canvas.getByRole('group', { name: t('flight.was') })).toBeVisible();
    // The price is that of a whole ticket, and the difference stands under it with its sign.
    await expect(canvas.getByText(t('flights.whole'))).toBeVisible();
    const offers = await words(globals, 'flight-offers');
    await expect(canvas.getAllByText(new RegExp(`^${offers('difference')}`))[0]).toHaveTextContent(/[+−]/);
  },
});

/** On its own day the present flight is marked, and no filter asks for what no fare tells. */
export const OwnFlightMarked = meta.story({
  parameters: { address: step(31, '&step=flight&people=0') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await expect(await canvas.findByText(t('own'))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: t('filter') }));
    await expect(await screen.findByText(t('group.departs'))).toBeVisible();
    await expect(screen.queryByText(t('group.conditions'))).toBeNull();
  },
});

/** The screen left, for the calendar of fares, and come back to. */
function LeftAndBack() {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <RescheduleScreen key={visit} />
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Back
      </button>
    </>
  );
}

/** The list of a search: it is ordered and filtered, and what is filtered stays on the way back. */
export const FlightsFiltered = meta.story({
  render: () => <LeftAndBack />,
  parameters: { address: step(31, '&step=flight&people=0&day=2026-06-08') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await userEvent.click(await canvas.findByRole('radio', { name: t('order.price') }));
    await userEvent.click(canvas.getByRole('button', { name: t('filter') }));
    await expect(await screen.findByText(t('group.departs'))).toBeVisible();
    const sheet = within(screen.getByRole('dialog'));
    const [box] = sheet.getAllByRole('checkbox');
    if (box) await userEvent.click(box);
    const [show] = sheet.getAllByRole('button').slice(-1);
    if (show) await userEvent.click(show);
    const isKept = async () => {
      await expect(
        await canvas.findByRole('button', { name: t('filter.active', { count: 1 }) }),
      ).toBeVisible();
      await expect(canvas.getByRole('radio', { name: t('order.price') })).toBeChecked();
    };
    await isKept();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await isKept();
  },
});

const expired = (address: string) => ({
  parameters: { address },
  beforeEach: async ({ msw }: { msw: { use: (...handlers: ReturnType<typeof http.post>[]) => void } }) => {
    const { path, answer } = await fixtureOf('searchFlights');
    const data = answer['data'] as { offers: { legs: object[] }[] };
    const [{ legs: [leg] } = { legs: [] }] = data.offers;
    const legs = [{ ...leg, flightNo: 'MU5117' }];
    let expires = '2026-06-01T09:59:00+08:00';
    msw.use(
      http.post(`*${path}`, () => {
        const told = HttpResponse.json({
          ...answer,
          data: { ...data, offers: [{ ...data.offers[0], legs, expires }] },
        });
        expires = '2026-06-01T10:30:00+08:00';
        return told;
      }),
    );
  },
});

/** Prices that hold no more are asked for again, in the list. */
export const FlightsExpired = meta.story({
  ...expired(step(31, '&step=flight&people=0&day=2026-06-08')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'flight-offers');
    await userEvent.click(await canvas.findByRole('button', { name: t('expired.again') }));
    await waitFor(() => expect(canvas.queryByText(t('expired.title'))).toBeNull());
    await expect(canvas.getByRole('link', { name: /MU5117/ })).toBeVisible();
  },
});

/** And in the choice of a fare. */
export const CabinsExpired = meta.story({
  ...expired(step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU5117')),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('flights.again') }));
    await expect((await canvas.findAllByRole('radio'))[0]).toBeVisible();
  },
});

/** The third step: a fare of the new flight. */
export const Cabins = meta.story({
  parameters: { address: step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    const [first] = await canvas.findAllByRole('radio');
    await saysTheFee(canvas);
    await expect(canvas.getByText(t('cabin.rulesText'))).toBeVisible();
    if (first) await userEvent.click(first);
    await userEvent.click(canvas.getByRole('button', { name: t('cabin.next') }));
    await waitFor(() => expect(navigation.log.at(-1)?.to).toContain('step=confirm'));
  },
});

/** The flight is offered no longer. */
export const FlightGone = meta.story({
  parameters: { address: step(31, '&step=cabin&people=0&day=2026-06-08&flight=MU1') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('flights.gone'))).toBeVisible();
  },
});

/** Caused by the airline: the cabin of the ticket alone, with the rules of the ticket. */
export const CabinsOfAnIrregularFlight = meta.story({
  parameters: { address: step(35, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('cabin.rulesText'))).toBeVisible();
    const cabin = t('cabin', { cabin: 'economy', told: 'economy' });
    await expect(canvas.getByText(t('cabin.covered', { cabin }))).toBeVisible();
    await expect(canvas.queryByRole('tab')).toBeNull();
    await expect(canvas.getAllByRole('radio').length).toBeGreaterThan(0);
  },
});

/** No seat is left in the cabin of the ticket: another flight is the way out. */
export const NoSeatInTheCabin = meta.story({
  parameters: { address: step(35, '&step=cabin&people=0&day=2026-06-08&flight=MU5117') },
  beforeEach: async ({ msw }) => {
    const { path, answer } = await fixtureOf('searchFlights');
    const data = answer['data'] as { offers: { legs: object[]; fares: object[] }[] };
    const [{ legs: [leg], fares: [fare] } = { legs: [], fares: [] }] = data.offers;
    const only = { legs: [{ ...leg, flightNo: 'MU5117' }], fares: [{ ...fare, cabin: 'business' }] };
    msw.use(
      http.post(`*${path}`, () =>
        HttpResponse.json({ ...answer, data: { ...data, offers: [{ ...data.offers[0], ...only }] } }),
      ),
    );
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('cabin.noneCovered'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('toFlights') })).toBeVisible();
  },
});

/** The same in the second step: nobody is searched for. */
export const NobodyForTheFlights = meta.story({
  parameters: { address: step(22, '&step=flight&people=0') },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'changes');
    await expect(await canvas.findByText(t('left.text'))).toBeVisible();
  },
});

/** A check-in that has been made meanwhile: the first step takes it back with the change. */
export const CheckedInByNow = meta.story({
  parameters: { address: step(37, '&step=flight&people=0') },
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'changes');
    await userEvent.click(await canvas.findByRole('button', { name: t('way.release') }));
    await expect(navigation.log.at(-1)?.to).toMatch(/step=people.*release=1/);
  },
});
