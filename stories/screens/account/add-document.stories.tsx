import { AddDocumentScreen } from '@mapp/kit/screens/account/add-document';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { sentTo } from '../../sent-to.ts';
import { showsThatItWorks } from '../../waiting.ts';
import { words } from '../../words.ts';

const path = '/api/account/addDocument';

const meta = preview.meta({
  component: AddDocumentScreen,
  tags: ['!autodocs'],
  parameters: { address: '/addID?headerTit=passport', member: '600000000006' },
});

async function fillIn(root: HTMLElement, name = '赵宁'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'name'), name);
  await userEvent.type(field(root, 'number'), 'E71000006');
  await userEvent.type(field(root, 'expiry'), '2031-01-31');
  await userEvent.click(saveButton(root));
}

export const Basic = meta.story({
  parameters: { latency: 300 },
  play: async ({ airline, canvasElement, navigation, world }) => {
    await fillIn(canvasElement);
    await showsThatItWorks(canvasElement);
    await waitFor(() => expect(navigation.log).toEqual([{ action: 'replace', to: '/mine/accountManage' }]));
    await expect(sentTo(airline, path)).toMatchObject([
      { idType: 'PP', idNo: 'E71000006', name: '赵宁', expireDate: '2031-01-31', issueCountry: 'CN' },
    ]);
    await expect(world.session.drafts.unsaved()).toBe(false);
  },
});

type Title = 'ID' | 'licence' | 'licenceOfOfficer' | 'otherID' | 'any';

/** Shows one of the six titles. */
const titled = (headerTit: string, key: Title) => ({
  parameters: { address: headerTit === '' ? '/addID' : `/addID?headerTit=${headerTit}` },
  play: async ({
    canvas,
    globals,
  }: {
    canvas: ReturnType<typeof within>;
    globals: Record<string, unknown>;
  }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByRole('heading', { level: 1, name: t(`document.${key}`) })).toBeVisible();
  },
});

export const IdentityCard = meta.story(titled('ID', 'ID'));
export const ExitEntryPermit = meta.story(titled('licence', 'licence'));
export const OfficerCard = meta.story(titled('licenceOfOfficer', 'licenceOfOfficer'));
export const Other = meta.story(titled('otherID', 'otherID'));
export const AnythingElse = meta.story(titled('', 'any'));

/** Another name than the member's: the airline says no, and nothing typed is lost. */
export const Refused = meta.story({
  play: async ({ canvas, canvasElement, globals, navigation }) => {
    const t = await words(globals, 'forms');
    await fillIn(canvasElement, '赵宇');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('refused.title'));
    await expect(field(canvasElement, 'number')).toHaveValue('E71000006');
    await expect(navigation.log).toEqual([]);
  },
});

/** It was saved, though its answer was lost: looked up by what the account shows masked. */
export const SavedAfterAll = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'http500', after: true }),
  play: async ({ airline, canvas, canvasElement, globals, navigation }) => {
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(navigation.log).toHaveLength(1));
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

export const OutcomeUnknown = meta.story({
  parameters: { covers: ['account.outcomeUnknown'] },
  beforeEach: ({ airline }) => airline.fault({ path, kind: 'network' }),
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'forms');
    const outcome = await words(globals, 'outcome');
    await fillIn(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByText(t('absent.title'))).toBeVisible();
    await expect(field(canvasElement, 'name')).toHaveValue('赵宁');
    await expect(sentTo(airline, path)).toHaveLength(1);
  },
});

/** Back on the form, what was typed is there, and can be thrown away. */
export const DraftRestored = meta.story({
  beforeEach: ({ world }) =>
    world.session.drafts.write(
      { name: 'document', keeps: {}, choices: () => ({}) },
      { typed: { kind: 'passport', name: '赵宁', number: 'E7', expiry: '', country: 'CN' } },
      'passport',
    ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'forms');
    await ready(canvasElement);
    await expect(field(canvasElement, 'number')).toHaveValue('E7');
    await userEvent.click(canvas.getByRole('button', { name: t('startOver') }));
    await waitFor(() => expect(field(canvasElement, 'number')).toHaveValue(''));
  },
});
