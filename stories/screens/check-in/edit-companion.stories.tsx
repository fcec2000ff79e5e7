import { messagesFor, type Locale } from '@mapp/kit/messages';
import { EditCompanionScreen } from '@mapp/kit/screens/check-in/edit-companion';
import { companions, segments } from '@mapp/sandbox/check-in';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { tall } from '../../tall.ts';
import { there } from '../../there.ts';
import { sentTo } from '../../sent-to.ts';
import { field, ready, saveButton, selectIn } from '../../forms.ts';

const edit = (id: string) => ({
  address: `/boarde/redactpartner?companion=${id}&segment=${segments.first}`,
});
const back = { action: 'replace', to: `/boarde/travelPartner?segment=${segments.first}` };

const meta = preview.meta({
  component: EditCompanionScreen,
  tags: ['!autodocs'],
  parameters: { ...edit(companions.friend), ...tall.parameters },
  globals: tall.globals,
});

const paths = {
  list: '/api/check-in/companions',
  change: '/api/check-in/change-companion',
  remove: '/api/check-in/remove-companion',
};

async function retype(root: HTMLElement, name: string, text: string): Promise<void> {
  await userEvent.clear(field(root, name));
  await userEvent.type(field(root, name), text);
}

/** Asks for the removal, and answers the question with yes. */
/** The name as each language shows it: letters where letters are read. */
const nameIn = (locale: Locale) => (locale === 'zh' || locale === 'ja' ? '王芳' : 'Fang Wang');

async function remove(root: HTMLElement, locale: Locale): Promise<void> {
  const t = await messagesFor(locale, 'companions');
  await ready(root);
  await userEvent.click(within(root).getByRole('button', { name: t('remove') }));
  const dialog = await screen.findByRole('dialog');
  await expect(dialog).toHaveTextContent(t('remove.title', { name: nameIn(locale) }));
  await userEvent.click(within(dialog).getByRole('button', { name: t('remove.confirm') }));
}

export const Basic = meta.story({
  play: async ({ airline, canvasElement, navigation, world }) => {
    await ready(canvasElement);
    await expect(field(canvasElement, 'familyName')).toHaveValue('王');
    await retype(canvasElement, 'phone', '13900000077');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(navigation.log).toEqual([back]));
    await expect(sentTo(airline, paths.change)).toMatchObject([
      { companionId: companions.friend, cnFamilyName: '王', phone: '+86 13900000077' },
    ]);
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** The document of somebody else on the list. */
export const Duplicate = meta.story({
  parameters: { covers: ['companion.duplicate'] },
  play: async ({ airline, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'validation');
    await ready(canvasElement);
    await userEvent.selectOptions(there(selectIn(canvasElement)), 'passport');
    await retype(canvasElement, 'number', '20 fr 12345');
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() =>
      expect(canvasElement).toHaveTextContent(t('document.onList', { name: 'DUPONT MARIE-CLAIRE' })),
    );
    await expect(sentTo(airline, paths.change)).toEqual([]);
  },
});

export const Removed = meta.story({
  play: async ({ airline, canvasElement, globals, navigation }) => {
    await remove(canvasElement, globals['locale'] as Locale);
    await waitFor(() => expect(navigation.log).toEqual([back]));
    await expect(sentTo(airline, paths.remove)).toMatchObject([{ companionId: companions.friend }]);
  },
});

/** Nothing happens before the question is answered with yes. */
export const RemovalTakenBack = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await ready(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: t('remove') }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: t('remove.cancel') }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(sentTo(airline, paths.remove)).toEqual([]);
  },
});

/** No answer came: looking it up says that nobody was removed. */
export const RemovalUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: paths.remove, kind: 'http500' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const outcome = await messagesFor(globals['locale'] as Locale, 'outcome');
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    const name = nameIn(globals['locale'] as Locale);
    await remove(canvasElement, globals['locale'] as Locale);
    await expect(await canvas.findByText(t('remove.unknown', { name }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('remove.still', { name }))).toBeVisible();
    await expect(sentTo(airline, paths.remove)).toHaveLength(1);
  },
});

const draft = { name: 'companion', keeps: {}, choices: () => ({}) };

/** Back on the form, all that was typed is there, and can be thrown away. */
export const DraftRestored = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(
      draft,
      {
        typed: {
          paxType: 'ADT',
          familyName: '汪',
          givenName: '芳',
          kind: 'passport',
          number: 'EB1234567',
          birthday: '1989-06-06',
          phoneCountry: 'CN',
          phone: '',
        },
      },
      companions.friend,
    ),
  play: async ({ canvas, canvasElement, globals, world }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'forms');
    await ready(canvasElement);
    await expect(field(canvasElement, 'familyName')).toHaveValue('汪');
    await userEvent.click(canvas.getByRole('button', { name: t('startOver') }));
    await waitFor(() => expect(field(canvasElement, 'familyName')).toHaveValue('王'));
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

/** The address names somebody who is not on the list; the member is nobody's companion. */
export const Gone = meta.story({
  parameters: edit(companions.self),
  play: async ({ canvas, globals, navigation }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'companions');
    await userEvent.click(await canvas.findByRole('button', { name: t('gone.back') }));
    await expect(navigation.log).toEqual([back]);
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
