import { RefundIdentityScreen } from '@mapp/kit/screens/account/refund-identity';
import { expect, userEvent, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { field, ready, saveButton } from '../../forms.ts';
import { refusedAfterAFailure } from '../../refused-after-a-failure.ts';
import { sentTo } from '../../sent-to.ts';
import { words } from '../../words.ts';

const profile = '/api/account/profile';
const addDocument = '/api/account/addDocument';

/** Nothing on file: the number first, then the phone. */
const unknown = '600000000006';

/** Name, number and phone before a refund: what is missing is asked for, one part after the other. */
const meta = preview.meta({
  component: RefundIdentityScreen,
  tags: ['!autodocs'],
  parameters: { address: '/returnTicket/identity' },
});

async function fillIn(root: HTMLElement, name = '赵宁'): Promise<void> {
  await ready(root);
  await userEvent.type(field(root, 'name'), name);
  await userEvent.type(field(root, 'number'), '110105 19491231 002X');
  await userEvent.click(saveButton(root));
}

/** The document is on the account; what follows depends on the phone alone. */
export const Basic = meta.story({
  parameters: { member: unknown },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const account = await words(globals, 'account');
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(account('document.fixed'))).toBeVisible();
    await fillIn(canvasElement);
    await expect(await canvas.findByText(t('identity.done'))).toBeVisible();
    await expect(sentTo(airline, addDocument)).toMatchObject([
      { idType: 'NI', idNo: '11010519491231002X', name: '赵宁' },
    ]);
    await expect(canvas.getByRole('link', { name: t('identity.tickets') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/list',
    );
  },
});

/** A document without a phone: a number of mainland China, proven by its code. */
export const PhoneMissing = meta.story({
  parameters: { member: '600000000003' },
  play: async ({ airline, canvas, canvasElement, globals }) => {
    const t = await words(globals, 'return-ticket');
    await ready(canvasElement);
    await expect(canvas.getByText(t('identity.missing'))).toBeVisible();
    await userEvent.type(field(canvasElement, 'account'), '13912340987');
    await userEvent.type(field(canvasElement, 'code'), '246810');
    await userEvent.click(saveButton(canvasElement));
    await expect(await canvas.findByText(t('identity.done'))).toBeVisible();
    await expect(airline.accounts.byCard('600000000003')?.phone).toBe('13912340987');
  },
});

/** Nothing is missing: it cannot be changed, and what to do where a ticket says otherwise. */
export const Complete = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(t('identity.doneText'))).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** Another name than the account’s: nothing typed is lost. */
export const NameRefused = meta.story({
  parameters: { member: unknown },
  play: async ({ canvas, canvasElement, globals }) => {
    const forms = await words(globals, 'forms');
    await fillIn(canvasElement, '赵宇');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(forms('refused.title'));
    await expect(field(canvasElement, 'name')).toHaveValue('赵宇');
  },
});

/** Both are required. */
export const Missing = meta.story({
  parameters: { member: unknown },
  play: async ({ airline, canvasElement, globals }) => {
    const validation = await words(globals, 'validation');
    await ready(canvasElement);
    await userEvent.click(saveButton(canvasElement));
    await waitFor(() => expect(canvasElement).toHaveTextContent(validation('id.empty')));
    await expect(sentTo(airline, addDocument)).toEqual([]);
  },
});

export const Loading = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const shell = await words(globals, 'shell');
    await expect(await canvas.findByText(shell('loading'))).toBeInTheDocument();
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: profile, kind: 'http500', times: Infinity }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const RefusedAfterAFailure = meta.story(refusedAfterAFailure(profile, 220));
