import type { TierCode } from '../../contracts/points/points.ts';
import type { BoardingPassData } from '../../rules/boarding-pass/boarding-pass.ts';
import type { CalendarFile } from '../../rules/boarding-pass/calendar.ts';

/** How the barcode is drawn. */
export const symbologies = ['qr', 'aztec', 'pdf417'] as const;
export type Symbology = (typeof symbologies)[number];

/** A boarding pass with what its bearer is as a member. */
export interface HeldPass extends BoardingPassData {
  readonly tier?: TierCode | undefined;
}

/** State of the device while the pass is shown. */
export interface PassStatus {
  /** There is no network: when the pass was last told by the airline, ISO 8601. */
  readonly offlineSince?: string | undefined;
  /** There is a network, but the airline has not answered: the same. */
  readonly unansweredSince?: string | undefined;
  /** It can be opened without a network. */
  readonly kept?: boolean | undefined;
  /** The screen stays on. */
  readonly awake?: boolean | undefined;
  /** The host has made the screen as bright as it gets. */
  readonly bright?: boolean | undefined;
}

/** A pass and the element that shows it, from which a picture can be made. */
export interface ShownPass {
  readonly pass: HeldPass;
  readonly element: HTMLElement;
}

/** Actions on a pass. Those left out are not offered. */
export interface PassActions {
  /** All passes, to be saved as pictures. */
  onSave?: ((shown: readonly ShownPass[]) => void) | undefined;
  /** The pass that is in front. */
  onShare?: ((shown: ShownPass) => void) | undefined;
  onPrint?: (() => void) | undefined;
  /** The flights of the pass in front as a file, worded in the language in use. */
  onAddToCalendar?: ((file: CalendarFile) => void) | undefined;
  /** Another symbology was chosen. Without it QR stays. */
  onSymbologyChange?: ((symbology: Symbology) => void) | undefined;
  /** A pass without a barcode shall be asked for again. */
  onRetry?: ((pass: HeldPass) => void) | undefined;
}
