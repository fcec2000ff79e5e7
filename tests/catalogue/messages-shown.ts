import { errors, type ErrorEntry } from '@mapp/kit/contracts';
import { required } from './covered.ts';
import { catalogueOf } from './catalogues.ts';
import type { StoryRead } from './story-files.ts';

/** A sentence or limit of the documents that a traveller reads. */
export interface DocumentedMessage {
  /** `validation.flight.number`: catalogue and key. */
  readonly key: string;
  /** Its text in English. */
  readonly text: string;
  /** The codes that are told by it. */
  readonly codes: readonly string[];
  /** Nothing that is built says it. */
  readonly toCome: boolean;
}

/** Rules that the package has for hosts’ own forms; no form of the site takes so loose a name. */
const ofHosts: ReadonlySet<string> = new Set(['name.lenient']);

const textOf = (key: string): string => {
  const [area = '', ...rest] = key.split('.');
  return catalogueOf('en', area)[rest.join('.')] ?? '';
};

const told = Map.groupBy(
  (errors as readonly ErrorEntry[]).filter(({ messageKey }) => messageKey !== ''),
  ({ messageKey }) => messageKey as string,
);

/** Messages of the codes, and of each rule of a form. */
export const messages: readonly DocumentedMessage[] = [
  ...[...told].map(([key, of]) => ({
    key,
    codes: of.map(({ code }) => code),
    toCome: !of.some(({ code }) => required.includes(code)),
  })),
  ...Object.keys(catalogueOf('zh', 'validation'))
    .filter((key) => !told.has(`validation.${key}`) && !ofHosts.has(key))
    .map((key) => ({ key: `validation.${key}`, codes: [], toCome: false })),
].map((message) => ({ ...message, text: textOf(message.key) }));

/** Whether a story shows a code that the message tells, or names the message. */
export const saysMessage = ({ key, codes }: DocumentedMessage, { covers, source }: StoryRead): boolean =>
  covers.some((code) => codes.includes(code)) ||
  (key.startsWith('validation.') && source.includes(`'${key.slice('validation.'.length)}'`));
