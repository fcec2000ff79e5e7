// Written by `npm run messages` from the Chinese catalogues. Do not edit.
/** The arguments of each message of `beneficiary-form`, by key. */
export interface BeneficiaryForm {
  'title.add': undefined;
  'title.edit': undefined;
  'kind.identityCard': undefined;
  'kind.passport': undefined;
  'kind.more': undefined;
  'kind.which': undefined;
  'cnFamilyName': undefined;
  'cnGivenName': undefined;
  'spelling': undefined;
  'letters': undefined;
  'relation': undefined;
  'relation.placeholder': undefined;
  'identity.title': { index: number };
  'identity.add': undefined;
  'identity.remove': { index: number };
  'save': undefined;
  'room': { count: number };
  'full.title': undefined;
  'saved': undefined;
  'failed': undefined;
  'gone.title': undefined;
  'gone.text': undefined;
  'gone.back': undefined;
  'filled': undefined;
  'reloaded': undefined;
  'reloadedUnsure': undefined;
  'reloadedUnsure.look': undefined;
  'bringBack': undefined;
}
