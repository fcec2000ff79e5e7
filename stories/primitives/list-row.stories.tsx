import { ListCard, ListRow } from '@mapp/kit/primitives/list-row';
import { Badge } from '@mapp/kit/primitives/badge';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { fits, padded } from './padded.tsx';

const meta = preview.meta({
  component: ListRow,
  subcomponents: { ListCard },
  decorators: [(Story) => <ListCard>{Story()}</ListCard>, padded],
  args: { label: '语言和地区' },
});

export const Basic = meta.story({
  args: { icon: 'globe', value: '简体中文', href: '/mapp/mine/areaLang' },
  play: async ({ canvas, said }) => {
    const row = canvas.getByRole('link', { name: `${said('语言和地区')} 简体中文` });
    await expect(canvas.getByRole('listitem')).toContainElement(row);
    const { width, height } = row.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(width).toBe(canvas.getByRole('listitem').getBoundingClientRect().width);
  },
});

const press = fn();

export const Pressed = meta.story({
  args: { label: '退出登录', icon: 'logout', onClick: press, chevron: false },
  play: async ({ canvas, userEvent, said }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: said('退出登录') }));
    await expect(press).toHaveBeenCalledTimes(1);
  },
});

export const OnlyRead = meta.story({
  args: { label: '12月31日', detail: '还有 213 天', value: '2,480' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const Several = meta.story({
  render: () => (
    <>
      <ListRow icon="shield" label="账户与安全" href="/mapp/mine/set" />
      <ListRow icon="globe" label="语言和地区" value="简体中文" href="/mapp/mine/areaLang" />
      <ListRow icon="headset" label="联系客服" value="95530" href="tel:95530" />
      <ListRow
        label="首都机场 T2 国内值机柜台调整至 E 区"
        detail={<Badge tone="attention">影响您的行程</Badge>}
        href="/mapp/notice"
      />
    </>
  ),
});

export const Selected = meta.story({
  args: {
    label: '积分发放',
    detail: 'MU5101 北京首都 – 上海虹桥',
    value: '+1,240',
    href: '/mapp/billDetail',
    selected: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
});

/** Words wrap, and a value that finds no room goes below them. */
export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  args: { icon: 'globe', label: 'Язык и регион', value: 'Русский, Россия', href: '/mapp/mine/areaLang' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toSatisfy(fits);
    const label = canvas.getByText('Язык и регион').getBoundingClientRect();
    await expect(canvas.getByText('Русский, Россия').getBoundingClientRect().top).toBeGreaterThanOrEqual(
      label.bottom - 1,
    );
  },
});

/** On the page itself: words begin where those of the page do. */
export const Open = meta.story({
  render: () => (
    <li>
      <ListCard look="open" label="资料">
        <ListRow icon="globe" label="语言和地区" value="简体中文" href="/mapp/mine/areaLang" />
        <ListRow icon="headset" label="联系客服" value="95530" href="tel:95530" />
      </ListCard>
    </li>
  ),
  play: async ({ canvas, said }) => {
    const list = canvas.getByRole('list', { name: said('资料') });
    const [link] = canvas.getAllByRole('link');
    await expect(getComputedStyle(list).borderInlineStartWidth).toBe('0px');
    await expect(link && getComputedStyle(link).paddingInlineStart).toBe('0px');
  },
});
