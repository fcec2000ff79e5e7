import { ErrorSummary, Field, RadioList } from '@mapp/kit/primitives/field';
import { Button } from '@mapp/kit/primitives/button';
import { useState, type SubmitEvent } from 'react';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid } from '../../../.storybook/said.ts';
import { padded } from '../padded.tsx';

const meta = preview.meta({
  component: ErrorSummary,
  decorators: [padded],
  args: {
    title: '有 2 处需要修改',
    errors: [
      { id: 'name', text: '姓名拼音：请选择“乐”的读音' },
      { id: 'number', text: '证件号码：少 1 位，应为 18 位' },
    ],
  },
});

export const Basic = meta.story({
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('group', { name: said('有 2 处需要修改') })).toHaveFocus();
  },
});

function Form() {
  const said = useSaid();
  const [attempt, setAttempt] = useState(0);
  const failed = attempt > 0;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setAttempt(attempt + 1);
  };
  return (
    <form noValidate onSubmit={submit} style={{ display: 'grid', gap: 20 }}>
      {failed && (
        <ErrorSummary
          title={said('有 1 处需要修改')}
          errors={[{ id: 'phone', text: said('手机号：请填写 11 位号码') }]}
          attempt={attempt}
        />
      )}
      <Field id="phone" label={said('手机号')} error={failed ? said('请填写 11 位号码。') : undefined} />
      <Button type="submit">{said('保存')}</Button>
    </form>
  );
}

export const AfterAFailedSubmit = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent, said }) => {
    const save = canvas.getByRole('button', { name: said('保存') });
    await userEvent.click(save);
    await expect(await canvas.findByRole('group', { name: said('有 1 处需要修改') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: said('手机号：请填写 11 位号码') }));
    await expect(canvas.getByLabelText(said('手机号'))).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
});

/** However many there are, each has its link. */
export const Many = meta.story({
  args: {
    title: '有 8 处需要修改',
    errors: [
      { id: 'family', text: '姓：请填写' },
      { id: 'given', text: '名：请填写' },
      { id: 'number', text: '证件号码：请填写' },
      { id: 'birthday', text: '出生日期：请填写' },
      { id: 'gender', text: '性别：请填写' },
      { id: 'phone', text: '手机号：请填写' },
      { id: 'password', text: '登录密码：请填写' },
      { id: 'agreement', text: '协议：请填写' },
    ],
  },
  play: async ({ canvas, said }) => {
    await expect(canvas.getByRole('group', { name: said('有 8 处需要修改') })).toHaveFocus();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      said('姓：请填写'),
      said('名：请填写'),
      said('证件号码：请填写'),
      said('出生日期：请填写'),
      said('性别：请填写'),
      said('手机号：请填写'),
      said('登录密码：请填写'),
      said('协议：请填写'),
    ]);
  },
});

/** The label comes into sight with its control, under whatever covers the head of the page. */
export const FarBelow = meta.story({
  render: () => (
    <>
      <ErrorSummary title="有 1 处需要修改" errors={[{ id: 'far', text: '手机号：请填写 11 位号码' }]} />
      <div style={{ blockSize: 2000 }} />
      <Field id="far" label="手机号" error="请填写 11 位号码。" />
      <div style={{ blockSize: 2000 }} />
    </>
  ),
  play: async ({ canvas, userEvent, said }) => {
    await userEvent.click(canvas.getByRole('link'));
    const phone = canvas.getByLabelText(said('手机号'));
    await expect(phone).toHaveFocus();
    const { top } = canvas.getByText(said('手机号')).getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(phone.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2);
  },
});

const seats = [
  { value: 'none', label: '无', disabled: true },
  { value: 'window', label: '靠窗' },
  { value: 'aisle', label: '靠过道' },
] as const;

/** A group of choices is led to where the Tab key would come: to what is chosen, or to the first that can be. */
export const ToAChoice = meta.story({
  render: () => (
    <>
      <ErrorSummary
        title="有 2 处需要修改"
        errors={[
          { id: 'there', text: '去程：请选择座位' },
          { id: 'back', text: '返程：请选择其他座位' },
        ]}
      />
      <RadioList
        id="there"
        legend="去程"
        items={seats}
        value={undefined}
        onChange={fn()}
        error="请选择座位。"
      />
      <RadioList
        id="back"
        legend="返程"
        items={seats}
        value="aisle"
        onChange={fn()}
        error="请选择其他座位。"
      />
    </>
  ),
  play: async ({ canvas, userEvent, said }) => {
    const group = (name: string) => within(canvas.getByRole('group', { name }));
    await userEvent.click(canvas.getByRole('link', { name: said('去程：请选择座位') }));
    await expect(group(said('去程')).getByRole('radio', { name: said('靠窗') })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: said('返程：请选择其他座位') }));
    await expect(group(said('返程')).getByRole('radio', { name: said('靠过道') })).toHaveFocus();
  },
});
