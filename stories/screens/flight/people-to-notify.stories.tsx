import { peopleToNotify, removePersonToNotify, savePersonToNotify } from '@mapp/kit/contracts';
import { PeopleToNotifyScreen } from '@mapp/kit/screens/flight/people-to-notify';
import { http, HttpResponse } from 'msw/http';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { refusedThenUnknown } from '../../refused-then-unknown.ts';
import { sentTo } from '../../sent-to.ts';
import { tall } from '../../tall.ts';
import { toldName } from '../../told-name.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { showsThatItWaits, showsThatItWorks } from '../../waiting.ts';
import { words } from '../../words.ts';

const meta = preview.meta({
  component: PeopleToNotifyScreen,
  tags: ['!autodocs'],
  parameters: { address: '/flight/addConcernPeople', ...tall.parameters },
  globals: tall.globals,
});

const adding = { address: '/flight/addConcernPeople?person=new' };

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await expect(
      await canvas.findByRole('link', { name: new RegExp(toldName('李四', globals)) }),
    ).toBeVisible();
    await expect(canvas.getByText(t('left', { count: 3 }))).toBeVisible();
    await expect(canvas.queryByText(/13912340001/)).toBeNull();
    await expect(canvas.getByRole('link', { name: t('add') })).toHaveAttribute(
      'href',
      '/mapp/flight/addConcernPeople?person=new',
    );
  },
});

/** A guest is asked to sign in; nothing is asked of the airline. */
export const Guest = meta.story({
  parameters: { member: null },
  play: async ({ canvas, globals, airline }) => {
    const t = await words(globals, 'notify');
    await expect(await canvas.findByText(t('guest'))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('signIn') })).toBeVisible();
    await expect(airline.requests()).toEqual([]);
  },
});

export const Empty = meta.story({
  parameters: { member: '600000000002' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await expect(await canvas.findByText(t('none'))).toBeVisible();
  },
});

/** As many as there may be: the way to add is gone, and says why. */
export const Full = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await expect(await canvas.findByText(t('full', { most: 5 }))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('add') })).toBeNull();
  },
});

export const Adding = meta.story({
  parameters: { ...adding, latency: 300 },
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'notify');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await showsThatItWorks(canvasElement);
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/flight/addConcernPeople' }]),
    );
  },
});

export const NothingTyped = meta.story({
  parameters: adding,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'notify');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(field(canvasElement, 'name')).toBeInvalid());
  },
});

/** The number is in the list already; only the airline knows, for numbers are hidden here. */
export const KnownNumber = meta.story({
  parameters: { ...adding, covers: ['notify.known'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'notify');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340001');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('known'))).toBeVisible();
    await expect(field(canvasElement, 'name')).toHaveValue('林海');
  },
});

/** The list has filled up meanwhile. */
export const FullMeanwhile = meta.story({
  parameters: { ...adding, member: '600000000003', covers: ['notify.full'] },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'notify');
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'name'), '林海');
    await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await expect(await canvas.findByText(t('refused.full'))).toBeVisible();
    await expect(canvas.getByText(t('fullText'))).toBeVisible();
  },
});

/** Another name with the number that is there: the number is not sent again. */
export const Changing = meta.story({
  parameters: { address: '/flight/addConcernPeople?person=N1' },
  play: async ({ canvas, canvasElement, globals, navigation, airline }) => {
    const t = await words(globals, 'notify');
    await ready(canvasElement);
    await userEvent.clear(field(canvasElement, 'name'));
    await userEvent.type(field(canvasElement, 'name'), '李雷');
    await userEvent.click(canvas.getByRole('button', { name: t('save') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, savePersonToNotify.path)).toHaveLength(1);
  },
});

export const Removing = meta.story({
  parameters: { address: '/flight/addConcernPeople?person=N2' },
  play: async ({ canvas, globals, navigation, airline }) => {
    const t = await words(globals, 'notify');
    await userEvent.click(await canvas.findByRole('button', { name: t('remove') }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
    await waitFor(() =>
      expect(navigation.log).toEqual([{ action: 'replace', to: '/flight/addConcernPeople' }]),
    );
    await expect(sentTo(airline, '/api/flight/remove-person-to-notify')).toHaveLength(1);
  },
});

/** Somebody was removed elsewhere meanwhile. */
export const RemovedMeanwhile = meta.story({
  parameters: {
    address: '/flight/addConcernPeople?person=N2',
    covers: ['notify.gone'],
    chromatic: { disableSnapshot: true },
  },
  beforeEach: ({ msw }) =>
    msw.use(
      http.post(`*${removePersonToNotify.path}`, () =>
        HttpResponse.json({ Code: -1, Msg: 'gone', resultCode: 'NTF03' }),
      ),
    ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await userEvent.click(await canvas.findByRole('button', { name: t('remove') }));
    const question = within(await screen.findByRole('dialog'));
    await userEvent.click(question.getByRole('button', { name: t('remove.confirm') }));
    await expect(await canvas.findByText(t('goneText'))).toBeVisible();
  },
});

export const NotInTheList = meta.story({
  parameters: { address: '/flight/addConcernPeople?person=N9' },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await expect(await canvas.findByText(t('gone'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('back') })).toHaveAttribute(
      'href',
      '/mapp/flight/addConcernPeople',
    );
  },
});

export const Waiting = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: peopleToNotify.path, kind: 'timeout', times: 1 }),
  play: ({ canvasElement }) => showsThatItWaits(canvasElement),
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: peopleToNotify.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'notify');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const OneCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('peopleToNotify')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(peopleToNotify.path));

export const RefusedThenUnknown = meta.story({
  ...refusedThenUnknown(
    savePersonToNotify.path,
    async ({ canvasElement }) => {
      await ready(canvasElement);
      await userEvent.type(field(canvasElement, 'name'), '林海');
      await userEvent.type(field(canvasElement, 'phone'), '13912340987');
    },
    async ({ canvas, globals }) =>
      userEvent.click(canvas.getByRole('button', { name: (await words(globals, 'notify'))('save') })),
  ),
  parameters: { ...adding, chromatic: { disableSnapshot: true } },
});
