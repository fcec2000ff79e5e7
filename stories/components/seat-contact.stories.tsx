import { SeatContactForm } from '@mapp/kit/components/seat-contact';
import { Button } from '@mapp/kit/primitives/button';
import type { SeatContactTyped } from '@mapp/kit/validators';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { saveButton } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const empty: SeatContactTyped = { name: '', country: 'CN', phone: '', email: '' };
const submitted = fn();

function Contact({ initial = empty }: { initial?: SeatContactTyped }) {
  const [typed, setTyped] = useState(initial);
  return (
    <>
      <SeatContactForm defaultValue={initial} onChange={setTyped} onSubmit={submitted}>
        <Button wide type="submit">
          OK
        </Button>
      </SeatContactForm>
      <output hidden>{typed.name}</output>
    </>
  );
}

const meta = preview.meta({
  component: Contact,
  decorators: [padded],
  beforeEach: () => void submitted.mockClear(),
});

const fields = (canvasElement: HTMLElement) => {
  const [name, phone, email] = within(canvasElement).getAllByRole('textbox');
  return { name: there(name), phone: there(phone), email: there(email) };
};
const submit = (canvasElement: HTMLElement) => userEvent.click(saveButton(canvasElement));

export const Filled = meta.story({
  play: async ({ canvasElement, said }) => {
    const { name, phone } = fields(canvasElement);
    await userEvent.type(name, said('张三'));
    await userEvent.type(phone, '138 0000 0001');
    await submit(canvasElement);
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({
        name: said('张三'),
        phone: '+86 13800000001',
        email: '',
      }),
    );
  },
});

export const NotFilled = meta.story({
  parameters: { covers: ['seat.contactMissing'] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(fields(canvasElement).email, 'nobody@');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group');
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(within(summary).getAllByRole('link')).toHaveLength(3);
    await userEvent.click(there(within(summary).getAllByRole('link')[1]));
    await expect(fields(canvasElement).phone).toHaveFocus();
    await expect(submitted).not.toHaveBeenCalled();
  },
});

/** A number of another country is read by its numbering plan, which comes when it is needed. */
export const AnotherCountry = meta.story({
  args: { initial: { name: 'Sato Hanako', country: 'JP', phone: '090-1234-5678', email: 'a@b.jp' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => {
      await submit(canvasElement);
      await expect(submitted).toHaveBeenCalledWith({
        name: 'Sato Hanako',
        phone: '+819012345678',
        email: 'a@b.jp',
      });
    });
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

/** On record with its code already. */
export const RecordedAbroad = meta.story({
  args: { initial: { name: 'Sato Hanako', country: '', phone: '+819012345678', email: '' } },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  },
});
