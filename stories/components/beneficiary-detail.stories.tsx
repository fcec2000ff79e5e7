import { BeneficiaryDetail, BeneficiaryDetailSkeleton } from '@mapp/kit/components/beneficiary-detail';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { inForce, longName, now, tomorrow, waiting } from '../fixtures/beneficiaries.ts';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: BeneficiaryDetail,
  subcomponents: { BeneficiaryDetailSkeleton },
  args: { beneficiary: inForce, now },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: /单乐/ })).toBeVisible();
    await expect(canvas.getByText('SHAN/LE')).toBeVisible();
    await expect(canvasElement).toHaveTextContent(/1990/);
    await expect(canvasElement).toHaveTextContent(/2027/);
    await expect(canvasElement).not.toHaveTextContent('19900307');
  },
});

export const Waiting = meta.story({
  args: { beneficiary: waiting },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/47/),
});

/** The relation without a code. */
export const StepChild = meta.story({ args: { beneficiary: tomorrow } });

export const LongNameAndExpiredPassport = meta.story({
  args: { beneficiary: longName },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PAPADOPOULOS/KONSTANTINOS')).toBeVisible();
  },
});

/** The back end's own name of a country that we have no other for. */
export const CountryOfTheBackEnd = meta.story({
  args: { beneficiary: { ...inForce, country: 'X1' }, countryNames: { X1: '某地' } },
  play: async ({ canvas, said }) => expect(await canvas.findByText(said('某地'))).toBeVisible(),
});

export const OnTheWay = meta.story({ render: () => <BeneficiaryDetailSkeleton /> });
