import { ErrorSummary, Field } from '@mapp/kit/primitives/field';
import { Button } from '@mapp/kit/primitives/button';
import { useState, type SubmitEvent } from 'react';
import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
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
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '有 2 处需要修改' })).toHaveFocus();
  },
});

function Form() {
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
          title="有 1 处需要修改"
          errors={[{ id: 'phone', text: '手机号：请填写 11 位号码' }]}
          attempt={attempt}
        />
      )}
      <Field id="phone" label="手机号" error={failed ? '请填写 11 位号码。' : undefined} />
      <Button type="submit">保存</Button>
    </form>
  );
}

export const AfterAFailedSubmit = meta.story({
  render: () => <Form />,
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: '保存' });
    await userEvent.click(save);
    await expect(await canvas.findByRole('group', { name: '有 1 处需要修改' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: '手机号：请填写 11 位号码' }));
    await expect(canvas.getByLabelText('手机号')).toHaveFocus();
    await userEvent.click(save);
    await expect(canvas.getByRole('group')).toHaveFocus();
  },
});
