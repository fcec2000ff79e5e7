import { AirportBoard, BoardGround, BoardHead, BoardSkeleton } from '@mapp/kit/components/airport-board';
import type { AirportPlace } from '@mapp/kit/contracts';
import { flightStates, type BoardSide } from '@mapp/kit/rules';
import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { boardFlight, boardFlights, flightsInEachState } from '../fixtures/board.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';

const capital: AirportPlace = { code: 'PEK', city: '北京', name: '首都' };
const side: BoardSide = 'departures';

const meta = preview.meta({
  component: AirportBoard,
  subcomponents: { BoardGround, BoardHead, BoardSkeleton },
  parameters: { layout: 'fullscreen' },
  args: { airport: capital, side, flights: boardFlights(10) },
  decorators: [(Story) => <BoardGround>{Story()}</BoardGround>],
});

/** A late flight keeps its place; its old time is struck. */
export const Basic = meta.story({
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'airport');
    const table = canvas.getByRole('table', {
      name: t('board.caption', { airport: said('北京 首都'), side: 'departures' }),
    });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(4);
    await expect(within(table).getAllByRole('row')).toHaveLength(11);
    const late = there(within(table).getAllByRole('row')[3]);
    await expect(late).toHaveTextContent('08:05');
    await expect(late).toHaveTextContent(t('board.was'));
    await expect(within(late).getByText('07:40')).toBeVisible();
  },
});

/** Each state has its word, whatever its colour. */
export const EveryState = meta.story({
  args: { flights: flightsInEachState },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    for (const state of flightStates) await expect(canvas.getAllByText(t(`state.${state}`))[0]).toBeVisible();
  },
});

/** One's own flight is marked with words as well. */
export const OwnFlight = meta.story({
  args: { flights: [boardFlight(0), boardFlight(5, { flightNo: 'MU5101', own: true }), boardFlight(6)] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    const own = canvas.getByText(t('board.ownFlight', { flight: 'MU5101' }));
    await expect(own).toBeVisible();
    await expect(canvas.getByRole('row', { name: /MU5101/ })).toHaveAttribute('data-state', 'own');
  },
});

/** Neither gate nor terminal is told yet: a dash, and words for those who listen. */
export const NotToldYet = meta.story({
  args: {
    flights: [boardFlight(0, { gate: undefined, terminal: undefined }), boardFlight(1, { state: 'unknown' })],
  },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(canvas.getByText(t('board.noGate'))).toBeInTheDocument();
    const states = await words(globals, 'dynamics');
    await expect(canvas.getByText(states('state.unknown'))).toBeVisible();
  },
});

export const Arrivals = meta.story({
  args: { side: 'arrivals', flights: [boardFlight(0, { belt: '12' }), boardFlight(3)] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'airport');
    await expect(canvas.getByRole('columnheader', { name: t('board.belt') })).toBeInTheDocument();
    await expect(canvas.getByText('12')).toBeVisible();
    await expect(canvas.getByText(t('board.noBelt'))).toBeInTheDocument();
  },
});

/** News of ten flights changes no other row's place. */
export const EightyRows = meta.story({
  args: { flights: boardFlights(80) },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    await expect(rows).toHaveLength(80);
    // Late or not, rows of one place are equally high; a long name may take two lines.
    const places = rows.map((_, index) => there(args.flights[index]).place.code);
    const heights = rows.map((row) => Math.round(row.getBoundingClientRect().height));
    await expect(new Set(rows.map((_, index) => `${places[index]} ${heights[index]}`)).size).toBe(
      new Set(places).size,
    );
  },
});

export const Waiting = meta.story({
  render: () => (
    <>
      <BoardHead code="PEK" city="北京" now="2026-06-01T07:18:00+08:00">
        <p>北京 首都</p>
      </BoardHead>
      <BoardSkeleton />
    </>
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'airport');
    await expect(canvas.getByText(t('board.clock', { city: said('北京') }))).toBeInTheDocument();
    await expect(canvas.getByText('07:18')).toBeVisible();
  },
});
