// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `attachments`, by key. */
export interface Attachments {
  'label': undefined;
  'add': undefined;
  'full': { count: number };
  'preparing': undefined;
  'sending': { sent: string | number; size: string | number; percent: number };
  'attached': undefined;
  'separator': undefined;
  'size': { megabytes: number };
  'size.small': { kilobytes: number };
  'failed': undefined;
  'refused': undefined;
  'retry': undefined;
  'retry.name': { name: string | number };
  'another': undefined;
  'another.name': { name: string | number };
  'remove.name': { name: string | number };
  'progress.name': { name: string | number };
  'nameless': undefined;
  'told': { all: number; attached: number; wrong: number };
}
