import { AddressForm, ContactForm, type ContactFormProps } from '@mapp/kit/components/saved-contact';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { emptySavedAddress } from '@mapp/kit/validators';
import { addresses, contacts } from '../fixtures/saved-people.ts';
import { field } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';

const given: ContactFormProps = { id: 'form', context: { list: contacts, id: undefined }, onSubmit: fn() };
const onAddress = fn();

const meta = preview.meta({
  component: ContactForm,
  decorators: [padded],
  args: given,
  render: (args) => (
    <>
      <ContactForm {...args} />
      <Button type="submit" form="form">
        OK
      </Button>
    </>
  ),
});

const ok = () => screen.getByRole('button', { name: 'OK' });
const wordsOf = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'validation');

export const Basic = meta.story({
  play: async ({ args, canvasElement, userEvent, said }) => {
    await userEvent.type(field(canvasElement, 'name'), said('林海'));
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ name: said('林海'), phone: '+86 13912340987', email: '' }),
    );
  },
});

/** Nobody is reached by the same phone twice. */
export const PhoneOnTheList = meta.story({
  play: async ({ args, canvas, canvasElement, globals, userEvent, said }) => {
    const t = await wordsOf(globals);
    await userEvent.type(field(canvasElement, 'name'), said('林海'));
    await userEvent.type(field(canvasElement, 'phone'), '13912340001');
    await userEvent.type(field(canvasElement, 'email'), 'canary@');
    await userEvent.click(ok());
    await waitFor(() => expect(field(canvasElement, 'phone')).toBeInvalid());
    await expect(
      canvas.getAllByText(new RegExp(t('contact.known', { name: said('李四') })))[0],
    ).toBeVisible();
    await expect(field(canvasElement, 'email')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An address wants an area from the list and a street with its number. */
export const Address = meta.story({
  render: () => (
    <>
      <AddressForm id="form" context={{ list: addresses, id: undefined }} onSubmit={onAddress} />
      <Button type="submit" form="form">
        OK
      </Button>
    </>
  ),
  play: async ({ canvasElement, globals, userEvent, said }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'saved-people');
    onAddress.mockClear();
    await userEvent.click(ok());
    const area = screen.getByRole('combobox', { name: new RegExp(t('field.area')) });
    await waitFor(() => expect(area).toBeInvalid());
    await userEvent.type(field(canvasElement, 'name'), said('林海'));
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.type(field(canvasElement, 'street'), '肇嘉浜路 1 号');
    await userEvent.click(area);
    await userEvent.click(await screen.findByRole('option', { name: '上海市' }));
    await userEvent.click(await screen.findByRole('option', { name: '徐汇区' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(ok());
    await waitFor(() =>
      expect(onAddress).toHaveBeenCalledWith({
        name: said('林海'),
        phone: '+86 13912340987',
        area: '310104',
        areaNames: ['上海市', '徐汇区'],
        street: '肇嘉浜路 1 号',
        postcode: '',
      }),
    );
  },
});

const lujiazui = {
  ...emptySavedAddress,
  name: '林海',
  phone: '13912340987',
  area: '310112',
  street: '虹桥路 2550 号',
};
const refused = [
  { typed: { ...lujiazui, street: '路' }, says: { street: 'address.street' } },
  { typed: { ...lujiazui, street: '虹'.repeat(61) }, says: { street: ['address.long', { max: 60 }] } },
  {
    typed: { ...lujiazui, name: '张三', phone: '13800000001', postcode: '201100' },
    says: { street: 'address.known' },
  },
] as const;

/** A street that cannot be found, one that fits no label, and an address that is saved already. */
export const RefusedEntries = meta.story({
  render: () => (
    <>
      {refused.map(({ typed }, index) => (
        <AddressForm
          key={formId(index)}
          id={formId(index)}
          defaultValue={typed}
          context={{ list: addresses, id: undefined }}
          onSubmit={onAddress}
        >
          <Button type="submit">OK</Button>
        </AddressForm>
      ))}
    </>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
