import {
  BeneficiaryList,
  BeneficiaryListSkeleton,
  BeneficiaryStatus,
} from '@mapp/kit/components/beneficiary-list';
import { relations } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { everyRelation, full, now, some } from '../fixtures/beneficiaries.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const meta = preview.meta({
  component: BeneficiaryList,
  subcomponents: { BeneficiaryStatus, BeneficiaryListSkeleton },
  args: { list: some, now, href: ({ beneficiaryId }) => `#${beneficiaryId}` },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const rows = await canvas.findAllByRole('link');
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual(['#b-1', '#b-2', '#b-3', '#b-4']);
    await expect(there(rows[0])).toHaveTextContent(/单乐/);
    // 46 days that are left, rounded up, plus 1.
    await expect(there(rows[1])).toHaveTextContent(/47/);
    await expect(there(rows[2])).toHaveTextContent(/2/);
    await expect(there(rows[3])).toHaveTextContent('PAPADOPOULOS KONSTANTINOS');
    await expect(canvas.getByText('4 / 8')).toBeVisible();
  },
});

export const AsManyAsThereMayBe = meta.story({
  args: { list: full },
  parameters: { covers: ['beneficiaries.full'] },
  play: async ({ canvas }) => expect(await canvas.findByText('4 / 4')).toBeVisible(),
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

export const InForce = meta.story({
  render: () => <BeneficiaryStatus beneficiaryDate="2026-06-01" now={now} />,
});

/** Begins in the next second of the same day: rounded up, plus one. */
export const WaitingForSeconds = meta.story({
  render: () => <BeneficiaryStatus beneficiaryDate="2026-06-01T10:00:01+08:00" now={now} />,
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/2/),
});

export const OnTheWay = meta.story({ render: () => <BeneficiaryListSkeleton /> });
