import { Amount, AmountSum } from '@mapp/kit/components/amount';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';

const meta = preview.meta({
  component: Amount,
  subcomponents: { AmountSum },
  decorators: [padded],
  args: { value: { amount: 120_000, currency: 'CNY' } },
  globals: { locale: 'zh' },
});

export const Basic = meta.story({
  play: async ({ canvas }) => {
    const amount = canvas.getByText('1,200', { exact: false });
    await expect(amount).toHaveTextContent(/^¥1,200$/);
    const sign = canvas.getByText('¥');
    await expect(Number.parseFloat(getComputedStyle(sign).fontSize)).toBeLessThan(
      Number.parseFloat(getComputedStyle(amount).fontSize),
    );
  },
});

/** Currency at the end, as the language has it. */
export const Russian = meta.story({
  args: { value: { amount: 120_050, currency: 'CNY' } },
  globals: { locale: 'ru' },
});

/** As the largest thing of a page: the sign stays small. */
export const Large = meta.story({
  decorators: [(Story) => <p style={{ fontSize: 40, lineHeight: '48px', fontWeight: 600 }}>{Story()}</p>],
});

export const Points = meta.story({
  args: { value: 2000, unit: '积分' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText('2,000', { exact: false })).toHaveTextContent(`2,000 ${said('积分')}`);
  },
});

export const Signed = meta.story({
  args: { value: -3000, unit: '积分', signed: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('−3,000', { exact: false })).toBeVisible();
  },
});

/** The former price is struck, and says so to whoever cannot see the stroke. */
export const WasMore = meta.story({
  args: {
    value: { amount: 64_000, currency: 'CNY' },
    was: { amount: 74_000, currency: 'CNY' },
    spoken: '现价 640 元，原价 740 元',
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('deletion', { hidden: true })).toHaveTextContent('¥740');
    await expect(canvas.getByText(said('现价 640 元，原价 740 元'))).toBeInTheDocument();
  },
});

/** Points and money of one price; nothing is said of a part that is nothing. */
export const Sum = meta.story({
  render: () => (
    <>
      <p>
        <AmountSum points={20_000} cash={[{ amount: 30_000, currency: 'CNY' }]} unit="积分" />
      </p>
      <p>
        <AmountSum cash={[{ amount: 0, currency: 'CNY' }]} points={500} unit="积分" />
      </p>
    </>
  ),
  play: async ({ canvas, said }) => {
    const sums = canvas.getAllByRole('paragraph').map(({ textContent }) => textContent);
    await expect(sums).toEqual([`20,000\u00a0${said('积分')} + ¥300`, `500\u00a0${said('积分')}`]);
  },
});
