/** Values of a form with a spelled name. */
export interface Spelled {
  cnFamilyName: string;
  cnGivenName: string;
  spelling: { readonly family: string; readonly given: string };
}
