import type { Companion } from '../../contracts/check-in/companions.ts';
import type { CompanionCredential } from '../../rules/credentials.ts';
import type { Day } from '../../rules/days.ts';
import type { ReadForeignPhone } from '../phone.ts';

/** A companion as it is typed: every field is the text of its control. */
export interface CompanionTyped {
  readonly paxType: Companion['paxType'];
  readonly familyName: string;
  readonly givenName: string;
  readonly kind: CompanionCredential;
  readonly number: string;
  readonly birthday: string;
  /** ISO 3166, whose calling code is before the number. */
  readonly phoneCountry: string;
  /** May be left empty. */
  readonly phone: string;
}

/** A field that has a rule. */
export type CompanionField = 'familyName' | 'givenName' | 'number' | 'birthday' | 'phone';

/** Facts that the rules need beside the fields. */
export interface CompanionContext {
  /** The day by which ages are measured: of departure, else today. */
  readonly on: Day;
  /** Companions on the list, but for the one that is changed. */
  readonly known: readonly Companion[];
  /** The numbering plans, once they are there; needed for a phone of another country than China. */
  readonly read?: ReadForeignPhone | undefined;
}

/** A form with nothing typed. */
export const emptyCompanion: CompanionTyped = {
  paxType: 'ADT',
  familyName: '',
  givenName: '',
  kind: 'identityCard',
  number: '',
  birthday: '',
  phoneCountry: 'CN',
  phone: '',
};
