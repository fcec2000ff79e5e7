import { ActivationForm } from '@mapp/kit/components/activation-form';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, userEvent } from 'storybook/test';
import preview from '#storybook/preview';
import { field, saveButton } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { words } from '../words.ts';

const meta = preview.meta({
  component: ActivationForm,
  decorators: [padded],
  args: {
    defaultValue: '',
    onChange: fn(),
    onSubmit: fn(),
    children: (
      <Button wide type="submit">
        兑换
      </Button>
    ),
  },
});

/** Typed small and without dashes; shown in its groups, sent in capitals. */
export const Basic = meta.story({
  play: async ({ args, canvasElement }) => {
    await userEvent.type(field(canvasElement, 'code'), 'mappseat2026{Enter}');
    await expect(field(canvasElement, 'code')).toHaveValue('MAPP-SEAT-2026');
    await expect(args.onSubmit).toHaveBeenCalledWith('MAPPSEAT2026');
  },
});

/** Too short: the field says so and has the focus; nothing is sent. */
export const NotWhole = meta.story({
  play: async ({ args, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'validation');
    await userEvent.type(field(canvasElement, 'code'), 'MAPP');
    await userEvent.click(saveButton(canvasElement));
    await expect(canvas.getByText(t('activation.code', { min: 6, max: 12 }))).toBeVisible();
    await expect(field(canvasElement, 'code')).toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** The airline does not know it: that goes once it is changed. */
export const Unknown = meta.story({
  args: { defaultValue: 'MAPP-SEAT-2025', unknown: { code: 'MAPPSEAT2025' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await expect(canvas.getByText(t('code.wrongCode'))).toBeVisible();
    await expect(field(canvasElement, 'code')).toHaveFocus();
    await userEvent.type(field(canvasElement, 'code'), '{Backspace}6');
    await expect(canvas.queryByText(t('code.wrongCode'))).toBeNull();
  },
});

export const Cleared = meta.story({
  args: { defaultValue: 'MAPP-SEAT-2026' },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'coupons');
    await userEvent.click(canvas.getByRole('button', { name: t('code.clear') }));
    await expect(field(canvasElement, 'code')).toHaveValue('');
    await expect(field(canvasElement, 'code')).toHaveFocus();
  },
});
