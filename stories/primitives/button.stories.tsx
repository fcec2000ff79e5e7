import { Button, IconButton } from '@mapp/kit/primitives/button';
import { LinkProvider } from '@mapp/kit/primitives/link';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { fits, padded } from './padded.tsx';

const meta = preview.meta({
  component: Button,
  subcomponents: { IconButton },
  decorators: [padded],
  args: { children: '查询航班', onClick: fn() },
});

export const Basic = meta.story({
  play: async ({ args, canvas, userEvent, said }) => {
    const button = canvas.getByRole('button', { name: said('查询航班') });
    await userEvent.click(button);
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await expect(button).toHaveAttribute('type', 'button');
    await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
  },
});

export const Variants = meta.story({
  render: () => (
    <>
      <Button>办理值机</Button>
      <Button variant="tinted">办理值机</Button>
      <Button variant="outline">改签升舱</Button>
      <Button variant="text">都不是，手动填写</Button>
      <Button variant="tinted" size="medium">
        积分补登
      </Button>
      <Button variant="outline" size="medium" tone="action" icon="plus">
        添加乘客
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
});

export const Paying = meta.story({ args: { tone: 'pay', children: '确认付款', wide: true } });

/** An outline asks; the filled one, in the question that follows, deletes. */
export const Deleting = meta.story({
  render: () => (
    <>
      <Button variant="outline" tone="danger" icon="trash" wide>
        删除受益人
      </Button>
      <Button variant="outline" wide>
        保留
      </Button>
      <Button tone="danger" wide>
        删除
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const [asks, keeps, deletes] = canvas.getAllByRole('button').map((button) => getComputedStyle(button));
    await expect(asks?.color).not.toBe(keeps?.color);
    await expect(deletes?.backgroundColor).not.toBe(keeps?.backgroundColor);
  },
});

export const WithIcon = meta.story({
  args: { icon: 'refresh', children: '重试' },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('button', { name: said('重试') })).toBeVisible();
  },
});

export const Busy = meta.story({
  args: { busy: true, children: '正在保存', wide: true },
  play: async ({ args, canvas, userEvent, said }) => {
    const button = canvas.getByRole('button', { name: said('正在保存') });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
});

const submit = fn();

export const BusySubmitSendsNothing = meta.story({
  render: () => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Button type="submit" busy>
        保存
      </Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submit.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await expect(submit).not.toHaveBeenCalled();
  },
});

export const Disabled = meta.story({
  render: () => (
    <>
      <Button disabled>查询航班</Button>
      <Button disabled variant="tinted">
        办理值机
      </Button>
      <Button disabled variant="outline">
        退票
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole('button')) await expect(button).toBeDisabled();
  },
});

const navigate = fn();

export const AsLink = meta.story({
  render: () => (
    <LinkProvider navigate={navigate}>
      <Button href="/mapp/myBill" variant="tinted">
        积分账单
      </Button>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent, said }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: said('积分账单') }));
    await expect(navigate).toHaveBeenCalledWith('/mapp/myBill');
  },
});

export const LongWords = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  args: {
    icon: 'calendar',
    children: 'Зарегистрировать пропущенные мили за последние шесть месяцев',
    wide: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toSatisfy(fits);
  },
});

const press = fn();

export const IconsAlone = meta.story({
  render: () => (
    <div style={{ display: 'flex' }}>
      <IconButton icon="close" label="关闭" onClick={press} />
      <IconButton icon="eye" label="显示密码" disabled />
      <IconButton icon="bell" label="公告" href="/mapp/noticeList" />
    </div>
  ),
  play: async ({ canvas, userEvent, said }) => {
    press.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: said('关闭') }));
    await expect(press).toHaveBeenCalledTimes(1);
    const { width, height } = canvas.getByRole('link', { name: said('公告') }).getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
  },
});

export const Elder = meta.story({
  globals: { textSize: 'elder' },
  args: { children: '办理值机', wide: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().height).toBeGreaterThanOrEqual(60);
  },
});
