import { messagesFor, type Locale } from '@mapp/kit/messages';
import { BeneficiaryFormScreen } from '@mapp/kit/screens/beneficiaries/beneficiary-form';
import type { Airline } from '@mapp/sandbox/engine';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import type { World } from '../../../.storybook/world.ts';
import { there } from '../../there.ts';
import { field, formsIn, ready, saveButton, submitButtons } from '../../forms.ts';

const meta = preview.meta({
  component: BeneficiaryFormScreen,
  tags: ['!autodocs'],
  parameters: { address: '/beneficiaryManage/addBeneficiary?pageCode=1' },
});

const edit = (id: string) => ({
  parameters: { address: `/beneficiaryManage/addBeneficiary?pageCode=2&beneficiary=${id}` },
});

const paths = {
  list: '/api/memberApi/member/queryBeneficiary',
  add: '/api/memberApi/member/addBeneficiary',
  update: '/api/memberApi/member/updateBeneficiary',
};

const sentTo = (airline: Airline, path: string) =>
  airline.requests().filter((request) => request.path === path);

const idsOf = (airline: Airline, path: string) =>
  sentTo(airline, path).map(({ body }) => (JSON.parse(body) as { transactionId: string }).transactionId);

/** Types a whole beneficiary: name, number, relation; the spelling comes from the airline. */
async function fill(root: HTMLElement, number = '310104199003074510'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'cnFamilyName'), '张');
  await userEvent.type(field(root, 'cnGivenName'), '伟');
  await userEvent.type(field(root, 'identities.0.number'), number);
  await userEvent.selectOptions(field(root, 'relation'), 'friend');
  await waitFor(() => expect(root).toHaveTextContent('ZHANG/WEI'), { timeout: 4000 });
}

export const Basic = meta.story({
  play: async ({ airline, canvasElement, navigation, world }) => {
    await fill(canvasElement);
    await expect(world.session.drafts.unsaved()).toBe(true);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/beneficiaryManage' }]));
    const [request, ...others] = sentTo(airline, paths.add);
    await expect(others).toEqual([]);
    await expect(JSON.parse(there(request).body)).toMatchObject({
      cnFamilyName: '张',
      enGivenName: 'WEI',
      relation: 'A',
      country: 'CN',
      birthday: '1990-03-07',
      idList: [{ idType: 'NI', idNo: '310104199003074510' }],
    });
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

export const Edit = meta.story({
  ...edit('B-0001-6'),
  play: async ({ airline, canvasElement, navigation }) => {
    await ready(canvasElement);
    await userEvent.selectOptions(field(canvasElement, 'relation'), 'stepChild');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/beneficiaryManage' }]));
    await expect(JSON.parse(there(sentTo(airline, paths.update)[0]).body)).toMatchObject({
      beneficiaryId: 'B-0001-6',
      relation: '',
      relationText: expect.stringMatching(/./),
    });
  },
});

/** A document has expired since: it is put right or taken out before anything else can be saved. */
export const EditWithExpiredPassport = meta.story({
  ...edit('B-0001-1'),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    const forms = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await canvas.findByRole('group', { name: forms('summary', { count: 1 }) });
    await expect(field(canvasElement, 'identities.1.expiry')).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: t('identity.remove', { index: 2 }) }));
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(JSON.parse(there(sentTo(airline, paths.update)[0]).body)).toMatchObject({
      idList: [{ idType: 'NI' }],
    });
  },
});

export const Loading = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.list, kind: 'timeout' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
    await expect(formsIn(canvasElement)).toHaveLength(0);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.list, kind: 'http500' }),
  play: async ({ canvas, canvasElement }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toBeVisible();
    await userEvent.click(there(within(canvas.getByRole('main')).getAllByRole('button')[0], 'retry'));
    await ready(canvasElement);
  },
});

/** The address names somebody who is not on the list. */
export const Gone = meta.story({
  ...edit('B-0001-999'),
  play: async ({ canvas, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await userEvent.click(await canvas.findByRole('button', { name: t('gone.back') }));
    await expect(navigation.log).toEqual([{ action: 'replace', to: '/beneficiaryManage' }]);
  },
});

/** There are as many as the server allows: nothing is to be filled in for nothing. */
export const Full = meta.story({
  parameters: { member: '600000000004', covers: ['beneficiaries.full'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiaries');
    await expect(await canvas.findByText(t('list.full', { max: 8 }))).toBeVisible();
    await expect(formsIn(canvasElement)).toHaveLength(0);
  },
});

/** The airline says no: its words stay, and so does all that was typed. */
export const RefusedByTheAirline = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'refused' }),
  play: async ({ airline, canvas, canvasElement, navigation }) => {
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(field(canvasElement, 'cnGivenName')).toHaveValue('伟');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(new Set(idsOf(airline, paths.add)).size).toBe(1);
  },
});

/** Code 40500: the server's words in a dialog, and nothing typed is lost. */
export const Special = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'special' }),
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await expect(await screen.findByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(field(canvasElement, 'cnGivenName')).toHaveValue('伟');
  },
});

/** The session has ended: the page stays, somebody signs in beside it, and the same action is sent again. */
export const SessionExpired = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'session-expired' }),
  play: async ({ airline, canvasElement, globals, host, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'shell');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveTextContent(t('again.asked'));
    host.signIn(airline.signIn('600000000001'));
    await userEvent.click(there(within(dialog).getAllByRole('button').at(-1), 'sign in'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(host.log).toContainEqual(
      expect.objectContaining({ action: 'login', detail: expect.objectContaining({ keepPage: true }) }),
    );
    await expect(field(canvasElement, 'identities.0.number')).toHaveValue('310104199003074510');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(new Set(idsOf(airline, paths.add)).size).toBe(1);
  },
});

/** The airline had saved, and the answer was lost: looking it up finds it, and nothing is sent twice. */
export const OutcomeUnknownAndSaved = meta.story({
  parameters: { covers: ['beneficiaries.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'network', after: true }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    const check = await canvas.findByRole('button', {
      name: outcome('check'),
    });
    await expect(canvas.getByText(t('unknown.title'))).toBeVisible();
    await expect(submitButtons(canvasElement)).toHaveLength(0);
    await userEvent.click(check);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/beneficiaryManage' }]));
    await expect(sentTo(airline, paths.add)).toHaveLength(1);
  },
});

/** The airline had not saved: looking it up says so, and saving again is the same action. */
export const OutcomeUnknownAndNotSaved = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    // Enter in a field asks for the outcome too, and sends nothing.
    await canvas.findByRole('button', { name: outcome('check') });
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(sentTo(airline, paths.add)).toHaveLength(1);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(new Set(idsOf(airline, paths.add)).size).toBe(1);
  },
});

/** While looking it up fails too, nothing is sent. */
export const OutcomeStillUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.add, kind: 'malformed-json' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await fill(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    airline.fault({ path: paths.list, kind: 'http500' });
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: outcome('check') })).not.toHaveAttribute('aria-busy'),
    );
    await expect(canvas.getByText(t('unknown.title'))).toBeVisible();
    await expect(sentTo(airline, paths.add)).toHaveLength(1);
  },
});

/** Fifty taps in a moment are one action. */
export const TappedFiftyTimes = meta.story({
  parameters: { latency: 200 },
  play: async ({ airline, canvasElement, navigation }) => {
    await fill(canvasElement);
    const button = saveButton(canvasElement);
    for (let tap = 0; tap < 50; tap += 1) button.click();
    await waitFor(() => expect(navigation.log).toHaveLength(1), { timeout: 3000 });
    await expect(sentTo(airline, paths.add)).toHaveLength(1);
  },
});

const draft = { name: 'beneficiary', keeps: {}, choices: () => ({}) };
const typed = {
  country: 'CN',
  cnFamilyName: '欧阳',
  cnGivenName: '静',
  spelling: { family: 'OUYANG', given: 'JING' },
  gender: '',
  birthday: '',
  relation: 'sister',
  identities: [{ kind: 'passport', number: 'E1', expiry: '', country: 'CN' }],
};

/** Back on the form, all that was typed is there, and can be thrown away. */
export const DraftRestored = meta.story({
  beforeEach: ({ world }) => world.session.drafts.write(draft, { typed, from: 'hand' }),
  play: async ({ canvas, canvasElement, globals, world }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await expect(field(canvasElement, 'cnFamilyName')).toHaveValue('欧阳');
    await expect(canvas.getByText(t('restored'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('startOver') }));
    await waitFor(() => expect(field(canvasElement, 'cnFamilyName')).toHaveValue(''));
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** A saved passenger was chosen; the relation is still to be said. */
export const FromSavedPassenger = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(draft, { typed: { ...typed, relation: '' }, from: 'passenger' }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await ready(canvasElement);
    await expect(canvas.getByText(t('filled'))).toBeVisible();
    await expect(field(canvasElement, 'relation')).toHaveValue('');
  },
});

/** Input that a passenger's data have replaced can be brought back. */
export const TypedBeforeThePassenger = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(draft, {
      typed: { ...typed, cnFamilyName: '单', relation: '' },
      from: 'passenger',
      before: typed,
    }),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('bringBack') }));
    await waitFor(() => expect(field(canvasElement, 'cnFamilyName')).toHaveValue('欧阳'));
    await expect(field(canvasElement, 'relation')).toHaveValue('sister');
  },
});

const leftByReload = (world: World, choices: string) =>
  `beneficiary/2/${Math.floor(world.host.clock.now() / 60_000)}/${world.client.holder.key()}/${choices}`;

/** After a reload: kind and relation are there again, nothing of the person, and a word why. */
export const AfterReload = meta.story({
  beforeEach: ({ world }) => world.session.set('draft', leftByReload(world, 'relation=mother;kind=passport')),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await ready(canvasElement);
    await expect(field(canvasElement, 'relation')).toHaveValue('mother');
    await expect(field(canvasElement, 'identities.0.expiry')).toBeVisible();
    await expect(field(canvasElement, 'cnFamilyName')).toHaveValue('');
    await expect(canvas.getByText(t('reloaded'))).toBeVisible();
  },
});

/** Reloaded while it was not certain that something had been saved: the list knows. */
export const ReloadedWithUnknownOutcome = meta.story({
  beforeEach: ({ world }) => world.session.set('draft', leftByReload(world, 'outcome=unknown')),
  play: async ({ canvas, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'beneficiary-form');
    await userEvent.click(await canvas.findByRole('button', { name: t('reloadedUnsure.look') }));
    await expect(navigation.log).toEqual([{ action: 'push', to: '/beneficiaryManage' }]);
  },
});
