/** Height of all bars together, CSS px; the two directions share it by their largest values. */
export const plotHeight = 128;
