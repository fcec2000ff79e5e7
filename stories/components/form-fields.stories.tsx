import {
  asTyped,
  BornByNumber,
  FormCountry,
  FormDay,
  FormGender,
  FormPair,
  FormText,
  RuledForm,
  type FormRules,
} from '@mapp/kit/components/form-fields';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import type { Refused } from '@mapp/kit/validators';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field as fieldOf, saveButton } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

interface Values {
  name: string;
  day: string;
  country: string;
  gender: string;
}

const missing: Record<keyof Values, Refused> = {
  name: { ok: false, key: 'name.latin' },
  day: { ok: false, key: 'day.empty' },
  country: { ok: false, key: 'country.choose' },
  gender: { ok: false, key: 'gender.choose' },
};

/** Every field must hold something. */
const rules: FormRules<Values, undefined, keyof Values> = {
  fields: () => ['name', 'day', 'country', 'gender'],
  check: (field, typed) => (typed[field] === '' ? missing[field] : undefined),
};

const submitted = fn();
const drafted = fn();

function Example() {
  return (
    <RuledForm
      id="form"
      defaultValue={{ name: '', day: '', country: 'CN', gender: '' }}
      rules={rules}
      context={undefined}
      labelOf={(field) => field}
      onChange={drafted}
      onSubmit={submitted}
    >
      <FormPair>
        <FormText field="name" label="name" hint="ZHANG" attributes={asTyped} />
        <FormDay field="day" label="day" attributes={{ autoComplete: 'bday' }} />
      </FormPair>
      <FormCountry field="country" label="country" />
      <FormGender field="gender" />
      <Button type="submit" wide>
        OK
      </Button>
    </RuledForm>
  );
}

const meta = preview.meta({ component: Example, decorators: [padded] });

const submit = (root: HTMLElement) => userEvent.click(saveButton(root));

export const Basic = meta.story({
  play: async ({ canvas, canvasElement }) => {
    submitted.mockClear();
    await userEvent.type(fieldOf(canvasElement, 'name'), 'san');
    await userEvent.type(fieldOf(canvasElement, 'day'), '2030-01-31');
    await userEvent.click(there(canvas.getAllByRole('radio')[0]));
    await submit(canvasElement);
    await waitFor(() =>
      expect(submitted).toHaveBeenCalledWith({ name: 'san', day: '2030-01-31', country: 'CN', gender: 'M' }),
    );
    await expect(drafted).toHaveBeenLastCalledWith(expect.objectContaining({ name: 'san' }));
  },
});

/** The 30th of February, typed on a keyboard: it has no value, but is not told as missing. */
export const DayThatThereIsNot = meta.story({
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    const day = fieldOf(canvasElement, 'day');
    // As a browser has it after keys; no script can type it.
    Object.defineProperty(day, 'validity', { configurable: true, value: { badInput: true } });
    await submit(canvasElement);
    await waitFor(() => expect(day).toHaveAccessibleDescription(expect.stringContaining(t('day.date'))));
    Reflect.deleteProperty(day, 'validity');
    await userEvent.type(day, '2030-01-31');
    await waitFor(() => expect(day).not.toBeInvalid());
  },
});

/** The summary takes the focus, each line leads to its field, and goes once that is good. */
export const ThreeThingsToPutRight = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await submit(canvasElement);
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 3 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    await userEvent.click(there(within(summary).getAllByRole('link')[2]));
    await expect(fieldOf(canvasElement, 'form-gender')).toHaveFocus();
    await userEvent.keyboard(' ');
    await canvas.findByRole('group', { name: t('summary', { count: 2 }) });
  },
});

/** The facts of an ID card are shown, and cannot be typed. */
export const BornByTheNumber = meta.story({
  render: () => <BornByNumber birthday="1990-03-07" gender="male" />,
  play: async ({ canvas }) => {
    const values = canvas
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ value, readOnly }) => [value.includes('1990'), readOnly]);
    await expect(values).toEqual([
      [true, true],
      [false, true],
    ]);
  },
});
