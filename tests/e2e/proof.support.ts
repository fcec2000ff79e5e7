import type { Page } from '@playwright/test';
import type { Say } from './words.ts';

/** A request that the airline wants more proof for. Source: sandbox.md. */
export const reapplyAddress = '/returnTicket/reapply?request=RF2611000008';

/** A file that is what its name says, as short as one can be. */
const pdf = (name = 'delay.pdf') => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\n%%EOF\n'),
});

/** Attaches one file. */
export const attachProof = (page: Page, say: Say): Promise<void> =>
  page.getByLabel(say('attachments', 'add')).setInputFiles(pdf());

/** Attaches one file, and waits until the airline has it. */
export const addProof = async (page: Page, say: Say): Promise<void> => {
  await attachProof(page, say);
  await page.getByText(say('attachments', 'attached'), { exact: true }).waitFor();
};

/** Sends it again, beside its name. */
export const retryProof = (page: Page, say: Say): Promise<void> =>
  page.getByRole('button', { name: say('attachments', 'retry.name', { name: 'delay.pdf' }) }).click();
