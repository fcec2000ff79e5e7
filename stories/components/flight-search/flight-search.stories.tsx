import { FlightSearch, type FlightSearchProps } from '@mapp/kit/components/flight-search';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { emptySearch, type SearchDraft } from '@mapp/kit/rules';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { padded } from '../../primitives/padded.tsx';
import { asRead } from '../../words.ts';

const words = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'flight-search');
const refusals = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'validation');

const submit = <Button type="submit">OK</Button>;

const whole: SearchDraft = {
  ...emptySearch,
  segments: [{ from: 'PEK', to: 'SHA', day: '2026-09-25' }],
};
const multi: SearchDraft = {
  ...emptySearch,
  kind: 'multi',
  adults: 2,
  children: 1,
  segments: [
    { from: 'PEK', to: 'SHA', day: '2026-09-25' },
    { from: 'SHA', to: 'TFU', day: '2026-09-23' },
    { from: 'TFU' },
  ],
};

const meta = preview.meta({
  component: FlightSearch,
  decorators: [padded],
  args: {
    defaultValue: whole,
    today: '2026-06-01',
    children: submit,
    onPickPlace: fn(),
    onPickDays: fn(),
    onChange: fn(),
    onSubmit: fn(),
  },
});

/** The search that was submitted. */
const submitted = (args: FlightSearchProps) => expect(args.onSubmit);
const press = () => userEvent.click(screen.getByRole('button', { name: 'OK' }));

/** One way is searched for as it is. */
export const Basic = meta.story({
  play: async ({ args }) => {
    await press();
    await waitFor(() => submitted(args).toHaveBeenCalledWith({ ...whole }));
  },
});

/** Nothing is chosen yet: the summary leads to what is missing. */
export const Empty = meta.story({
  args: { defaultValue: undefined },
  play: async ({ args, canvas, globals }) => {
    const [t, v] = [await words(globals), await refusals(globals)];
    await press();
    await expect(await canvas.findByRole('group', { name: /4|3/ })).toHaveFocus();
    await expect(canvas.getAllByText(new RegExp(v('city.choose')))).toHaveLength(4);
    await expect(canvas.getAllByText(new RegExp(v('day.empty'))).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('from.empty')) }));
    await expect(args.onPickPlace).toHaveBeenCalledWith(
      expect.objectContaining({ segment: 0, end: 'from', draft: emptySearch }),
    );
  },
});

/** Both ends change places, and what was wrong is looked at again. */
export const Swapped = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: t('swap') }));
    await press();
    await waitFor(() =>
      submitted(args).toHaveBeenCalledWith(
        expect.objectContaining({ segments: [{ from: 'SHA', to: 'PEK', day: '2026-09-25' }] }),
      ),
    );
  },
});

/** There and back: one calendar for both days. */
export const ThereAndBack = meta.story({
  args: {
    defaultValue: {
      ...emptySearch,
      kind: 'return',
      segments: [
        { from: 'PEK', to: 'SHA', day: '2026-09-25' },
        { from: 'SHA', to: 'PEK', day: '2026-09-30' },
      ],
    },
  },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('day.back')) }));
    await expect(args.onPickDays).toHaveBeenCalledWith(expect.objectContaining({ segment: 0 }));
  },
});

/** The way back lies before the way out. */
export const BackTooEarly = meta.story({
  args: {
    defaultValue: {
      ...emptySearch,
      kind: 'return',
      segments: [
        { from: 'PEK', to: 'SHA', day: '2026-09-25' },
        { from: 'SHA', to: 'PEK', day: '2026-09-20' },
      ],
    },
  },
  play: async ({ canvas, globals }) => {
    const v = await refusals(globals);
    await press();
    await expect((await canvas.findAllByText(new RegExp(v('return.early')))).length).toBeGreaterThan(0);
  },
});

/** A day of yesterday, and one place for both ends. */
export const PastDayAndSamePlace = meta.story({
  args: {
    defaultValue: { ...emptySearch, segments: [{ from: 'PEK', to: 'PEK', day: '2026-05-31' }] },
  },
  play: async ({ canvas, globals }) => {
    const v = await refusals(globals);
    await press();
    await expect((await canvas.findAllByText(new RegExp(v('place.same')))).length).toBeGreaterThan(0);
    await expect(canvas.getAllByText(new RegExp(v('day.past'))).length).toBeGreaterThan(0);
  },
});

/** Several segments: the second one lies before the first, and the third one has no end yet. What is wrong is in its own card. */
export const MultiCity = meta.story({
  args: { defaultValue: multi },
  play: async ({ args, canvas, globals }) => {
    const [t, v] = [await words(globals), await refusals(globals)];
    await press();
    const second = canvas.getByRole('region', { name: t('segment', { number: 2 }) });
    await expect(await within(second).findByText(v('segment.early', { number: 1 }))).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('segment.removeSpoken', { number: 3 }) }));
    await expect(canvas.getAllByRole('region')).toHaveLength(2);
    await expect(canvas.queryByRole('button', { name: t('segment.removeSpoken', { number: 1 }) })).toBeNull();
  },
});

/** A new segment begins where the last one ends; six are the most. */
export const SixSegments = meta.story({
  args: { defaultValue: { ...whole, kind: 'multi' } },
  play: async ({ canvas, globals }) => {
    const t = await words(globals);
    const add = () => canvas.queryByRole('button', { name: new RegExp(t('segment.add')) });
    for (let button = add(); button; button = add()) await userEvent.click(button);
    await expect(canvas.getAllByRole('region')).toHaveLength(6);
    await expect(canvas.getByText(t('place.follows', { number: 1 }))).toBeVisible();
  },
});

/** A gap between two segments is pointed out, and no mistake. */
export const Gap = meta.story({
  args: {
    defaultValue: {
      ...emptySearch,
      kind: 'multi',
      segments: [
        { from: 'PEK', to: 'SHA', day: '2026-09-25' },
        { from: 'CAN', to: 'TFU', day: '2026-09-27' },
      ],
    },
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('status').some((each) => each.textContent !== '')).toBe(true);
    await press();
    await waitFor(() => submitted(args).toHaveBeenCalled());
  },
});

/** A member may ask for prices in points. */
export const Member = meta.story({
  args: { member: true },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('switch', { name: t('points') }));
    await userEvent.click(canvas.getByRole('switch', { name: t('direct') }));
    await press();
    await waitFor(() =>
      submitted(args).toHaveBeenCalledWith(expect.objectContaining({ points: true, direct: true })),
    );
  },
});

/** A guest has none to ask for, whoever typed before. */
export const Guest = meta.story({
  args: { defaultValue: { ...whole, points: true } },
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await expect(canvas.queryByRole('switch', { name: t('points') })).toBeNull();
    await press();
    await waitFor(() => submitted(args).toHaveBeenCalledWith(expect.objectContaining({ points: false })));
  },
});

/** The travellers by kind: what cannot be booked cannot be chosen. */
export const Passengers = meta.story({
  play: async ({ args, canvas, globals }) => {
    const t = await words(globals);
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(t('party')) }));
    const sheet = within(await screen.findByRole('dialog', { name: t('people.title') }));
    const more = (kind: 'adults' | 'children' | 'infants') =>
      sheet.getByRole('button', { name: t('people.more', { kind: t(`people.${kind}`) }) });
    await userEvent.click(more('infants'));
    await userEvent.click(more('infants'));
    await expect(more('infants')).toHaveAttribute('aria-disabled', 'true');
    for (let child = 0; child < 4; child += 1) await userEvent.click(more('children'));
    await expect(sheet.getByText(asRead(t('people.young')))).toBeVisible();
    await expect(sheet.getByText(asRead(t('people.grown')))).toBeVisible();
    await userEvent.click(sheet.getByRole('radio', { name: t('cabin.business') }));
    await userEvent.click(sheet.getByRole('button', { name: t('people.done') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press();
    await waitFor(() =>
      submitted(args).toHaveBeenCalledWith(
        expect.objectContaining({ adults: 1, children: 4, infants: 1, cabin: 'business' }),
      ),
    );
  },
});

interface Played {
  readonly args: Pick<FlightSearchProps, 'onSubmit'>;
  readonly canvas: ReturnType<typeof within>;
  readonly globals: Record<string, unknown>;
}

/** Presses the submit button and looks for why the party cannot fly. */
const refusesParty =
  (key: 'party.alone' | 'party.many' | 'party.infants') =>
  async ({ args, canvas, globals }: Played) => {
    const v = await refusals(globals);
    const text = key === 'party.many' ? v(key, { max: 9 }) : v(key);
    await press();
    await expect((await canvas.findAllByText(text, { exact: false })).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  };

export const ChildrenAlone = meta.story({
  args: { defaultValue: { ...whole, adults: 0, children: 1 } },
  play: refusesParty('party.alone'),
});

export const TooManyPassengers = meta.story({
  args: { defaultValue: { ...whole, adults: 10 } },
  play: refusesParty('party.many'),
});

export const TooManyInfants = meta.story({
  args: { defaultValue: { ...whole, infants: 2 } },
  play: refusesParty('party.infants'),
});
