import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { optional } from '../reading.ts';
import { entriesOf } from '../unreadable.ts';

/** None of these paths is shown in the documents; all are our proposal. */
const assumed = { area: 'mine', source: 'assumed' } as const;
const write = { ...assumed, write: true, onlyCode200: true } as const;

const fields = z.object({
  kind: z.enum(['person', 'company']),
  /** Name that the receipt is made out to. */
  title: z.string(),
  /** Tax number of a company; empty for a person. */
  taxNo: z.string(),
});
export type TitleFields = z.input<typeof fields>;

const title = z.extend(fields, { id: z.string() });
export type InvoiceTitle = z.output<typeof title>;

export const invoiceTitles = defineCall({
  ...assumed,
  name: 'invoiceTitles',
  path: '/api/saved/titles',
  summary: 'Names that the member has receipts made out to.',
  request: z.object({}),
  response: entriesOf('titles', title, 'id', {}),
});

export const saveInvoiceTitle = defineCall({
  ...write,
  name: 'saveInvoiceTitle',
  path: '/api/saved/saveTitle',
  summary: 'Saves a title of receipts, none twice. With an id, in the place of that one.',
  request: z.extend(fields, { id: optional(z.string()) }),
  response: z.object({ id: z.string() }),
});

export const removeInvoiceTitle = defineCall({
  ...write,
  name: 'removeInvoiceTitle',
  path: '/api/saved/removeTitle',
  summary: 'Removes a saved title of receipts.',
  request: z.object({ id: z.string() }),
  response: z.object({}),
});
