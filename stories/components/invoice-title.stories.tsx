import { InvoiceTitleForm } from '@mapp/kit/components/invoice-title';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { words } from '../words.ts';

const meta = preview.meta({
  component: InvoiceTitleForm,
  args: {
    context: { list: [], id: undefined },
    onChange: fn(),
    onSubmit: fn(),
    children: <Button type="submit">保存</Button>,
  },
});

/** A person has no tax number. */
export const Basic = meta.story({
  play: async ({ args, canvasElement, said }) => {
    await userEvent.type(field(canvasElement, 'title'), `  ${said('林海')} `);
    await userEvent.click(saveButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({ kind: 'person', title: said('林海'), taxNo: '' });
  },
});

/** A company's number in any case, with or without spaces. */
export const Company = meta.story({
  args: { defaultValue: { kind: 'company', title: '', taxNo: '' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'title'), '云上会展有限公司');
    await userEvent.type(field(canvasElement, 'taxNo'), '91310104 ma1fr0xy21');
    await userEvent.click(saveButton(canvasElement));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'company',
      title: '云上会展有限公司',
      taxNo: '91310104MA1FR0XY21',
    });
  },
});

/** Nothing is typed, and the number is missing. */
export const NothingTyped = meta.story({
  args: { defaultValue: { kind: 'company', title: '', taxNo: '' } },
  play: async ({ args, canvas, canvasElement, globals }) => {
    const v = await words(globals, 'validation');
    await userEvent.click(saveButton(canvasElement));
    await expect((await canvas.findAllByText(new RegExp(v('invoice.title')))).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(new RegExp(v('invoice.taxNo'))).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});
