import { BeneficiaryRulesScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-rules';
import { relations } from '@mapp/kit/rules';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';

const meta = preview.meta({
  component: BeneficiaryRulesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/beneficiaryManage/beneficiaryRule' },
});

const path = '/api/memberApi/member/queryBeneficiary';

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('section')[2]).toHaveTextContent(/8.*6.*2/));
    await expect(canvasElement.querySelectorAll('ul[aria-label]')[0]?.children).toHaveLength(
      relations.length,
    );
    await expect(canvas.getByRole('link', { name: '95530' })).toHaveAttribute('href', 'tel:95530');
  },
});

/** The rules stand without the airline's number. */
export const MaximumNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, canvasElement, airline }) => {
    await waitFor(() => expect(airline.requests().map((request) => request.path)).toContain(path));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvasElement.querySelectorAll('section')).toHaveLength(6);
    await expect(canvasElement.querySelectorAll('section')[2]).not.toHaveTextContent(/8/);
  },
});

export const AnotherHotline = meta.story({
  parameters: { config: { hotline: '4001234567' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '4001234567' })).toHaveAttribute('href', 'tel:4001234567'),
});
