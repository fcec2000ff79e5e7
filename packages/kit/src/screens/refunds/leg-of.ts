interface Flights<Leg> {
  readonly legs: readonly Leg[];
}

/** The flight that a ticket is for next. */
export const legOf = <Leg extends { readonly flown: boolean }>({ legs }: Flights<Leg>): Leg | undefined =>
  legs.find(({ flown }) => !flown) ?? legs[0];
