import {
  FlightCard,
  FlightHead,
  FlightRights,
  FlightRoute,
  FlightSearchForm,
  FlightStateBadge,
  FlightTimeline,
  RecentSearches,
} from '@mapp/kit/components/flight-dynamics';
import { Button } from '@mapp/kit/primitives/button';
import { formatsFor, type Locale } from '@mapp/kit/messages';
import { flightStates, flightShown } from '@mapp/kit/rules';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { at, clock, flights, leg, overMidnight, rights, told, withStop } from '../fixtures/dynamics.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { called, words } from '../words.ts';

const [delayed, minute] = flights.delayed;

const meta = preview.meta({
  component: FlightHead,
  subcomponents: {
    FlightCard,
    FlightRights,
    FlightRoute,
    FlightSearchForm,
    FlightStateBadge,
    FlightTimeline,
    RecentSearches,
  },
  decorators: [padded],
  args: { flight: delayed, now: clock(minute), nextNews: at(290) },
});

export const Delayed = meta.story({
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByRole('heading')).toHaveTextContent(/4.*30/);
    await expect(canvas.getByText('12:30')).toBeVisible();
    await expect(canvas.getByText(new RegExp(said('飞机检修')))).toBeVisible();
    await expect(canvas.getByText(t('facts.afterLanding'))).toBeVisible();
  },
});

/** Every state of the list, in a word with its sign. */
export const EveryState = meta.story({
  render: () => (
    <ul>
      {flightStates.map((state) => (
        <li key={state}>
          <FlightStateBadge flight={flights[state][0]} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvas }) => {
    const said = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(new Set(said).size).toBe(flightStates.length);
  },
});

export const GateChanged = meta.story({
  args: { flight: flights.boarding[0], now: clock(-30), nextNews: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText('C31')).toBeVisible();
    await expect(canvas.getByText(t('facts.gateWas', { gate: 'C23' }))).toBeVisible();
  },
});

export const Cancelled = meta.story({
  args: { flight: flights.cancelled[0], now: clock(-60), nextNews: undefined },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('state.cancelled'));
    await expect(canvas.queryByText(t('facts.gate'))).toBeNull();
    await expect(canvas.getByText(new RegExp(said('目的地雷雨')))).toBeVisible();
  },
});

export const Diverted = meta.story({
  args: { flight: flights.diverted[0], now: clock(110), nextNews: undefined },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('remark.divertedDown', { place: said('杭州萧山') }))).toBeVisible();
    const lines = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent);
    await expect(lines).toContain(t('end.untold'));
  },
});

export const Returned = meta.story({
  args: { flight: flights.returned[0], now: clock(80), nextNews: undefined },
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('remark.returned', { place: said('北京首都') }))).toBeVisible();
  },
});

export const NoNews = meta.story({
  args: { flight: flights.unknown[0], now: clock(45), nextNews: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('state.unknown'));
    await expect(canvas.getByText(/40/)).toBeVisible();
  },
});

/** Nothing has ever been told, and it should have left. */
export const NeverToldOf = meta.story({
  args: { flight: flightShown([leg], [], clock(60)), now: clock(60), nextNews: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('remark.silentNone'))).toBeVisible();
  },
});

export const InTheAirAndLate = meta.story({
  args: { flight: flights.enRoute[0], now: clock(60), nextNews: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByRole('heading')).toHaveTextContent(t('state.enRoute'));
    await expect(canvas.getByText(/25/)).toBeVisible();
  },
});

export const Arrived = meta.story({
  args: { flight: flights.arrived[0], now: clock(140), nextNews: undefined },
  play: async ({ canvas }) => expect(canvas.getByText('17')).toBeVisible(),
});

/** Days before, nothing but the plan is known. */
export const AsPlanned = meta.story({
  args: { flight: flights.scheduled[0], now: clock(-3000), nextNews: undefined },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getAllByText(t('facts.untold'))).toHaveLength(3);
    await expect(canvas.getAllByText(t('facts.dayBefore'))).toHaveLength(2);
  },
});

const href = '/mapp/flight/details?flight=MU5101&day=2026-06-01';

export const OneAmongOthers = meta.story({
  render: () => <FlightCard href={href} flightNo="MU5101" day="6月1日" flight={delayed} />,
  play: async ({ canvas, globals, navigation }) => {
    const t = await words(globals, 'dynamics');
    const card = canvas.getByRole('link');
    await expect(card).toHaveTextContent('MU5101');
    // The plan is struck through, and said.
    await expect(within(card).getByText(t('end.formerly', { time: '08:00' }))).toBeInTheDocument();
    await userEvent.click(card);
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/flight/details?flight=MU5101&day=2026-06-01' },
    ]);
  },
});

export const OwnTripFlownByAnother = meta.story({
  render: () => (
    <FlightCard
      href={href}
      flightNo="MU5216"
      day="6月1日"
      flight={flights.onTime[0]}
      note="您的行程"
      operatedBy="FM 航空"
    />
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('operatedBy', { name: said('FM 航空') }))).toBeVisible();
    await expect(canvas.getByText(said('您的行程'))).toBeVisible();
  },
});

export const WithAStop = meta.story({
  render: () => <FlightRoute flight={withStop} />,
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('stop.via', { place: said('上海虹桥') }))).toBeVisible();
  },
});

/** The day beside the time, and an arrival that nobody has told. */
export const OverMidnight = meta.story({
  render: () => <FlightRoute flight={overMidnight} detailed />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByRole('img', { name: called(t('end.later', { days: 1 })) })).toBeVisible();
    await expect(canvas.getByText(t('end.untold'))).toBeVisible();
  },
});

const incoming = { flightNo: 'MU5150', from: '西安咸阳', planned: at(-70), actual: at(-46) };

/** The aircraft's arrival is the first step: it explains a delay. */
export const Progress = meta.story({
  render: () => <FlightTimeline leg={flights.boarding[0].current} incoming={incoming} label="进度" />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const [, first, second, third] = canvas.getAllByRole('row');
    await expect(there(first)).toHaveTextContent('MU5150');
    await expect(there(first)).toHaveTextContent(t('mark.done'));
    await expect(there(second)).toHaveTextContent(t('step.boarding'));
    await expect(there(third)).toHaveAttribute('aria-current', 'step');
    await expect(there(third)).toHaveTextContent(t('timeline.untold'));
  },
});

export const ProgressOfACancelledFlight = meta.story({
  render: () => <FlightTimeline leg={flights.cancelled[0].current} incoming={incoming} label="进度" />,
  play: async ({ canvas }) => expect(canvas.getAllByRole('row')).toHaveLength(2),
});

const hotline = '95530';

export const RightsNow = meta.story({
  render: () => (
    <FlightRights flight={delayed} rules={rights} source="服务承诺" hotline={hotline} now={clock(minute)} />
  ),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    const rows = canvas.getAllByRole('listitem');
    await expect(there(rows[0])).toHaveTextContent('200');
    await expect(there(rows[0])).toHaveTextContent(t('rights.now'));
    await expect(canvas.getByText(t('rights.from', { time: '16:00' }))).toBeVisible();
    await expect(canvas.getByText(t('rights.source', { source: said('服务承诺') }))).toBeVisible();
  },
});

/** Somebody else is to blame: no compensation, and meals at one's own cost. */
export const RightsInBadWeather = meta.story({
  render: () => (
    <FlightRights
      flight={flightShown([leg], [told('estimate', 90, { out: at(270), cause: 'weather' })], clock(200))}
      rules={rights}
      hotline={hotline}
      now={clock(200)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getAllByText(new RegExp(t('rights.ownCost')))).toHaveLength(2);
    await expect(canvas.queryByText(/200/)).toBeNull();
  },
});

export const RightsBeforeTheCauseIsKnown = meta.story({
  render: () => (
    <FlightRights
      flight={flightShown([leg], [told('estimate', 90, { out: at(270) })], clock(200))}
      rules={rights}
      hotline={hotline}
      now={clock(200)}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    const rows = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    const { money } = formatsFor(globals['locale'] as Locale, 'Asia/Shanghai');
    for (const amount of [20_000, 40_000]) {
      const sum = t('right.compensation', { amount: money({ amount, currency: 'CNY' }) });
      const row = there(rows.find((text) => text.includes(sum)));
      await expect(row).toContain(t('rights.cause'));
    }
    await expect(there(rows.find((text) => text.includes(t('right.meals'))))).toContain(t('rights.cause'));
    await expect(there(rows.find((text) => text.includes(t('right.change'))))).toContain(t('rights.now'));
  },
});

export const RightsOfACancelledFlight = meta.story({
  render: () => (
    <FlightRights flight={flights.cancelled[0]} rules={rights} hotline={hotline} now={clock(-60)} />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'dynamics');
    await expect(canvas.getByText(t('right.cancelCertificate'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** The airline has published nothing: whom to ask. */
export const RightsWithoutARule = meta.story({
  render: () => <FlightRights flight={delayed} rules={undefined} hotline={hotline} now={clock(minute)} />,
  play: async ({ canvas }) => expect(canvas.getByText(/95530/)).toBeVisible(),
});

const sought = fn();
const today = '2026-06-01';
const empty = { way: 'number', flightNo: '', from: '', to: '', day: today } as const;
const search = (
  <Button type="submit" wide>
    查动态
  </Button>
);

/** In any writing, with the day beside it. */
export const Looking = meta.story({
  render: () => (
    <FlightSearchForm defaultValue={empty} today={today} onSubmit={sought}>
      {search}
    </FlightSearchForm>
  ),
  beforeEach: () => void sought.mockClear(),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    const refusals = await words(globals, 'validation');
    const field = canvas.getByLabelText(t('search.number'));
    await userEvent.click(canvas.getByRole('button', { name: said('查动态') }));
    await expect(canvas.getByText(refusals('flight.number'))).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '12{Enter}');
    await expect(canvas.getByText(refusals('flight.format'))).toBeVisible();
    await expect(sought).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, 'mu 0513{Enter}');
    await expect(sought).toHaveBeenCalledWith({ flightNo: 'MU0513', day: today });
    await userEvent.click(canvas.getByRole('radio', { name: new RegExp(t('day.tomorrow')) }));
    await userEvent.type(field, '{Enter}');
    await expect(sought).toHaveBeenLastCalledWith({ flightNo: 'MU0513', day: '2026-06-02' });
  },
});

export const LookingByRoute = meta.story({
  render: () => (
    <FlightSearchForm
      defaultValue={{ ...empty, way: 'route', from: 'BJS', to: '' }}
      today={today}
      onSubmit={sought}
    >
      {search}
    </FlightSearchForm>
  ),
  beforeEach: () => void sought.mockClear(),
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'dynamics');
    const refusals = await words(globals, 'validation');
    await userEvent.click(canvas.getByRole('button', { name: said('查动态') }));
    await expect(canvas.getByText(refusals('place.choose'))).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: t('search.to') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('search.swap') }));
    await expect(await canvas.findByRole('combobox', { name: t('search.to') })).toHaveTextContent('BJS');
  },
});

const again = fn();

export const LookedForBefore = meta.story({
  render: () => (
    <RecentSearches
      searches={[
        { id: 'MU5122', name: 'MU5122', way: 'number' },
        { id: 'BJS-CTU', name: '北京 – 成都', way: 'route' },
      ]}
      onSelect={again}
    />
  ),
  beforeEach: () => void again.mockClear(),
  play: async ({ canvas, said }) => {
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(said('北京')) }));
    await expect(again).toHaveBeenCalledWith('BJS-CTU');
  },
});
