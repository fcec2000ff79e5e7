/** Limits of an aircraft for power banks and spare batteries, in hand luggage alone. Source: travel.md section 9. */
export const batteryLimits = {
  /** Watt-hours up to which nobody has to be asked. */
  freeWh: 100,
  /** Grams of lithium in such a battery at most. */
  freeGrams: 2,
  /** Watt-hours up to which the airline can approve; above it none is taken. */
  approvedWh: 160,
  /** With approval, for each passenger. */
  approved: 2,
  /** Devices with a battery, for each passenger. */
  devices: 15,
  /** Spare batteries, for each passenger. */
  spares: 20,
} as const;
