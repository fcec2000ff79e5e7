import { BeneficiaryRulesScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-rules';
import { relations } from '@mapp/kit/rules';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';

const meta = preview.meta({
  component: BeneficiaryRulesScreen,
  tags: ['!autodocs'],
  parameters: { address: '/beneficiaryManage/beneficiaryRule' },
});

const path = '/api/memberApi/member/queryBeneficiary';

export const Basic = meta.story({
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('region')[2]).toHaveTextContent(/8.*6.*2/));
    const codes = canvas.getAllByRole('list').find((list) => list.hasAttribute('aria-label'));
    await expect(codes?.children).toHaveLength(relations.length);
    await expect(canvas.getByRole('link', { name: '95530' })).toHaveAttribute('href', 'tel:95530');
  },
});

/** The rules stand without the airline's number. */
export const MaximumNotToBeHad = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', times: Infinity }),
  play: async ({ canvas, airline }) => {
    await waitFor(() => expect(airline.requests().map((request) => request.path)).toContain(path));
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
    await expect(canvas.getAllByRole('region')[2]).not.toHaveTextContent(/8/);
  },
});

export const AnotherHotline = meta.story({
  parameters: { config: { hotline: '4001234567' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('link', { name: '4001234567' })).toHaveAttribute('href', 'tel:4001234567'),
});
