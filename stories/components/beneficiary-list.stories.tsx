import {
  BeneficiaryList,
  BeneficiaryListSkeleton,
  BeneficiaryPlaces,
  BeneficiaryStatus,
  PlacesSkeleton,
} from '@mapp/kit/components/beneficiary-list';
import { relations } from '@mapp/kit/rules';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { everyRelation, full, now, some } from '../fixtures/beneficiaries.ts';
import { padded } from '../primitives/padded.tsx';
import { countedMotions, countMotions } from '../running.ts';
import { words } from '../words.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';

const meta = preview.meta({
  component: BeneficiaryList,
  subcomponents: { BeneficiaryStatus, BeneficiaryListSkeleton, BeneficiaryPlaces, PlacesSkeleton },
  args: { list: some, now, href: ({ beneficiaryId }) => `#${beneficiaryId}` },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('link');
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(['#b-1', '#b-4', '#b-3', '#b-2']);
    await expect(there(rows[0])).toHaveTextContent(/单乐/);
    // 46 days that are left, rounded up, plus 1.
    await expect(there(rows[3])).toHaveTextContent(/47/);
    await expect(there(rows[2])).toHaveTextContent(/2/);
    await expect(there(rows[1])).toHaveTextContent(/PAPADOPOULOS KONSTANTINOS|Konstantinos Papadopoulos/);
  },
});

export const AsManyAsThereMayBe = meta.story({
  args: { list: full },
  parameters: { covers: ['beneficiaries.full'] },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'beneficiaries');
    await expect(await canvas.findByText(t('list.full', { max: 4 }))).toBeVisible();
  },
});

export const EveryRelation = meta.story({
  args: { list: everyRelation },
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('link');
    // They differ in their relation alone.
    await expect(new Set(rows.map((row) => row.textContent)).size).toBe(relations.length);
  },
});

export const OneAlone = meta.story({
  args: { list: { ...some, uniBeneficiaryDetails: some.uniBeneficiaryDetails.slice(0, 1) } },
});

/** Those whose days are counted. */
const waiting = 2;

/** The rings of the days that are left grow once. */
export const Grows = meta.story({
  globals: { motion: 'full' },
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: countMotions,
  play: async ({ canvas }) => {
    await waitFor(() => expect(countedMotions()).toEqual({ started: waiting, ended: waiting }));
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
});

export const Still = meta.story({
  globals: { motion: 'reduced' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
    await expect(document.getAnimations()).toEqual([]);
  },
});

export const InForce = meta.story({
  render: () => <BeneficiaryStatus beneficiaryDate="2026-06-01" now={now} />,
});

/** Begins in the next second of the same day: rounded up, plus one. */
export const WaitingForSeconds = meta.story({
  render: () => <BeneficiaryStatus beneficiaryDate="2026-06-01T10:00:01+08:00" now={now} />,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/2/),
});

/** Half of the places are taken. */
export const Places = meta.story({
  render: () => <BeneficiaryPlaces list={some} />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'beneficiaries');
    await expect(canvas.getByText(t('list.countSpoken', { count: 4, max: 8 }))).toBeInTheDocument();
    const [, places] = withoutRole(canvasElement, '[aria-hidden="true"]');
    await expect(there(places).children).toHaveLength(8);
  },
});

/** Too many to be drawn one by one. */
export const ManyPlaces = meta.story({
  render: () => <BeneficiaryPlaces list={{ ...some, beneficiaryMax: 40 }} />,
  play: async ({ canvasElement }) => {
    // The figure alone, which screen readers hear in other words.
    await expect(withoutRole(canvasElement, '[aria-hidden="true"]')).toHaveLength(1);
    await expect(canvasElement).toHaveTextContent(/40/);
  },
});

export const PlacesOnTheWay = meta.story({
  render: () => <PlacesSkeleton />,
  play: async ({ canvasElement }) =>
    expect(withoutRole(canvasElement, '[aria-hidden="true"]')[0]).toBeVisible(),
});

export const OnTheWay = meta.story({ render: () => <BeneficiaryListSkeleton /> });
