/** Something kept on the device for a while. Its facts about a person are sealed by whoever keeps it. */
export interface KeptEntry {
  readonly name: string;
  /** When it may no longer be there, milliseconds since 1970. */
  readonly until: number;
  readonly sealed: Uint8Array<ArrayBuffer>;
}

/** A store that outlives the page. Nothing in it throws: what a browser forbids is not kept. */
export interface KeptStore {
  readonly all: () => Promise<readonly KeptEntry[]>;
  /** Whether it is kept. */
  readonly put: (entry: KeptEntry) => Promise<boolean>;
  readonly remove: (name: string) => Promise<void>;
}

/** Abilities of the device that only few screens ask for. */
export interface Device {
  /**
   * Keeps the screen on as long as the page is seen. Where a browser wants a tap first, the next tap does it.
   * @param told hears whether the screen stays on, each time that this changes
   * @returns the way to stop
   */
  readonly keepAwake: (told: (awake: boolean) => void) => () => void;
  /** Lets the site open without a network. False where that cannot be. */
  readonly openWithoutNetwork: () => Promise<boolean>;
  readonly kept: KeptStore;
  /** Whether where the device is may be asked for without a question to the traveller. */
  readonly mayLocate: () => Promise<boolean>;
  /** Where the device is; the traveller may be asked. Never rejects: it says why it does not know. */
  readonly locate: () => Promise<DevicePosition | 'refused' | 'unavailable'>;
}

/** Degrees north and east. */
export interface DevicePosition {
  readonly north: number;
  readonly east: number;
}
