/** A page of another site that was let through. */
export interface PageAddress {
  readonly url: string;
  /** Its site, as it is named. */
  readonly host: string;
}
