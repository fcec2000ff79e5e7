// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { BeneficiaryList } from '@mapp/kit/components/beneficiary-list';
import { BoardingPass } from '@mapp/kit/components/boarding-pass';
import { FareFamilies } from '@mapp/kit/components/fare-families';
import { FlightOffers } from '@mapp/kit/components/flight-offers';
import { FormGender, FormText, RuledForm } from '@mapp/kit/components/form-fields';
import { JourneyCard } from '@mapp/kit/components/journey-card';
import { OrderCard } from '@mapp/kit/components/order';
import { OrderJourneys, OrderPeople, OrderPrice, OrderTimeline } from '@mapp/kit/components/order-detail';
import { DayCalendar } from '@mapp/kit/components/price-calendar';
import { MoneyWay } from '@mapp/kit/components/refund';
import { SeatMap } from '@mapp/kit/components/seat-map';
import { FlightChange } from '@mapp/kit/components/ticket-change';
import { TierMeasures } from '@mapp/kit/components/tier-progress';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { RadioList } from '@mapp/kit/primitives/field';
import { moneyWay, noCalendar } from '@mapp/kit/rules';
import { readFileSync } from 'node:fs';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { some } from '../../stories/fixtures/beneficiaries.ts';
import { now, pass } from '../../stories/fixtures/boarding-pass.ts';
import { closing, journeyOf, links, now as storyNow, onward } from '../../stories/fixtures/journeys.ts';
import { basic, departs, standard, tenDaysBefore } from '../../stories/fixtures/fares.ts';
import { direct, namesOf } from '../../stories/fixtures/offers.ts';
import { towardsGold } from '../../stories/fixtures/tiers.ts';
import { narrow, parties } from '../../stories/fixtures/seats.ts';

beforeAll(() => preloadMessages('en'));
afterEach(async () => {
  cleanup();
  // The seat map goes on loading what a tap will need.
  await vi.dynamicImportSettled();
});

const nothing = () => undefined;
const actions = { onPrint: nothing };
const rules = { check: nothing, fields: () => ['name'] as const };

const flight = {
  flightNo: 'MU5101',
  departs: '2026-06-05T08:00:00+08:00',
  arrives: '2026-06-05T10:15:00+08:00',
  from: 'SHA',
  to: 'PEK',
  fromPlace: 'T2',
  toPlace: 'T2',
  cabin: 'Economy',
};
const end = { airport: 'SHA', name: 'Hongqiao', time: '2026-06-11T08:00:00+08:00' };
const yuan = (amount: number) => ({ amount, currency: 'CNY' });

const drawn: Record<string, ReactNode> = {
  FlightOffers: <FlightOffers offers={[direct]} namesOf={namesOf} hrefOf={() => '#'} now={now} />,
  FareFamilies: (
    <FareFamilies
      fares={[basic, standard]}
      value={standard.fareId}
      departs={departs}
      now={tenDaysBefore}
      passengers={{ adults: 1, children: 0, infants: 0 }}
      hotline="95530"
      onChange={nothing}
    />
  ),
  FlightChange: <FlightChange was={flight} is={[{ ...flight, flightNo: 'MU5117' }]} />,
  MoneyWay: (
    <MoneyWay
      way={moneyWay(
        { state: 'examining', times: { received: '2026-05-29T10:02:00+08:00' } },
        '2026-06-01',
        noCalendar,
      )}
    />
  ),
  'parts of an order': (
    <>
      <OrderJourneys journeys={[{ flightNo: 'MU5101', departure: end, arrival: end, cancelled: true }]} />
      <OrderPeople people={[{ name: 'ZHANG/SAN', paxType: 'ADT', coupons: [] }]} />
      <OrderPrice order={{ lines: [], cash: [yuan(100)] }} status="completed" />
      <OrderTimeline events={[{ event: 'paid', at: '2026-06-01T09:00:00+08:00' }]} />
    </>
  ),
  SeatMap: (
    <SeatMap map={{ state: 'ready', data: narrow }} party={parties.twoAdults} value={{ zhang: '5B' }} />
  ),
  BoardingPass: <BoardingPass pass={pass} now={now} status={undefined} actions={actions} />,
  OrderCard: (
    <OrderCard
      order={{
        state: 'waiting',
        orderedAt: '2026-06-01T09:00:00+08:00',
        payUntil: '2026-06-01T10:30:00+08:00',
      }}
      now={now}
      keeps="seats"
      href="/order"
      amount="120"
    >
      {'Seats'}
    </OrderCard>
  ),
  DayCalendar: (
    <DayCalendar
      bounds={{ min: '2026-06-01', max: '2026-06-30' }}
      today="2026-06-01"
      trip="OW"
      value={{ out: '2026-06-05' }}
      onSelect={nothing}
      holidays={new Map()}
    />
  ),
  'fields of a form': (
    <RuledForm
      defaultValue={{ name: 'Li', gender: 'M' }}
      rules={rules}
      context={undefined}
      labelOf={(field) => field}
      onSubmit={nothing}
    >
      <FormText field="name" label="Name" attributes={{ autoComplete: 'off' }} />
      <FormGender field="gender" />
    </RuledForm>
  ),
  JourneyCard: (
    <JourneyCard
      journey={journeyOf(closing, onward)}
      now={storyNow}
      links={links}
      auto={{ isOn: () => false, set: nothing, outcome: () => undefined }}
      main="S-closing"
    />
  ),
  BeneficiaryList: <BeneficiaryList list={some} now={new Date(storyNow)} href={() => '/one'} />,
  TierMeasures: <TierMeasures measures={towardsGold} />,
  RadioList: (
    <RadioList
      legend="Reading"
      items={[
        { value: 'zeng', label: 'ZENG' },
        { value: 'ceng', label: 'CENG' },
      ]}
      value="zeng"
      onChange={nothing}
    />
  ),
};

/** Parts, each with one of its states where it has some. */
const parts: Record<string, readonly (readonly [part: string, state?: string])[]> = {
  FlightOffers: [['price'], ['facts']],
  FareFamilies: [['fare', 'checked'], ['fare', 'unchecked'], ['detail']],
  FlightChange: [['was'], ['is']],
  MoneyWay: [
    ['received', 'done'],
    ['examined', 'current'],
  ],
  'parts of an order': [['flight', 'cancelled'], ['person'], ['total'], ['paid']],
  SeatMap: [
    ['seat', 'chosen'],
    ['seat', 'selectable'],
    ['seat', 'taken'],
    ['seat', 'notForPassenger'],
  ],
  BoardingPass: [
    ['pass'],
    ['flight'],
    ['day'],
    ['route'],
    ['gate', 'known'],
    ['boards', 'known'],
    ['seat', 'known'],
    ['barcode', 'drawn'],
    ['holder'],
    ['actions'],
  ],
  OrderCard: [['status'], ['amount'], ['hold']],
  DayCalendar: [
    ['day', 'out'],
    ['day', 'open'],
  ],
  'fields of a form': [['name'], ['gender']],
  JourneyCard: [['segment', 'closing']],
  BeneficiaryList: [
    ['beneficiary', 'inForce'],
    ['beneficiary', 'waiting'],
  ],
  TierMeasures: towardsGold.map(({ kind }) => [kind] as const),
  RadioList: [
    ['item', 'checked'],
    ['item', 'unchecked'],
  ],
};

const guide = readFileSync('docs/host-guide.md', 'utf8');

it.each(Object.entries(parts))('%s names its parts and their states', async (name, named) => {
  render(
    <MessagesProvider locale="en">
      <Suspense>{drawn[name]}</Suspense>
    </MessagesProvider>,
  );
  for (const [part, state] of named) {
    const selector = `[data-part="${part}"]${state === undefined ? '' : `[data-state="${state}"]`}`;
    await waitFor(() => expect([selector, document.querySelector(selector)]).not.toContain(null));
  }
});

// A form's parts are its fields, which are each form's own; those of an order are components, each with its own.
const told = Object.entries(parts).filter(([name]) => !name.includes(' of a'));

it.each(told)('%s is in the guide with its parts', (name, named) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  expect(named.flat().filter((word) => !row.includes(`\`${word}\``))).toEqual([]);
});
