import { ContactCard, DocumentCards } from '@mapp/kit/components/account-overview';
import { expect, fn, userEvent, within } from 'storybook/test';
import preview from '#storybook/preview';
import { documents } from '../fixtures/account.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';
import { words } from '../words.ts';

const onEditMobile = fn();
const links = { addMobile: '/mapp/mine/addMobile', email: '/mapp/mine/addEmail' };

const meta = preview.meta({
  component: DocumentCards,
  decorators: [padded],
  args: { documents, today: '2026-06-01', hrefOf: (index: number) => `/mapp/mine/editCertificates/${index}` },
  beforeEach: () => void onEditMobile.mockClear(),
});

/** The main one has a lock and leads nowhere; what soon ends or has ended says so in words. */
export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    const rows = canvas.getAllByRole('listitem');
    await expect(rows[0]).toHaveTextContent(t('main'));
    await expect(within(there(rows[0])).queryByRole('link')).toBeNull();
    await expect(canvas.getByRole('img', { name: t('locked') })).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3].map((index) => `/mapp/mine/editCertificates/${index}`),
    );
    await expect(rows[2]).toHaveTextContent(t('soon', { days: 46 }));
    await expect(rows[3]).toHaveTextContent(t('expired'));
  },
});

/** The hidden part is drawn, and spoken as one word. */
export const Masked = meta.story({
  args: { documents: documents.slice(0, 1) },
  play: async ({ canvasElement, globals }) => {
    const t = await words(globals, 'beneficiaries');
    await expect(canvasElement).toHaveTextContent(`310 ${t('hidden')} 002X`);
    await expect(canvasElement.textContent).not.toContain('•');
  },
});

/** That the phone can be changed only once is said before the tap. */
export const Contacts = meta.story({
  render: () => (
    <ContactCard
      mobile="138****0001"
      mobileChanged={false}
      email="zh****@example.com"
      {...{ links, onEditMobile }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(canvas.getByRole('strong')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('mobile.change') }));
    await expect(onEditMobile).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: t('email.change') })).toHaveAttribute('href', links.email);
  },
});

/** Changed once: nothing to press any more. */
export const PhoneChanged = meta.story({
  parameters: { covers: ['account.mobileOnce'] },
  render: () => (
    <ContactCard mobile="139****0987" mobileChanged email={undefined} {...{ links, onEditMobile }} />
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'account');
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(t('mobile.changed'))).toBeVisible();
    await expect(canvas.getByText(t('none'))).toBeVisible();
  },
});

export const NoContacts = meta.story({
  render: () => (
    <ContactCard mobile={undefined} mobileChanged={false} email={undefined} {...{ links, onEditMobile }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      links.addMobile,
      links.email,
    ]);
  },
});
