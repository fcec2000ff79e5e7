/** How long the server's words are shown, ms. */
export const toastMs = 3000;

/** How long the system error is shown, ms. */
export const systemErrorMs = 2000;
