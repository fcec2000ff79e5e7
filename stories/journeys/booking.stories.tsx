import { createOrder, findBooking, type TicketOrderRefusalCode } from '@mapp/kit/contracts';
import { AddOnsScreen } from '@mapp/kit/screens/booking/add-ons';
import { AddPassengerScreen } from '@mapp/kit/screens/booking/add-passenger';
import { CouponsScreen } from '@mapp/kit/screens/booking/booking-coupons';
import { MaterialScreen } from '@mapp/kit/screens/booking/booking-material';
import { NoticesScreen } from '@mapp/kit/screens/booking/booking-notices';
import { OutLinkScreen } from '@mapp/kit/screens/booking/out-link';
import { ChoosePassengerScreen } from '@mapp/kit/screens/booking/passenger-choice';
import { SpecialMaterialScreen } from '@mapp/kit/screens/booking/special-material';
import { http, HttpResponse } from 'msw/http';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import {
  bookingQuery,
  choosePassenger,
  fillContact,
  flightsTold,
  formTold,
  order,
  passengerTold,
  waitlistQuery,
} from '../booking.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  bookingMaterial: MaterialScreen,
  bookingPassengerChoice: ChoosePassengerScreen,
  bookingAddPassenger: AddPassengerScreen,
  bookingCoupons: CouponsScreen,
  addOns: AddOnsScreen,
  bookingNotices: NoticesScreen,
  outLink: OutLinkScreen,
};

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: `/overbook/material?${bookingQuery}`, onLeft: fn() },
});

/** A member chooses who travels, says whom to reach, agrees, and goes to the payment of one order. */
export const Booked = meta.story({
  play: async ({ airline, args, canvas, canvasElement, globals }) => {
    await order({ canvas, canvasElement, globals });
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledWith('/pay/26110100000001'));
    await expect(sentTo(airline, createOrder.path)).toHaveLength(1);
  },
});

/** Nobody is chosen and nothing agreed to: each is told at its place, and nothing is sent. */
export const SomethingMissing = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    await canvas.findByRole('heading', { name: t('contact') });
    await fillContact({ canvas, canvasElement, globals });
    await userEvent.click(there(canvas.getAllByRole('checkbox').at(-2)));
    await userEvent.click(canvas.getByRole('button', { name: t('submit') }));
    await expect(await canvas.findByText(t('party.partyEmpty'))).toBeVisible();
    // At its place, and in the summary above the form.
    await expect(canvas.getAllByText(t('agree.required'))).toHaveLength(2);
    await expect(sentTo(airline, createOrder.path)).toEqual([]);
  },
});

/** Infants, and people above 80, cannot be insured. */
export const NobodyInsured = meta.story({
  parameters: { covers: ['booking.insuranceNobody'] },
  beforeEach: async ({ msw }) =>
    msw.use(await formTold({ paxs: [passengerTold({ birthday: '1944-02-29' })] })),
  play: async (play) => {
    const t = await choosePassenger(play);
    await expect(await play.canvas.findByText(new RegExp(t('insurance.nobody')))).toBeVisible();
  },
});

/** Of a party who is not insured is named, with the reason; the others are. */
export const SomeInsured = meta.story({
  args: { start: `/overbook/material?${bookingQuery.replace('adults=1', 'adults=2')}&infants=1` },
  parameters: { covers: ['booking.insuranceInfant', 'booking.insuranceOld'] },
  beforeEach: async ({ msw }) => {
    const infant = { fare: 13_000, taxes: [], total: 13_000 };
    const flights = JSON.parse(JSON.stringify(await flightsTold()), (key, value: unknown) =>
      key === 'price' ? { ...Object(value), infant } : value,
    ) as object[];
    msw.use(
      await formTold({
        flights,
        paxs: [
          passengerTold({ paxName: '林大' }),
          passengerTold({ paxName: '林老', enGivenName: 'LAO', birthday: '1944-02-29' }),
          passengerTold({ paxName: '林小', enGivenName: 'XIAO', paxType: 'INF', birthday: '2025-06-01' }),
        ],
      }),
    );
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('people.add')) }));
    await canvas.findByRole('heading', { name: t('passengers.can') });
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    const insurance = within(await canvas.findByRole('region', { name: t('insurance') }));
    const [young, old] = globals['locale'] === 'zh' ? ['林小', '林老'] : ['Xiao Lin', 'Lao Lin'];
    await expect(insurance.getByText(t('insurance.insuranceInfant', { names: young }))).toBeVisible();
    await expect(insurance.getByText(t('insurance.insuranceOld', { names: old }))).toBeVisible();
    await userEvent.click(there(insurance.getAllByRole('checkbox')[0]));
    await userEvent.click(canvas.getByRole('button', { name: t('total.detail') }));
    const table = await within(canvasElement.ownerDocument.body).findByRole('table');
    await expect(within(table).getByText(t('insurance.count', { count: 1 }))).toBeVisible();
  },
});

/** Names as the tickets print them, each beside the order of a passport; at home one may be in Chinese alone. */
export const NamesOnTickets = meta.story({
  args: { start: `/overbook/material?${bookingQuery.replace('adults=1', 'adults=2')}` },
  beforeEach: async ({ msw }) =>
    msw.use(
      await formTold({
        paxs: [
          passengerTold({ paxName: '司徒达', enFamilyName: 'Sze-To', enGivenName: "D'Arcy" }),
          passengerTold({
            paxName: '林海',
            cnGivenName: '海',
            enFamilyName: '',
            enGivenName: '',
            favorPaxIdDtoList: [{ idType: 'NI', idNo: '310104199003074510' }],
          }),
        ],
      }),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('people.add')) }));
    await canvas.findByRole('heading', { name: t('passengers.can') });
    for (const box of canvas.getAllByRole('checkbox')) await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    const who = globals['locale'] === 'zh' ? '司徒达' : "D'Arcy Sze-To";
    await expect(
      await canvas.findByText(t('people.compared', { who, document: "SZE-TO D'ARCY", name: 'SZETO/DARCY' })),
    ).toBeVisible();
    await expect(canvas.getByText(t('people.printed', { who: '林海', name: '林海' }))).toBeVisible();
  },
});

/** Points are promised to the member who travels, and to nobody else. */
export const PointsToCome = meta.story({
  // Several people of one name.
  parameters: { sharesNames: ['Lin', '林海'] },
  args: { start: `/overbook/material?${bookingQuery.replace('adults=1', 'adults=2')}` },
  beforeEach: async ({ msw }) =>
    msw.use(await formTold({ paxs: [passengerTold({ myUserid: 'U1' }), passengerTold(), passengerTold()] })),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'booking-form');
    const shell = await words(globals, 'shell');
    const body = within(canvasElement.ownerDocument.body);
    const choose = async (...which: number[]) => {
      await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('people.addHint')) }));
      await canvas.findByRole('heading', { name: t('passengers.can') });
      for (const at of which) await userEvent.click(there(canvas.getAllByRole('checkbox')[at]));
      await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
      await userEvent.click(await canvas.findByRole('button', { name: t('total.detail') }));
      await body.findByRole('table');
    };
    const [before = ''] = t('detail.earn', { points: '|', days: 7 }).split('|');
    await choose(0, 1);
    const told = there(body.getByText((text) => text.startsWith(before))).textContent;
    const [fare] = (await flightsTold()) as { fares: { pointsEarned: number }[] }[];
    // Once, however many travel.
    await expect(told.replaceAll(/\D/g, '')).toMatch(new RegExp(`^${there(fare?.fares[0]).pointsEarned}`));
    await userEvent.click(body.getByRole('button', { name: shell('close') }));
    await choose(0, 2);
    await expect(body.queryByText((text) => text.startsWith(before))).toBeNull();
  },
});

/** The terms of an insurance are the insurer's own page: it is named before one leaves for it. */
export const TermsOfInsurance = meta.story({
  parameters: { config: { webviewAllow: ['https://partner.example'] } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const webview = await words(globals, 'webview');
    const terms = await canvas.findAllByRole('link', {
      name: new RegExp(t('insurance.termsOf', { name: '' }).trim()),
    });
    await userEvent.click(there(terms[0]));
    const host = 'partner.example';
    await expect(
      await canvas.findByRole('heading', { name: webview('leaving.title', { host }) }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: webview('out.go', { host }) })).toHaveAttribute(
      'href',
      'https://partner.example/sandbox/partner?service=insurance&terms=delay',
    );
  },
});

/** The order was sent, no answer came, and the page is opened anew: its order is found, and leads to the payment. */
export const FoundAgain = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: createOrder.path, kind: 'network', after: true, times: 1 }),
  play: async (play) => {
    const { airline, args, canvas, globals } = play;
    const shell = await words(globals, 'shell');
    const t = await order(play);
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    // To the passengers, who are on that order by now, and back: the page asks what became of it.
    await userEvent.click(canvas.getByRole('link', { name: new RegExp(t('people.change')) }));
    await userEvent.click(await canvas.findByRole('button', { name: shell('close') }));
    await expect(await canvas.findByText(t('earlier.made'), {}, { timeout: 8000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('earlier.toPayment')} \\d`) }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledWith('/pay/26110100000001'));
    await expect(sentTo(airline, createOrder.path)).toHaveLength(1);
  },
});

/** Sent before with other passengers, and never answered: that order is found and shown, and none is made of both. */
export const OrderedWithOthers = meta.story({
  parameters: { covers: ['request.conflict'] },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${createOrder.path}`, () => HttpResponse.json({ Code: 40_902, Msg: 'Sandbox' })),
      http.post(`*${findBooking.path}`, () =>
        HttpResponse.json({
          Code: 200,
          Msg: 'success',
          data: {
            order: {
              orderNo: '26110100000007',
              state: 'waiting',
              total: { amount: 68_000, currency: 'CNY' },
            },
          },
        }),
      ),
    ),
  play: async (play) => {
    const { args, canvas } = play;
    const t = await order(play);
    await expect(await canvas.findByText(t('refused.otherOrder'))).toBeVisible();
    await expect(await canvas.findByText(t('earlier.madeText', { number: '26110100000007' }))).toBeVisible();
    await expect(canvas.getByDisplayValue('林海')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: `${t('earlier.toPayment')} 26110100000007` }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledWith('/pay/26110100000007'));
  },
});

/** A place on the waitlist is taken: its number and flights, and the way to the order. */
export const OnTheWaitlist = meta.story({
  args: { start: `/overbook/material?${waitlistQuery}` },
  play: async (play) => {
    const { canvas, canvasElement, globals } = play;
    const t = await choosePassenger(play);
    await fillContact({ canvas, canvasElement, globals });
    await userEvent.click(canvas.getByRole('button', { name: t('submit.waitlist') }));
    await expect(await canvas.findByText(t('ordered.waitlist'))).toBeVisible();
    await expect(canvas.getByText(t('ordered.number', { number: '26110100000001' }))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('ordered.see') })).toHaveAttribute(
      'href',
      '/mapp/order/detail/26110100000001',
    );
  },
});

/** Points, a coupon and an insurance change the total; the details add up. */
export const TakenOff = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await choosePassenger({ canvas, canvasElement, globals });
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('coupon')) }));
    await userEvent.click(there((await canvas.findAllByRole('radio'))[1]));
    await userEvent.click(canvas.getByRole('button', { name: t('passengers.done') }));
    await userEvent.click(await canvas.findByRole('switch', { name: new RegExp(t('points.use')) }));
    const stepper = await canvas.findByRole('group', { name: t('points.use') });
    await userEvent.click(there(within(stepper).getAllByRole('button')[1]));
    await userEvent.click(there(canvas.getAllByRole('checkbox')[0]));
    await userEvent.click(canvas.getByRole('button', { name: t('total.detail') }));
    const body = canvasElement.ownerDocument.body;
    // 680 and 30 for the insurance, less 100 of the coupon and 100 of points.
    await waitFor(() => expect(body).toHaveTextContent(/510/));
  },
});

/** A search for prices in points: as many as can be used are taken, until the traveller says otherwise. */
export const SearchedInPoints = meta.story({
  args: { start: `/overbook/material?${bookingQuery}&points=1` },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    const points = await canvas.findByRole('switch', { name: new RegExp(t('points.use')) });
    await expect(points).toBeChecked();
    const stepper = within(canvas.getByRole('group', { name: t('points.use') }));
    const [less, more] = stepper.getAllByRole('button');
    await expect(more).toBeDisabled();
    await userEvent.click(there(less));
    await expect(more).toBeEnabled();
    await userEvent.click(points);
    await expect(points).not.toBeChecked();
  },
});

/** A coupon that does not go together with points says so once points are used. */
export const CouponWithoutPoints = meta.story({
  parameters: { covers: ['booking.couponPoints'] },
  play: async (play) => {
    const { canvas } = play;
    const t = await choosePassenger(play);
    await userEvent.click(await canvas.findByRole('switch', { name: new RegExp(t('points.use')) }));
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('coupon')) }));
    await expect(await canvas.findByText(new RegExp(t('coupon.obstacle.couponPoints')))).toBeVisible();
  },
});

/** Services go into the cart one by one, and out of it. */
export const WithExtras = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'booking-form');
    await userEvent.click(await canvas.findByRole('link', { name: new RegExp(t('extras.none')) }));
    await canvas.findByRole('heading', { name: t('extras.more') });
    const adding = () =>
      canvas.getAllByRole('button').filter((button) => button.textContent === t('extras.add'));
    await userEvent.click(there(adding()[0]));
    await expect(await canvas.findByText(t('extras.cart', { count: 1 }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('extras.remove') }));
    await userEvent.click(there(adding()[2]));
    await userEvent.click(canvas.getByRole('button', { name: t('extras.done') }));
    const extras = await canvas.findByRole('region', { name: t('extras') });
    await expect(within(extras).getByRole('link', { name: new RegExp(t('extras.change')) })).toBeVisible();
  },
});

/** The answer is lost after the airline has acted: it is looked up, and the order is not made twice. */
export const LostAndFound = meta.story({
  beforeEach: ({ airline }) =>
    airline.fault({ path: createOrder.path, kind: 'network', after: true, times: 1 }),
  play: async ({ airline, args, canvas, canvasElement, globals }) => {
    const t = await order({ canvas, canvasElement, globals });
    const outcome = await words(globals, 'outcome');
    await expect(await canvas.findByText(t('outcome.unknown'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledWith('/pay/26110100000001'));
    await expect(sentTo(airline, createOrder.path)).toHaveLength(1);
    await expect(sentTo(airline, findBooking.path)).toHaveLength(1);
  },
});

/** Nobody answers the look-up either: it is asked once more, and nothing is sent meanwhile. */
export const LookUpFails = meta.story({
  beforeEach: ({ airline }) => {
    airline.fault({ path: createOrder.path, kind: 'network', after: true, times: 1 });
    airline.fault({ path: findBooking.path, kind: 'http500', times: 1 });
  },
  play: async ({ airline, args, canvas, canvasElement, globals }) => {
    await order({ canvas, canvasElement, globals });
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(sentTo(airline, findBooking.path)).toHaveLength(1));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check'), busy: false }));
    await waitFor(() => expect(args.onLeft).toHaveBeenCalledWith('/pay/26110100000001'));
    await expect(sentTo(airline, createOrder.path)).toHaveLength(1);
  },
});

/** No answer, and nothing was done: it can be sent again. */
export const NothingCameOfIt = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: createOrder.path, kind: 'network', times: 1 }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await order({ canvas, canvasElement, globals });
    const outcome = await words(globals, 'outcome');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('outcome.absentText'))).toBeVisible();
  },
});

/** An order that the airline refuses with a code. */
const refused = (
  code: TicketOrderRefusalCode,
  name: Parameters<Awaited<ReturnType<typeof words<'booking-form'>>>>[0],
  covers: string,
) =>
  ({
    parameters: { covers: [covers] },
    beforeEach: ({ msw }: { msw: { use: (handler: ReturnType<typeof http.post>) => void } }) =>
      msw.use(
        http.post(`*${createOrder.path}`, () =>
          HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode: code }),
        ),
      ),
    play: async (play: Parameters<typeof order>[0]) => {
      const t = await order(play);
      await expect(await play.canvas.findByText(t(name as 'refused.soldOut'))).toBeVisible();
      // Nothing that was typed is lost.
      await expect(play.canvas.getByDisplayValue('林海')).toBeVisible();
    },
  }) as const;

export const OfferUnknown = meta.story(refused('BKG04', 'refused.offerUnknown', 'booking.offerUnknown'));
export const PriceChangedMeanwhile = meta.story(
  refused('BKG05', 'refused.priceChanged', 'booking.priceChanged'),
);
export const SoldMeanwhile = meta.story(refused('BKG06', 'refused.soldOut', 'booking.soldOut'));
export const ExpiredMeanwhile = meta.story(refused('BKG07', 'refused.expired', 'booking.expired'));
export const Duplicate = meta.story(refused('BKG08', 'refused.duplicate', 'booking.duplicate'));
export const ProductLimit = meta.story(refused('BKG09', 'refused.productLimit', 'booking.productLimit'));
export const PassengerRefused = meta.story(refused('BKG10', 'refused.passenger', 'booking.passenger'));
export const PointsRefused = meta.story(refused('BKG11', 'refused.points', 'booking.points'));
export const CouponRefused = meta.story(refused('BKG12', 'refused.coupon', 'booking.coupon'));
export const InsuranceRefused = meta.story(refused('BKG13', 'refused.insurance', 'booking.insurance'));
export const CodeRefused = meta.story(refused('BKG14', 'refused.code', 'booking.code'));
export const TermsChanged = meta.story(refused('BKG15', 'refused.rulesChanged', 'booking.rulesChanged'));

/** The parts of a special product's booking lead back to the address on which it was begun. */
export const BackToItsAddress = meta.story({
  args: {
    screens: { ...screens, specialMaterial: SpecialMaterialScreen },
    start: `/specialMaterial?${bookingQuery}`,
  },
  beforeEach: async ({ msw }) => msw.use(await formTold({ productLimit: { passengers: 1 } })),
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await choosePassenger({ canvas, canvasElement, globals });
    await expect(await canvas.findByText(t('party.partyLimit', { count: 1 }))).toBeVisible();
    await expect(args.onLeft).not.toHaveBeenCalled();
  },
});
