import { BankCardForm, CardFor } from '@mapp/kit/components/bank-card';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: BankCardForm,
  subcomponents: { CardFor },
  decorators: [padded],
  args: {
    id: 'form',
    today: '2026-06-01',
    holder: { name: '张三', documentNo: '310104••••••••2512' },
    onChange: fn(),
    onSubmit: fn(),
    children: (
      <>
        <CardFor amount={{ amount: 91_000, currency: 'CNY' }} name="张三" ticketNo="7812100000001" days={7} />
        <Button type="submit" wide>
          OK
        </Button>
      </>
    ),
  },
});

const ok = () => screen.getByRole('button', { name: 'OK' });

/** Spaces are taken, the bank follows from the first digits, and the number shows its groups once it is whole. */
export const Basic = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const number = field(canvasElement, 'number');
    await userEvent.type(number, '622202');
    await expect(field(canvasElement, 'bank')).toHaveValue('icbc');
    await userEvent.type(number, ' 0000000000000');
    await userEvent.tab();
    await expect(number).toHaveValue('6222 0200 0000 0000 000');
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'savings',
        cardNumber: '6222020000000000000',
        bank: 'icbc',
      }),
    );
  },
});

/** A credit card, of a bank that was chosen by hand. */
export const CreditCard = meta.story({
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = await words(globals, 'bank-card');
    await userEvent.click(canvas.getByRole('radio', { name: t('kind.credit') }));
    await userEvent.type(field(canvasElement, 'number'), '6225880100000000');
    await userEvent.selectOptions(field(canvasElement, 'bank'), 'other');
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        kind: 'credit',
        cardNumber: '6225880100000000',
        bank: 'other',
      }),
    );
  },
});

/** One digit is wrong: the form says so, and never says which. */
export const WrongDigit = meta.story({
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const v = await words(globals, 'validation');
    await userEvent.type(field(canvasElement, 'number'), '6222020000000000001');
    await userEvent.click(ok());
    await waitFor(() => expect(field(canvasElement, 'number')).toBeInvalid());
    await expect(canvas.getAllByText(new RegExp(v('card.check')))[0]).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** Nothing is filled in: too few digits, and no bank. */
export const Empty = meta.story({
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const v = await words(globals, 'validation');
    await userEvent.click(ok());
    await waitFor(() => expect(field(canvasElement, 'bank')).toBeInvalid());
    await expect(canvas.getAllByText(new RegExp(v('card.number')))[0]).toBeVisible();
    await expect(canvas.getAllByText(new RegExp(v('bank.choose')))[0]).toBeVisible();
  },
});

/** The airline does not know the holder: name and document are asked for. */
export const UnknownHolder = meta.story({
  args: { holder: undefined },
  play: async ({ args, canvasElement, userEvent }) => {
    await userEvent.type(field(canvasElement, 'holder'), '张三');
    await userEvent.type(field(canvasElement, 'documentNo'), '310104199003074510');
    await userEvent.type(field(canvasElement, 'number'), '6222020000000000000');
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(expect.objectContaining({ holder: '张三' })),
    );
  },
});
