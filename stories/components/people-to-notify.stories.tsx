import { PeopleToNotify, PersonToNotifyForm } from '@mapp/kit/components/people-to-notify';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field } from '../forms.ts';
import { words } from '../words.ts';

const meta = preview.meta({
  component: PeopleToNotify,
  subcomponents: { PersonToNotifyForm },
  args: {
    people: [
      { id: 'N1', name: '李四', phone: '+86 139****0001' },
      { id: 'N2', name: '王芳', phone: '+86 139****0002' },
    ],
    hrefOf: ({ id }: { readonly id: string }) => `/notify/${id}`,
  },
});

/** Numbers are hidden; each row leads to the one it is about. */
export const Basic = meta.story({
  play: async ({ canvas, globals, said }) => {
    const t = await words(globals, 'notify');
    await expect(canvas.getByRole('list', { name: t('list') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: new RegExp(said('王芳')) })).toHaveAttribute(
      'href',
      '/notify/N2',
    );
    await expect(canvas.getByText(/\+86 139.*0001/)).toBeVisible();
  },
});

const send = fn();
const submit = <Button type="submit">OK</Button>;

export const Adding = meta.story({
  render: () => <PersonToNotifyForm onSubmit={send}>{submit}</PersonToNotifyForm>,
  play: async ({ canvas, canvasElement, said }) => {
    send.mockClear();
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(field(canvasElement, 'phone')).toBeInvalid());
    await userEvent.type(field(canvasElement, 'name'), said('林海'));
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(canvas.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: said('林海'), phone: '+86 13912340987' }));
  },
});

/** A number that is there already stays unless another is typed. */
export const Changing = meta.story({
  render: () => (
    <PersonToNotifyForm
      defaultValue={{ name: '李四', phoneCountry: 'CN', phone: '' }}
      phone="+86 139****0001"
      onSubmit={send}
    >
      {submit}
    </PersonToNotifyForm>
  ),
  play: async ({ canvas, canvasElement, globals, said }) => {
    send.mockClear();
    const t = await words(globals, 'notify');
    await expect(canvas.getByText(/^139.*0001/)).toBeVisible();
    // The number whose middle is hidden is drawn in parts.
    await expect(canvasElement).toHaveTextContent(new RegExp(t('phone.stays', { phone: '.86 139.*0001' })));
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ name: said('李四') }));
  },
});
