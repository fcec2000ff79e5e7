/** Signs that somebody is there; before a key or a scroll, a finger, a pointer or the focus has come. */
export const signs = ['pointerdown', 'pointermove', 'focusin'] as const;

let resolve: () => void = () => undefined;
const sign = new Promise<void>((settle) => {
  resolve = settle;
});

/** Says that somebody is there. */
export const begin = (): void => resolve();

/** Resolves once somebody is there; a page that is drawn ahead has nobody to wait for. */
export const wanted = (): Promise<void> => (typeof document === 'undefined' ? Promise.resolve() : sign);
