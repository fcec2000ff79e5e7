import { messagesFor, type Locale } from '@mapp/kit/messages';
import { TravelInformationStep } from '@mapp/kit/screens/check-in/travel-information-step';
import { passengers, segments } from '@mapp/sandbox/check-in';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { labelOf } from '../../label-of.ts';
import { there } from '../../there.ts';
import { sentTo } from '../../sent-to.ts';
import { field, ready, saveButton } from '../../forms.ts';
import { toldName } from '../../told-name.ts';

const both = `${passengers.self},${passengers.friend}`;

const meta = preview.meta({
  component: TravelInformationStep,
  tags: ['!autodocs'],
  parameters: {
    address: `/boarde/verify?segment=${segments.abroad}&passengers=${encodeURIComponent(both)}`,
    ...tall.parameters,
  },
  globals: tall.globals,
});

const paths = {
  read: '/api/check-in/travel-information',
  save: '/api/check-in/save-travel-information',
};

/** All that can be typed; what is chosen is on record. */
const whole: Readonly<Record<string, string>> = {
  province: 'Beijing',
  city: 'Beijing',
  street: 'No. 8 Jianguomenwai Ave',
  postcode: '100022',
  destination: 'In transit',
  phone: '13800000001',
  email: 'san@example.com',
};

const whose = (root: HTMLElement, name: string) =>
  within(root).getByRole('radio', { name: (words) => words.includes(name) });

/** Fills what is not on record. */
async function fill(root: HTMLElement): Promise<void> {
  await ready(root);
  for (const [name, text] of Object.entries(whole)) {
    const control = field(root, name);
    if (control.value === '') await userEvent.type(control, text);
  }
}

/** One passenger after the other; the button names the next, and the last one leads to the seats. */
export const Basic = meta.story({
  parameters: { covers: ['checkIn.informationMissing'] },
  play: async ({ canvas, canvasElement, globals, world }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    const refusal = await messagesFor(globals['locale'] as Locale, 'check-in');
    await ready(canvasElement);
    await expect(canvas.getByText(refusal('informationMissing'))).toBeVisible();
    await expect(saveButton(canvasElement)).toHaveTextContent(
      t('save.next', { name: toldName('王芳', globals) }),
    );
    await userEvent.type(field(canvasElement, 'city'), 'B');
    await expect(labelOf(whose(canvasElement, toldName('张三', globals)))).toHaveTextContent(
      t('state.begun'),
    );
    // Text typed for one stays while the other's is looked at.
    await userEvent.click(whose(canvasElement, toldName('王芳', globals)));
    await waitFor(() => expect(field(canvasElement, 'city')).not.toHaveValue('B'));
    await userEvent.click(whose(canvasElement, toldName('张三', globals)));
    await waitFor(() => expect(field(canvasElement, 'city').value).toMatch(/B$/));
    await expect(world.session.get('draft')).toBeUndefined();
  },
});

/** Both are filled in: the seats come next, with ids alone in the address. */
export const OneAfterTheOther = meta.story({
  play: async ({ airline, canvasElement, globals, navigation, world }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(labelOf(whose(canvasElement, toldName('张三', globals)))).toHaveTextContent(t('state.filled')),
    );
    await expect(whose(canvasElement, toldName('王芳', globals))).toBeChecked();
    await expect(saveButton(canvasElement)).toHaveTextContent(t('save.last'));
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(navigation.log).toEqual([
        {
          action: 'push',
          to: `/boarde/choose_seat?segment=${segments.abroad}&passengers=${encodeURIComponent(both)}`,
        },
      ]),
    );
    await expect(sentTo(airline, paths.save)).toMatchObject([
      { passengerId: passengers.self, destinationAddress: 'In transit' },
      { passengerId: passengers.friend, province: 'Beijing', email: 'san@example.com' },
    ]);
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** Mistakes are summed up; nothing is sent. */
export const SomethingMissing = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    const summary = await canvas.findByRole('group', { name: t('summary', { count: 1 }) });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(sentTo(airline, paths.save)).toEqual([]);
  },
});

/** Everything is on record: it can be looked at once more, and leads on. */
export const OnRecord = meta.story({
  parameters: { address: `/boarde/verify?segment=${segments.later}&passengers=${passengers.self}` },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    const refusal = await messagesFor(globals['locale'] as Locale, 'check-in');
    await ready(canvasElement);
    await expect(labelOf(whose(canvasElement, toldName('张三', globals)))).toHaveTextContent(
      t('state.filled'),
    );
    await expect(canvas.queryByText(refusal('informationMissing'))).toBeNull();
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
  },
});

/** The airline says no: its words stay, and so does all that was typed. */
export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.save, kind: 'refused' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('refused.title'))).toBeVisible();
    await expect(field(canvasElement, 'destination')).toHaveValue('In transit');
  },
});

/** The airline had saved, and the answer was lost: looking it up finds it. */
export const OutcomeUnknownAndSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.save, kind: 'network', after: true }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() =>
      expect(labelOf(whose(canvasElement, toldName('张三', globals)))).toHaveTextContent(t('state.filled')),
    );
    await expect(sentTo(airline, paths.save)).toHaveLength(1);
  },
});

/** The airline had not saved: it is said so, and saving again is the same action. */
export const OutcomeUnknownAndNotSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.save, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(forms('absent.title'))).toBeVisible();
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(sentTo(airline, paths.save)).toHaveLength(2));
    const ids = sentTo(airline, paths.save).map(({ transactionId }) => transactionId);
    await expect(new Set(ids).size).toBe(1);
  },
});

/** A domestic flight asks for nothing. */
export const NobodyToFillInFor = meta.story({
  parameters: { address: `/boarde/verify?segment=${segments.first}` },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'travel-information');
    await expect(await canvas.findByRole('link', { name: t('gone.back') })).toHaveAttribute(
      'href',
      '/mapp/boarde',
    );
  },
});

export const Loading = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.read, kind: 'timeout' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.read, kind: 'http500' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(there(within(canvas.getByRole('main')).getAllByRole('button')[0], 'retry'));
    await ready(canvasElement);
  },
});
