import {
  PassengerDocumentForm,
  PassengerForm,
  type PassengerFormProps,
} from '@mapp/kit/components/saved-passenger';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { foreigner, passengers, programmes, today } from '../fixtures/saved-people.ts';
import { field, fieldIn } from '../forms.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

const given: PassengerFormProps = {
  id: 'form',
  defaultValue: foreigner,
  context: { on: today },
  onSubmit: fn(),
  onEditDocument: fn(),
};
const onEditDocument = fn();

const meta = preview.meta({
  component: PassengerForm,
  decorators: [padded],
  args: given,
  render: (args) => (
    <>
      <PassengerForm {...args} />
      <Button type="submit" form="form">
        OK
      </Button>
    </>
  ),
});

const ok = () => screen.getByRole('button', { name: 'OK' });
const saved = (globals: Record<string, unknown>) => messagesFor(globals['locale'] as Locale, 'saved-people');
const validation = (globals: Record<string, unknown>) =>
  messagesFor(globals['locale'] as Locale, 'validation');

export const Basic = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({
        enFamilyName: 'DUPONT',
        enGivenName: 'MARIE',
        paxType: 'ADT',
        gender: 'F',
        birthday: '1981-10-05',
        country: 'FR',
        favorPaxIdDtoList: [
          { idType: 'PP', idNo: '20FR12345', expireDate: '2029-01-01', issueCountry: 'FR' },
        ],
      }),
    );
  },
});

/** Each document has the way to change it; what is typed goes along. */
export const Documents = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = await saved(globals);
    await userEvent.click(there(within(canvas.getByRole('list')).getAllByRole('button')[0]));
    await expect(args.onEditDocument).toHaveBeenLastCalledWith(0, expect.objectContaining({ country: 'FR' }));
    await userEvent.click(canvas.getByRole('button', { name: t('document.add') }));
    await expect(args.onEditDocument).toHaveBeenLastCalledWith(undefined, expect.anything());
  },
});

/** Without a name and a document nobody is saved; the summary names both. */
export const Empty = meta.story({
  args: { defaultValue: undefined },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = await validation(globals);
    await userEvent.click(ok());
    await expect(await canvas.findAllByText(new RegExp(t('documents.none')))).not.toHaveLength(0);
    await expect(field(canvasElement, 'cnFamilyName')).toBeInvalid();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An ID card says birthday and gender. */
export const BornByTheNumber = meta.story({
  args: {
    defaultValue: {
      ...foreigner,
      cnFamilyName: '林',
      cnGivenName: '海',
      country: 'CN',
      documents: [{ kind: 'identityCard', number: '310104199003074510', expiry: '', issuer: 'CN' }],
    },
  },
  play: async ({ args, canvasElement, userEvent }) => {
    await expect(fieldIn(canvasElement, 'birthday')).toBeUndefined();
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ birthday: '1990-03-07', gender: 'M' }),
      ),
    );
  },
});

/** The membership of a partner's programme, and of the airline's own where another one is chosen: the number begins anew. */
export const FrequentFlyer = meta.story({
  args: {
    defaultValue: { ...foreigner, programme: 'X7', cardNumber: 'ab 12345' },
    context: { on: today, programmes },
  },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = await saved(globals);
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.objectContaining({ card: { kind: 'X7', number: 'AB12345' } }),
      ),
    );
    const programme = canvas.getByRole('combobox', { name: new RegExp(t('card.programme')) });
    await userEvent.selectOptions(programme, 'MU');
    await expect(field(canvasElement, 'cardNumber')).toHaveValue('');
    await userEvent.selectOptions(programme, '');
    await expect(fieldIn(canvasElement, 'cardNumber')).toBeUndefined();
    await userEvent.click(ok());
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenLastCalledWith(
        expect.not.objectContaining({ card: expect.anything() as unknown }),
      ),
    );
  },
});

/** A number that the chosen programme does not have. */
export const FrequentFlyerRefused = meta.story({
  args: {
    defaultValue: { ...foreigner, programme: 'X7', cardNumber: '1234' },
    context: { on: today, programmes },
  },
  play: async ({ args, canvas, canvasElement, globals, userEvent }) => {
    const t = await saved(globals);
    const v = await validation(globals);
    await userEvent.click(ok());
    await expect(
      await canvas.findAllByText(new RegExp(v('card.flyer', { min: 5, max: 16 }))),
    ).not.toHaveLength(0);
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: new RegExp(t('card.programme')) }),
      'MU',
    );
    await expect(field(canvasElement, 'cardNumber')).toBeValid();
    await userEvent.type(field(canvasElement, 'cardNumber'), '60000000');
    await userEvent.click(ok());
    await expect(await canvas.findAllByText(new RegExp(v('member.card', { count: 12 })))).not.toHaveLength(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
});

/** An infant's name is written in letters. */
export const Infant = meta.story({
  args: {
    defaultValue: { ...foreigner, enFamilyName: '', enGivenName: '', paxType: 'INF', birthday: '2026-01-15' },
  },
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    const t = await validation(globals);
    await userEvent.click(ok());
    await expect(await canvas.findAllByText(t('name.infant'), { exact: false })).not.toHaveLength(0);
    await expect(field(canvasElement, 'enFamilyName')).toBeInvalid();
  },
});

const documentStory = (number: string) => ({
  render: () => (
    <>
      <PassengerDocumentForm
        id="form"
        defaultValue={{ kind: 'passport', number, expiry: '2030-01-01', issuer: 'CN' }}
        context={{ on: today, others: foreigner.documents, list: passengers, id: undefined }}
        onSubmit={onEditDocument}
      />
      <Button type="submit" form="form">
        OK
      </Button>
    </>
  ),
});

export const OneDocument = meta.story({
  ...documentStory('e55443322'),
  play: async ({ userEvent }) => {
    onEditDocument.mockClear();
    await userEvent.click(ok());
    await waitFor(() =>
      expect(onEditDocument).toHaveBeenCalledWith({
        kind: 'passport',
        number: 'E55443322',
        expiry: '2030-01-01',
        issuer: 'CN',
      }),
    );
  },
});

/** The passenger who shows a document already is named. */
export const DocumentOfSomebodyElse = meta.story({
  ...documentStory('EB1234567'),
  play: async ({ canvas, globals, userEvent, said }) => {
    const t = await validation(globals);
    await userEvent.click(ok());
    await expect(
      await canvas.findAllByText(t('document.onList', { name: said('王芳') }), { exact: false }),
    ).not.toHaveLength(0);
  },
});

export const DocumentTwice = meta.story({
  ...documentStory('20FR12345'),
  play: async ({ canvas, globals, userEvent }) => {
    const t = await validation(globals);
    await userEvent.click(ok());
    await expect(await canvas.findAllByText(new RegExp(t('document.twice')))).not.toHaveLength(0);
  },
});

const refused = [
  {
    typed: { ...foreigner, cnFamilyName: '林', enGivenName: '' },
    says: { cnGivenName: 'name.both', enGivenName: 'name.both' },
  },
  { typed: { ...foreigner, enFamilyName: '', enGivenName: '' }, says: { cnFamilyName: 'name.whole' } },
] as const;

/** Half a name, and none. */
export const RefusedEntries = meta.story({
  render: (args) => (
    <>
      {refused.map(({ typed }, index) => (
        <PassengerForm {...args} key={formId(index)} id={formId(index)} defaultValue={typed}>
          <Button type="submit">OK</Button>
        </PassengerForm>
      ))}
    </>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
