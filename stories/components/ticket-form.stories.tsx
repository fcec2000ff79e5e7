import { DocumentForm, TicketForm } from '@mapp/kit/components/ticket-form';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { padded } from '../primitives/padded.tsx';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'check-in');

const meta = preview.meta({
  component: TicketForm,
  subcomponents: { DocumentForm },
  decorators: [padded],
  args: {
    defaultValue: { ticketNo: '', name: '' },
    onChange: fn(),
    onSubmit: fn(),
    children: <Button type="submit">OK</Button>,
  },
});

export const Basic = meta.story({
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = await words(globals);
    const number = canvas.getByLabelText(t('query.ticketNo'));
    await expect(number).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(number, '781-2300000001');
    await userEvent.type(canvas.getByLabelText(t('query.name')), 'liu/yang');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ticketNo: '781-2300000001', name: 'liu/yang' });
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ticketNo: '7812300000001', name: 'LIU/YANG' });
  },
});

/** The number of an order is taken where somebody wants it. */
export const OrderNumber = meta.story({
  args: { onSubmitOrder: fn() },
  play: async ({ canvas, args, globals, userEvent }) => {
    const t = await words(globals);
    const number = canvas.getByLabelText(t('query.ticketOrOrder'));
    await userEvent.type(number, '2611 0000 0000 0');
    await userEvent.type(canvas.getByLabelText(t('query.name')), 'liu/yang');
    await userEvent.click(canvas.getByRole('button'));
    await expect(number).toBeValid();
    await expect(args.onSubmit).toHaveBeenCalledWith({ ticketNo: '2611000000000', name: 'LIU/YANG' });
    await userEvent.type(number, '02');
    await expect(number).toBeInvalid();
    await userEvent.type(number, '{Backspace}');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSubmitOrder).toHaveBeenCalledWith({ orderNo: '26110000000000', name: 'LIU/YANG' });
  },
});

export const Mistakes = meta.story({
  args: { defaultValue: { ticketNo: '12', name: '' } },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('group')).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

const submitDocument = fn();

export const TheDocument = meta.story({
  render: () => (
    <DocumentForm
      defaultValue={{ kind: 'identityCard', number: '' }}
      today="2026-06-01"
      onSubmit={submitDocument}
    >
      <Button type="submit">OK</Button>
    </DocumentForm>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button'));
    await expect(await canvas.findByRole('group', { name: /1/ })).toHaveFocus();
    await userEvent.type(canvas.getByLabelText(t('verify.number')), '310104198805124511');
    await userEvent.click(canvas.getByRole('button'));
    await expect(submitDocument).toHaveBeenCalledWith({ idType: 'NI', idNo: '310104198805124511' });
  },
});

const refused = [
  { typed: { ticketNo: '7812300000001', name: 'LIU YANG' }, says: { name: 'name.either' } },
] as const;

/** Neither in characters nor with the stroke between surname and given name. */
export const NameInNeitherForm = meta.story({
  args: { id: formId(0), defaultValue: refused[0].typed },
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
