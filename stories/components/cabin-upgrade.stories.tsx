import { CabinUpgrade, UpgradeTable, VoucherConditions } from '@mapp/kit/components/cabin-upgrade';
import { upgradeWays } from '@mapp/kit/rules';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: CabinUpgrade,
  args: { from: '经济舱 M', to: '公务舱 J', gains: ['可平躺座椅', '行李 2 件各 32 kg', '贵宾室'] },
  decorators: [padded],
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(canvas.getByText(said('公务舱 J'))).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

/** Each condition is answered for this flight, in words too. */
export const Conditions = meta.story({
  render: () => (
    <VoucherConditions
      conditions={[
        { condition: 'self', met: true, words: '会员本人乘机', fact: '张三，会员本人' },
        { condition: 'route', met: false, words: '国际或地区航线', fact: '上海 – 北京' },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(canvas.getByText(t('condition.met'))).toBeInTheDocument();
    await expect(canvas.getByText(t('condition.unmet'))).toBeInTheDocument();
  },
});

/** Ticks and dashes have a spoken word. */
export const Table = meta.story({
  render: () => (
    <UpgradeTable
      ways={upgradeWays}
      people={[
        { id: '1', name: '张三', relation: 'member' },
        { id: '2', name: '李四', relation: 'beneficiary' },
        { id: '3', name: '王五', relation: 'other' },
      ]}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'upgrades');
    await expect(canvas.getAllByText(t('who.yes'))).toHaveLength(9);
    await expect(canvas.getAllByText(t('who.no'))).toHaveLength(6);
  },
});
