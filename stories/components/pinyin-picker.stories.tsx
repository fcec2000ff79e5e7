import { PinyinPicker, type PinyinPickerProps } from '@mapp/kit/components/pinyin-picker';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Field } from '@mapp/kit/primitives/field';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { useSaid, type Said } from '../../.storybook/said.ts';
import { spellingsOf } from '../fixtures/pinyin.ts';
import { labelOf } from '../label-of.ts';
import { there } from '../there.ts';

/** The two fields of a Chinese name above the picker, as in a form. */
function NameForm({ name: first, value: from, onChange, ...picker }: PinyinPickerProps) {
  const said = useSaid();
  const [name, setName] = useState(first);
  const [value, setValue] = useState(from);
  return (
    <div style={{ display: 'grid', gap: 20, padding: 16 }}>
      <div style={{ display: 'grid', gap: 12, gridTemplateColumns: '1fr 1fr' }}>
        <Field
          label={said('中文姓')}
          value={name.family}
          onChange={({ target }) => setName({ ...name, family: target.value })}
        />
        <Field
          label={said('中文名')}
          value={name.given}
          onChange={({ target }) => setName({ ...name, given: target.value })}
        />
      </div>
      <PinyinPicker
        {...picker}
        name={name}
        value={value}
        onChange={(next) => {
          setValue(next);
          onChange(next);
        }}
      />
    </div>
  );
}

const meta = preview.meta({
  component: PinyinPicker,
  render: (args) => <NameForm {...args} />,
  args: {
    name: { family: '', given: '' },
    value: { family: '', given: '' },
    onChange: fn(),
    read: fn<PinyinPickerProps['read']>(async (cn) => spellingsOf(cn)),
    id: 'spelling',
  },
});

type Canvas = ReturnType<typeof within>;

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'pinyin');
const family = (canvas: Canvas, said: Said) => canvas.getByRole('textbox', { name: said('中文姓') });
const given = (canvas: Canvas, said: Said) => canvas.getByRole('textbox', { name: said('中文名') });
/** The button that tells the spelling and opens the sheet of readings. */
const control = () => there(screen.queryAllByRole('button')[0], 'the picker’s button');
const settled = (text: string | RegExp) => waitFor(() => expect(control()).toHaveTextContent(text));
/** The sheet, once it can be pressed. */
const sheet = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }));
  return within(dialog);
};
/** Announcement to screen readers, the toasts apart. */
const announced = () => screen.getAllByRole('status')[0]?.textContent;
const width = () => document.documentElement.scrollWidth;

export const Basic = meta.story({
  args: { name: { family: '单', given: '乐' } },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(control());
    const dialog = await sheet();
    const [surname, first] = dialog.getAllByRole('group');
    await expect(within(there(surname)).getAllByRole('radio')).toHaveLength(3);
    await expect(within(there(first)).getAllByRole('radio')).toHaveLength(2);
    await expect(dialog.getByText('shàn')).toBeVisible();
    await expect(dialog.getByText('SHAN/LE')).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('radio', { name: /YUE/ }));
    await expect(dialog.getByText('SHAN/YUE')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: t('sheet.use') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'SHAN', given: 'YUE' });
    await settled('SHAN/YUE');
    await waitFor(() => expect(control()).toHaveFocus());
  },
});

export const SheetOpen = meta.story({
  args: { name: { family: '单', given: '乐' } },
  play: async ({ globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await userEvent.click(control());
    await expect((await sheet()).getByText('SHAN/LE')).toBeVisible();
  },
});

export const OneReading = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await settled(t('awaiting'));
    await userEvent.type(family(canvas, said), '王');
    await userEvent.type(given(canvas, said), '小明');
    await settled('WANG/XIAOMING');
    await expect(args.read).toHaveBeenCalledTimes(2);
    await expect(given(canvas, said)).toHaveFocus();
    await expect(control()).not.toHaveAttribute('aria-haspopup');
    await expect(control()).toHaveAccessibleName(t('labelled', { value: 'WANG/XIAOMING' }));
    await expect(announced()).toBe('');
  },
});

export const OneReadingCorrected = meta.story({
  args: { name: { family: '王', given: '小明' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    await settled('WANG/XIAOMING');
    await userEvent.click(control());
    const field = canvas.getByRole('textbox', { name: t('manual.family') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.type(field, 'wong');
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'WONG', given: 'XIAOMING' });
  },
});

export const TwoReadings = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), '王');
    await userEvent.type(given(canvas, said), '乐');
    await settled('WANG/');
    await waitFor(() => expect(announced()).toMatch(/LE.*YUE/));
    await expect(control()).toHaveAccessibleDescription(/LE.*YUE/);
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(given(canvas, said)).toHaveFocus();
    await userEvent.tab();
    await expect(control()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    const dialog = await sheet();
    await expect(dialog.getAllByRole('group')).toHaveLength(1);
    const [likely, other] = dialog.getAllByRole('radio');
    await expect(likely).toBeChecked();
    there(likely).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(other).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: t('sheet.use') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'WANG', given: 'YUE' });
  },
});

export const ClosedWithoutChoice = meta.story({
  args: { name: { family: '单', given: '' } },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await userEvent.click(control());
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('radio', { name: /CHAN/ }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(control()).toHaveFocus());
    await expect(control()).toHaveTextContent(t('choose'));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const FourReadings = meta.story({
  args: { name: { family: '和', given: '小明' } },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await settled('HE/XIAOMING');
    await expect(control()).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(control());
    const dialog = await sheet();
    await expect(dialog.getAllByRole('radio')).toHaveLength(4);
    await userEvent.click(dialog.getByRole('radio', { name: /HUAN/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('sheet.use') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'HUAN', given: 'XIAOMING' });
  },
});

export const NoReading = meta.story({
  parameters: { covers: ['pinyin.none'] },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), '王');
    await userEvent.type(given(canvas, said), '𣈶');
    const field = await canvas.findByRole('textbox', { name: t('manual.given') });
    await expect(await screen.findByText(t('none'))).toBeVisible();
    await expect(given(canvas, said)).toHaveFocus();
    await expect(canvas.getByRole('textbox', { name: t('manual.family') })).toHaveValue('WANG');
    // An error summary would lead here.
    await expect(field.id).toBe(args.id);
    await expect(field).toHaveAttribute('autocapitalize', 'characters');
    await expect(field).toHaveAttribute('autocomplete', 'off');
    await expect(field).toHaveAttribute('spellcheck', 'false');
    await userEvent.type(field, 'xian');
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'WANG', given: 'XIAN' });
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

export const RareCharacterReplaced = meta.story({
  args: { name: { family: '王', given: '𣈶' } },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await canvas.findByRole('textbox', { name: t('manual.given') });
    await userEvent.clear(given(canvas, said));
    await userEvent.type(given(canvas, said), '小明');
    await settled('WANG/XIAOMING');
    await expect(given(canvas, said)).toHaveFocus();
  },
});

export const BeyondTheBasicPlane = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), '仇');
    await userEvent.type(given(canvas, said), '𬭳');
    await settled('/XI');
    await expect(args.read).toHaveBeenCalledWith('𬭳', 'given', expect.any(AbortSignal));
    await userEvent.click(control());
    await expect((await sheet()).getByText('QIU/XI')).toBeVisible();
    await expect(screen.getByText(t('sheet.text', { parts: 'family' }))).toBeVisible();
  },
});

export const ManualKeptWhenNameEdited = meta.story({
  args: { name: { family: '单', given: '小明' } },
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await settled('/XIAOMING');
    await userEvent.click(control());
    await userEvent.click((await sheet()).getByRole('button', { name: t('sheet.manual') }));
    const field = await canvas.findByRole('textbox', { name: t('manual.family') });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'sen');
    await userEvent.clear(family(canvas, said));
    await userEvent.type(family(canvas, said), '王');
    await expect((await canvas.findAllByText(t('changed')))[0]).toBeVisible();
    await expect(field).toHaveValue('sen');
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'SEN', given: 'XIAOMING' });
    await expect(family(canvas, said)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: t('changed.follow') }));
    await settled('WANG/XIAOMING');
    await waitFor(() => expect(control()).toHaveFocus());
  },
});

export const BackToReadings = meta.story({
  args: { name: { family: '单', given: '乐' }, value: { family: 'SEN', given: 'LE' } },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    const back = await canvas.findByRole('button', { name: t('manual.back') });
    await userEvent.click(back);
    await sheet();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(back).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: t('manual.family') })).toHaveValue('SEN');
    await userEvent.click(back);
    const dialog = await sheet();
    await userEvent.click(dialog.getByRole('radio', { name: /DAN/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('sheet.use') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'DAN', given: 'LE' });
    await waitFor(() => expect(control()).toHaveFocus());
  },
});

export const UmlautSurname = meta.story({
  args: { name: { family: '吕', given: '小明' } },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await settled('LYU/XIAOMING');
    await userEvent.click(control());
    const dialog = await sheet();
    await expect(dialog.getAllByText(t('sheet.older'))).toHaveLength(2);
    await userEvent.click(dialog.getByRole('radio', { name: /LV/ }));
    await userEvent.click(dialog.getByRole('button', { name: t('sheet.use') }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'LV', given: 'XIAOMING' });
    await settled('LV/XIAOMING');
  },
});

export const LongName = meta.story({
  globals: { viewport: { value: 'narrow' } },
  args: { name: { family: '尉迟', given: '重阳落英' } },
  play: async ({ globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await userEvent.click(control());
    const [surname, first] = (await sheet()).getAllByRole('group');
    await expect(there(first).getBoundingClientRect().top).toBeGreaterThan(
      there(surname).getBoundingClientRect().bottom,
    );
    await expect(width()).toBe(document.documentElement.clientWidth);
  },
});

export const LongestName = meta.story({
  globals: { viewport: { value: 'narrow' }, textSize: 'double' },
  args: { name: { family: '阿卜杜·热合曼', given: '古丽米热·阿不都热依木江' } },
  play: async ({ args, globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await expect(args.read).toHaveBeenCalledWith('阿卜杜热合曼', 'family', expect.any(AbortSignal));
    await userEvent.click(control());
    for (const row of (await sheet()).getAllByRole('radio')) {
      const label = labelOf(row);
      await expect(label.scrollWidth).toBeLessThanOrEqual(label.clientWidth);
      await expect(label.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
    }
  },
});

export const TextAtDouble = meta.story({
  globals: { textSize: 'double' },
  args: { name: { family: '单', given: '乐' } },
  play: async ({ globals, userEvent }) => {
    const t = await words(globals);
    await settled(t('choose'));
    await userEvent.click(control());
    const [surname, first] = (await sheet()).getAllByRole('group');
    await expect(there(first).getBoundingClientRect().top).toBeGreaterThan(
      there(surname).getBoundingClientRect().bottom,
    );
    await expect(width()).toBe(document.documentElement.clientWidth);
  },
});

const slow = (signal: AbortSignal, milliseconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });

const asked: { cn: string; signal: AbortSignal }[] = [];

export const SlowAnswer = meta.story({
  args: {
    read: fn<PinyinPickerProps['read']>(async (cn, _part, signal) => {
      asked.push({ cn, signal });
      await slow(signal, cn === '单' ? 60_000 : 1000);
      return spellingsOf(cn);
    }),
  },
  beforeEach: () => void asked.splice(0),
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), '单');
    await waitFor(() => expect(asked).toHaveLength(1));
    await expect(control()).toHaveAttribute('aria-busy', 'true');
    const { height } = control().getBoundingClientRect();
    await userEvent.clear(family(canvas, said));
    await expect(asked[0]?.signal.aborted).toBe(true);
    await userEvent.type(family(canvas, said), '王');
    await waitFor(() => expect(asked.map(({ cn }) => cn)).toEqual(['单', '王']));
    await expect(control()).toHaveTextContent(t('reading'));
    await settled('WANG/');
    await expect(control().getBoundingClientRect().height).toBe(height);
    // Known answers need no question.
    await userEvent.clear(family(canvas, said));
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: '', given: '' });
    await userEvent.type(family(canvas, said), '王');
    await settled('WANG/');
    await expect(asked).toHaveLength(2);
  },
});

export const OpenedBeforeTheAnswer = meta.story({
  args: {
    name: { family: '单', given: '' },
    read: fn<PinyinPickerProps['read']>(async (cn, _part, signal) => {
      await slow(signal, 800);
      return spellingsOf(cn);
    }),
  },
  play: async ({ globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(control());
    const dialog = await sheet();
    await expect(dialog.getByText(t('reading'))).toBeVisible();
    await expect(dialog.getByRole('button', { name: t('sheet.use') })).toBeDisabled();
    await expect(await dialog.findAllByRole('radio')).toHaveLength(3);
    await expect(dialog.getByRole('button', { name: t('sheet.use') })).toBeEnabled();
  },
});

export const OpenedInVain = meta.story({
  args: {
    name: { family: '', given: '𣈶' },
    read: fn<PinyinPickerProps['read']>(async (_cn, _part, signal) => {
      await slow(signal, 800);
      return [];
    }),
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = await words(globals);
    await userEvent.click(control());
    await sheet();
    const field = await canvas.findByLabelText(t('manual.family'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(field).toHaveFocus());
  },
});

let refusals = 0;

export const FailedThenRetried = meta.story({
  args: {
    read: fn<PinyinPickerProps['read']>(async (cn) => {
      if (cn === '王' && refusals > 0) {
        refusals -= 1;
        throw new Error('no network');
      }
      return spellingsOf(cn);
    }),
  },
  beforeEach: () => {
    refusals = 2;
  },
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), '王');
    await userEvent.type(given(canvas, said), '小明');
    await expect((await canvas.findAllByText(t('failed')))[0]).toBeVisible();
    await expect(given(canvas, said)).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: t('manual.given') })).toHaveValue('XIAOMING'),
    );
    const retry = canvas.getByRole('button', { name: t('retry') });
    await userEvent.click(retry);
    await waitFor(() => expect(refusals).toBe(0));
    await expect(retry).toBeVisible();
    await userEvent.click(retry);
    await settled('WANG/XIAOMING');
    await waitFor(() => expect(control()).toHaveFocus());
  },
});

export const WrittenWhileReadingFails = meta.story({
  args: {
    name: { family: '王', given: '小明' },
    read: fn<PinyinPickerProps['read']>(async (cn) => {
      if (refusals > 0) {
        refusals -= 1;
        throw new Error('no network');
      }
      return spellingsOf(cn);
    }),
  },
  beforeEach: () => {
    refusals = 2;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await words(globals);
    const field = await canvas.findByRole('textbox', { name: t('manual.family') });
    await userEvent.type(field, 'WONG');
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(await canvas.findByRole('button', { name: t('manual.back') })).toBeVisible();
    await expect(field).toHaveValue('WONG');
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'WONG', given: '' });
  },
});

export const ErrorShown = meta.story({
  args: { name: { family: '王', given: '乐' }, error: '请选择或填写姓名的拼音' },
  play: async ({ canvas, globals, userEvent, said }) => {
    await settled('WANG/');
    await expect(screen.getAllByText(/LE.*YUE/)[0]).toBeVisible();
    await expect(control()).toHaveAccessibleDescription(/LE.*YUE/);
    const t = await words(globals);
    await userEvent.click(control());
    await userEvent.click((await sheet()).getByRole('button', { name: t('sheet.manual') }));
    const field = canvas.getByRole('textbox', { name: t('manual.given') });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(said('请选择或填写姓名的拼音'));
    await waitFor(() => expect(field).toHaveFocus());
  },
});

export const ErrorWithoutName = meta.story({
  args: { error: '请选择或填写姓名的拼音' },
  play: async ({ said }) => {
    await expect(control()).toHaveAccessibleDescription(said('请选择或填写姓名的拼音'));
  },
});

export const ExistingSpellingAmongReadings = meta.story({
  args: { name: { family: '单', given: '乐' }, value: { family: 'DAN', given: 'YUE' } },
  play: async ({ args, userEvent }) => {
    await settled('DAN/YUE');
    await waitFor(() => expect(control()).not.toHaveAttribute('aria-busy'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(control());
    await expect((await sheet()).getByRole('radio', { name: /DAN/ })).toBeChecked();
  },
});

export const ExistingSpellingOfItsOwn = meta.story({
  args: { name: { family: '单', given: '乐' }, value: { family: 'SIN', given: 'LOK' } },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await settled('SIN/LOK');
    const field = await canvas.findByRole('textbox', { name: t('manual.family') });
    await expect(field).toHaveValue('SIN');
    await expect(canvas.getByRole('button', { name: t('manual.back') })).toBeVisible();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
});

export const NotChinese = meta.story({
  play: async ({ args, canvas, globals, userEvent, said }) => {
    const t = await words(globals);
    await userEvent.type(family(canvas, said), 'Smith');
    await new Promise((resolve) => setTimeout(resolve, 700));
    await expect(args.read).not.toHaveBeenCalled();
    await expect(control()).toHaveTextContent(t('awaiting'));
    await userEvent.click(control());
    await userEvent.type(canvas.getByRole('textbox', { name: t('manual.family') }), 'Smith');
    await expect(args.onChange).toHaveBeenLastCalledWith({ family: 'SMITH', given: '' });
  },
});
