/**
 * Inks of a drawing: outlines on a tint (`ground`) or on paper, lines, what is inside, light parts, what is missing,
 * perforation, and the one stroke in the colour of actions.
 */
export type Ink = 'ground' | 'paper' | 'line' | 'inner' | 'faint' | 'missing' | 'dash' | 'accent' | 'solid';

/** Path data in one ink. */
export type Stroke = readonly [ink: Ink, path: string];
