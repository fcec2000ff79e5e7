// @vitest-environment happy-dom
import { cleanup, render, waitFor } from '@testing-library/react';
import { BeneficiaryList } from '@mapp/kit/components/beneficiary-list';
import { BoardingPass } from '@mapp/kit/components/boarding-pass';
import { FormGender, FormText, RuledForm } from '@mapp/kit/components/form-fields';
import { JourneyCard } from '@mapp/kit/components/journey-card';
import { OrderCard } from '@mapp/kit/components/order';
import { DayCalendar } from '@mapp/kit/components/price-calendar';
import { SeatMap } from '@mapp/kit/components/seat-map';
import { TierMeasures } from '@mapp/kit/components/tier-progress';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { RadioList } from '@mapp/kit/primitives/field';
import { readFileSync } from 'node:fs';
import { Suspense, type ReactNode } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { some } from '../../stories/fixtures/beneficiaries.ts';
import { now, pass } from '../../stories/fixtures/boarding-pass.ts';
import { closing, journeyOf, links, now as storyNow, onward } from '../../stories/fixtures/journeys.ts';
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

const drawn: Record<string, ReactNode> = {
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

// A form's parts are its fields, which are each form's own.
const told = Object.entries(parts).filter(([name]) => name !== 'fields of a form');

it.each(told)('%s is in the guide with its parts', (name, named) => {
  const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
  expect(named.flat().filter((word) => !row.includes(`\`${word}\``))).toEqual([]);
});
