import { messagesFor, type Locale } from '@mapp/kit/messages';
import { AddDocumentScreen } from '@mapp/kit/screens/saved-people/add-document';
import { AddPassengerScreen } from '@mapp/kit/screens/saved-people/add-passenger';
import { EditDocumentScreen } from '@mapp/kit/screens/saved-people/edit-document';
import { SavedPassengersScreen } from '@mapp/kit/screens/saved-people/passengers';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready } from '../forms.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { there } from '../there.ts';
import { Walk } from './Walk.tsx';

const screens = {
  savedPassengers: SavedPassengersScreen,
  addSavedPassenger: AddPassengerScreen,
  addPassengerDocument: AddDocumentScreen,
  editPassengerDocument: EditDocumentScreen,
};
const onLeft = fn();
const savePath = '/api/saved/savePassenger';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/mine/commonInformation/aircrew', onLeft },
  beforeEach: () => void onLeft.mockClear(),
});

/** A passenger with two documents, each on a screen of its own; the answer of saving is lost on the way and looked up. */
export const WithTwoDocuments = meta.story({
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const locale = globals['locale'] as Locale;
    const t = await messagesFor(locale, 'saved-people');
    const words = await messagesFor(locale, 'beneficiaries');
    const forms = await messagesFor(locale, 'forms');
    const validation = await messagesFor(locale, 'validation');
    const outcome = await messagesFor(locale, 'outcome');
    const press = async (key: 'document.add' | 'certificate.done' | 'save') =>
      userEvent.click(await canvas.findByRole('button', { name: t(key) }));
    await userEvent.click(await canvas.findByRole('link', { name: t('add.passenger') }));
    await ready(canvasElement);
    await userEvent.type(field(canvasElement, 'cnFamilyName'), '林');
    await userEvent.type(field(canvasElement, 'cnGivenName'), '海');

    await press('document.add');
    await canvas.findByRole('heading', { name: t('certificate.add') });
    await userEvent.type(field(canvasElement, 'number'), '310104199103072512');
    await press('certificate.done');
    await expect(await canvas.findAllByText(new RegExp(validation('document.self')))).not.toHaveLength(0);
    await userEvent.clear(field(canvasElement, 'number'));
    await userEvent.type(field(canvasElement, 'number'), '11010519491231002X');
    await press('certificate.done');

    await canvas.findByRole('heading', { name: t('add.passenger') });
    await expect(field(canvasElement, 'cnGivenName')).toHaveValue('海');
    await press('document.add');
    await userEvent.selectOptions(await canvas.findByLabelText(forms('kind')), 'passport');
    await userEvent.type(field(canvasElement, 'number'), 'E55443322');
    await userEvent.type(field(canvasElement, 'expiry'), '2033-05-06');
    await press('certificate.done');
    await canvas.findByRole('heading', { name: t('add.passenger') });
    const documents = there(canvas.getByRole('group', { name: t('field.documents') }));
    await expect(within(documents).getAllByRole('listitem')).toHaveLength(2);
    await expect(
      within(documents).getByRole('button', {
        name: t('document.edit', { kind: words('document.passport') }),
      }),
    ).toBeVisible();

    airline.fault({ path: savePath, kind: 'network', after: true });
    await press('save');
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await canvas.findByRole('heading', { name: t('title') });
    await expect((await canvas.findAllByText('林海'))[0]).toBeVisible();
    await expect(sentTo(airline, savePath)).toHaveLength(1);
  },
});
