import { messagesFor, type Locale } from '@mapp/kit/messages';
import { CompanionsScreen } from '@mapp/kit/screens/check-in/companions';
import { companions, segments } from '@mapp/sandbox/check-in';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { sentTo } from '../../sent-to.ts';
import { field, ready, saveButton, selectIn } from '../../forms.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';

const meta = preview.meta({
  component: CompanionsScreen,
  tags: ['!autodocs'],
  parameters: { address: '/boarde/travelPartner', ...tall.parameters },
  globals: tall.globals,
});

const along = (segment: string) => ({ address: `/boarde/travelPartner?segment=${segment}` });
const paths = {
  list: '/api/check-in/companions',
  add: '/api/check-in/add-companion',
  join: '/api/check-in/join-companions',
  saved: '/api/memberApi/passenger/queryPassengerList',
};

const together = (root: HTMLElement) =>
  there(within(root).getAllByRole('button').at(-1), 'the button that checks in together');
const boxOf = (root: HTMLElement, name: RegExp) => within(root).findByRole('checkbox', { name });

/** Types somebody with an ID card. */
async function fill(root: HTMLElement, number = '310104194402290015'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'familyName'), '何');
  await userEvent.type(field(root, 'givenName'), '静');
  await userEvent.type(field(root, 'number'), number);
}

/** Without a flight: the list, and the form that adds to it. */
export const Basic = meta.story({
  play: async ({ airline, canvas, canvasElement, world }) => {
    await fill(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(world.session.drafts.unsaved()).toBe(true);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await expect(sentTo(airline, paths.add)).toMatchObject([
      {
        cnFamilyName: '何',
        paxType: 'ADT',
        identity: { idType: 'NI', idNo: '310104194402290015' },
        phone: '',
      },
    ]);
    // The form begins again, and nothing of it is kept.
    await expect(field(canvasElement, 'familyName')).toHaveValue('');
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** The member flies it, so only the others are sent. */
export const CheckInTogether = meta.story({
  parameters: along(segments.first),
  play: async ({ airline, canvasElement, navigation }) => {
    await expect(await boxOf(canvasElement, /张三|San Zhang/)).toBeChecked();
    await userEvent.click(await boxOf(canvasElement, /单雄/));
    await userEvent.click(together(canvasElement));
    await waitFor(() =>
      expect(navigation.log).toEqual([
        { action: 'replace', to: `/boarde/passengerList?segment=${segments.first}&purpose=checkIn` },
      ]),
    );
    await expect(sentTo(airline, paths.join)).toMatchObject([
      { segmentId: segments.first, companionIds: [companions.holder] },
    ]);
  },
});

/** A companion without a ticket for the flight is told by name. */
export const WithoutTicket = meta.story({
  parameters: along(segments.first),
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await userEvent.click(await boxOf(canvasElement, /单雄/));
    const names = ['zh', 'ja'].includes(globals['locale'] as Locale) ? '王芳' : 'Fang Wang';
    await userEvent.click(await boxOf(canvasElement, new RegExp(names)));
    await userEvent.click(together(canvasElement));
    await expect(await canvas.findByText(t('without.text', { names }))).toBeVisible();
    await expect(navigation.log).toEqual([]);
    await expect(canvas.getByRole('link', { name: t('without.on') })).toHaveAttribute(
      'href',
      `/mapp/boarde/passengerList?segment=${segments.first}&purpose=checkIn`,
    );
  },
});

export const NobodyChosen = meta.story({
  parameters: along(segments.closing),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await ready(canvasElement);
    await userEvent.click(together(canvasElement));
    await expect(await canvas.findByText(t('nobody'))).toBeVisible();
    await expect(sentTo(airline, paths.join)).toEqual([]);
  },
});

/** The rule is told where it is broken, and nothing is sent. */
export const ChildAlone = meta.story({
  parameters: { ...along(segments.closing), covers: ['companion.childAlone'] },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await userEvent.click(await boxOf(canvasElement, /刘一诺/));
    await expect(await canvas.findByText(t('childAlone'))).toBeVisible();
    await userEvent.click(together(canvasElement));
    await expect(sentTo(airline, paths.join)).toEqual([]);
    await userEvent.click(await boxOf(canvasElement, /单雄/));
    await waitFor(() => expect(canvas.queryByText(t('childAlone'))).toBeNull());
  },
});

/** Whether they were taken along is not known: it is looked at, not sent again. */
export const JoiningUnknown = meta.story({
  parameters: along(segments.first),
  beforeEach: ({ airline }) => airline.fault({ path: paths.join, kind: 'network' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await userEvent.click(await boxOf(canvasElement, /单雄/));
    await userEvent.click(together(canvasElement));
    await expect(await canvas.findByText(t('join.unknown'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('join.look') })).toBeVisible();
    await expect(sentTo(airline, paths.join)).toHaveLength(1);
  },
});

export const JoiningRefused = meta.story({
  parameters: along(segments.first),
  beforeEach: ({ airline }) => airline.fault({ path: paths.join, kind: 'refused' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await userEvent.click(await boxOf(canvasElement, /单雄/));
    await userEvent.click(together(canvasElement));
    await expect(await canvas.findByText(t('join.refused'))).toBeVisible();
  },
});

/** The document is on the list: who shows it can be chosen with one tap. */
export const Duplicate = meta.story({
  parameters: { ...along(segments.first), covers: ['companion.duplicate'] },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await ready(canvasElement);
    await userEvent.selectOptions(there(selectIn(canvasElement)), 'passport');
    await fill(canvasElement, '20FR12345');
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: t('found.choose') }));
    await expect(await boxOf(canvasElement, /dupont/i)).toBeChecked();
    await expect(sentTo(airline, paths.add)).toEqual([]);
    await expect(field(canvasElement, 'familyName')).toHaveValue('');
  },
});

export const Oneself = meta.story({
  parameters: { covers: ['companion.oneself'] },
  play: async ({ airline, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await fill(canvasElement, '310104199103072512');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(t('document.self')));
    await expect(sentTo(airline, paths.add)).toEqual([]);
  },
});

/** Only the airline knows that it is the member's: the second document is not on the list. */
export const OneselfByAnotherDocument = meta.story({
  parameters: { covers: ['companion.oneself'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await ready(canvasElement);
    await userEvent.selectOptions(there(selectIn(canvasElement)), 'passport');
    await fill(canvasElement, 'E71000001');
    await userEvent.type(field(canvasElement, 'birthday'), '1991-03-07');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('companionOneself'))).toBeVisible();
    await expect(field(canvasElement, 'familyName')).toHaveValue('何');
  },
});

/** A saved passenger fills the form; those on the list are not offered. */
export const FromSavedPassengers = meta.story({
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('import') }));
    const sheet = await screen.findByRole('dialog');
    const row = await within(sheet).findByRole('button', { name: /李四/ });
    await expect(within(sheet).queryByText('王芳')).toBeNull();
    await userEvent.click(row);
    await waitFor(() => expect(field(canvasElement, 'familyName')).toHaveValue('李'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

export const SavedPassengersFailed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.saved, kind: 'http500' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    const words = await messagesFor(globals['locale'] as Locale, 'beneficiaries');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('import') }));
    const sheet = await screen.findByRole('dialog');
    await expect(await within(sheet).findByText(words('passengers.failed'))).toBeVisible();
  },
});

/** The airline had saved, and the answer was lost: looking it up finds it, and nothing is sent twice. */
export const OutcomeUnknownAndSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'network', after: true }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    await expect(sentTo(airline, paths.add)).toHaveLength(1);
  },
});

/** The airline had not saved: it is said so, and what was typed is there to be sent again. */
export const OutcomeUnknownAndNotSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6));
    const ids = sentTo(airline, paths.add).map(({ transactionId }) => transactionId);
    await expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  },
});

export const Loading = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.list, kind: 'timeout' }),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.list, kind: 'http500' }),
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(there(within(canvas.getByRole('main')).getAllByRole('button')[0], 'retry'));
    await ready(canvasElement);
  },
});

/** The address names a flight that is none of the member's. */
export const AnotherFlight = meta.story({
  parameters: along('S-9999-1'),
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'check-in');
    await expect(await canvas.findByRole('link', { name: t('missing.back') })).toHaveAttribute(
      'href',
      '/mapp/boarde',
    );
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('companions')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals, 4),
});
