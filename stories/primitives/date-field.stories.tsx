import { DateField, type DateFieldProps } from '@mapp/kit/primitives/date-field';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { StoryContext } from 'storybook/internal/csf';
import preview from '#storybook/preview';
import { padded } from './padded.tsx';

function Kept(props: DateFieldProps) {
  const [value, setValue] = useState(props.value);
  const keep = (next: string) => {
    setValue(next);
    props.onChange?.(next);
  };
  return <DateField {...props} value={value} onChange={keep} />;
}

const meta = preview.meta({
  component: DateField,
  decorators: [padded],
  args: { label: '开始日期', value: '2026-05-01', onChange: fn() },
  render: (args) => <Kept {...args} />,
});

export const Basic = meta.story({
  play: async ({ args, canvas, said }) => {
    const input = canvas.getByLabelText(said('开始日期'));
    await fireEvent.change(input, { target: { value: '2026-05-15' } });
    await expect(args.onChange).toHaveBeenCalledWith('2026-05-15');
    await expect(input).toHaveValue('2026-05-15');
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
});

export const Emptied = meta.story({
  play: async ({ args, canvas, said }) => {
    await fireEvent.change(canvas.getByLabelText(said('开始日期')), { target: { value: '' } });
    await expect(args.onChange).toHaveBeenCalledWith('');
  },
});

export const WithinLimits = meta.story({
  args: { min: '2025-06-01', max: '2026-06-01', hint: '最多可查一年' },
  play: async ({ canvas, said }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(said('开始日期'));
    await expect(input.validity.valid).toBe(true);
    await fireEvent.change(input, { target: { value: '2026-06-02' } });
    await expect(input.validity.rangeOverflow).toBe(true);
  },
});

export const StartAfterEnd = meta.story({
  args: { value: '2026-06-02', error: '开始日期不能晚于结束日期 2026年6月1日。' },
  play: async ({ canvas, said }) => {
    const input = canvas.getByLabelText(said('开始日期'));
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(said('开始日期不能晚于结束日期 2026年6月1日。'));
  },
});

export const TwoSideBySide = meta.story({
  globals: { viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      <Kept label="从" value="2026-05-01" onChange={fn()} />
      <Kept label="到" value="2026-06-01" onChange={fn()} />
    </div>
  ),
});

/** The date as the reader's language writes it, in place of the browser's own form. */
const written = (locale: string) => (date: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

const inLanguageOf = (globals: Record<string, unknown>) => written(String(globals['locale']));

const inWords = (locale: string, text: RegExp) => ({
  args: { words: written(locale) },
  globals: { viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas, said }: StoryContext) => {
    const shown = canvas.getByText(text);
    await expect(shown).toBeVisible();
    const input = canvas.getByLabelText(said('开始日期'));
    await expect(getComputedStyle(input).color).toBe('rgba(0, 0, 0, 0)');
    await fireEvent.change(input, { target: { value: '2026-05-15' } });
    await expect(canvas.getByText(/15/)).toBeVisible();
    await fireEvent.change(input, { target: { value: '' } });
    await expect(canvas.queryByText(/15/)).toBeNull();
  },
});

export const InChinese = meta.story(inWords('zh', /^2026年5月1日$/));
export const InEnglish = meta.story(inWords('en', /^May 1, 2026$/));
export const InJapanese = meta.story(inWords('ja', /^2026年5月1日$/));
export const InKorean = meta.story(inWords('ko', /^2026년 5월 1일$/));
export const InRussian = meta.story(inWords('ru', /^1 мая 2026/));

/** Keys change the browser's own form, so that is what is seen while they may. */
export const WhileKeysMayChangeIt = meta.story({
  render: (args, { globals }) => <Kept {...args} words={inLanguageOf(globals)} />,
  play: async ({ canvas, said, globals }) => {
    const input = canvas.getByLabelText(said('开始日期'));
    await userEvent.click(input);
    await expect(input).toHaveFocus();
    if (matchMedia('(pointer: fine)').matches) {
      await expect(canvas.getByText(inLanguageOf(globals)('2026-05-01'))).not.toBeVisible();
      await expect(getComputedStyle(input).color).not.toBe('rgba(0, 0, 0, 0)');
    }
    await userEvent.tab();
    input.blur();
    await waitFor(() => expect(canvas.getByText(inLanguageOf(globals)('2026-05-01'))).toBeVisible());
  },
});

/** A date without a value of its own is followed too. */
export const KeepsItsOwn = meta.story({
  render: (_args, { globals }) => (
    <DateField label="开始日期" defaultValue="2026-05-01" words={inLanguageOf(globals)} />
  ),
  play: async ({ canvas, said, globals }) => {
    await expect(canvas.getByText(inLanguageOf(globals)('2026-05-01'))).toBeVisible();
    await fireEvent.change(canvas.getByLabelText(said('开始日期')), { target: { value: '2026-06-01' } });
    await expect(canvas.getByText(inLanguageOf(globals)('2026-06-01'))).toBeVisible();
  },
});

/** A long date makes the field higher; nothing is cut. */
export const LargeTextOnANarrowPhone = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow', isRotated: false } },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      <DateField label="С" defaultValue="2026-09-15" words={written('ru')} />
      <DateField label="По" defaultValue="2026-09-30" words={written('ru')} error="Проверьте дату" />
    </div>
  ),
  play: async ({ canvas }) => {
    const shown = canvas.getByText(/15 сентября/);
    await expect(shown.scrollWidth).toBeLessThanOrEqual(shown.clientWidth);
    await expect(canvas.getByLabelText('С').getBoundingClientRect().height).toBeGreaterThanOrEqual(
      shown.getBoundingClientRect().height - 1,
    );
  },
});
