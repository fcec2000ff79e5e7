/** What a form with a spelled name has. */
export interface Spelled {
  cnFamilyName: string;
  cnGivenName: string;
  spelling: { readonly family: string; readonly given: string };
}
