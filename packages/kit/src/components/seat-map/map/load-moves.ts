/** Exports of `map-moves.ts`. */
export type MapMoves = typeof import('./map-moves.ts');

export const loadMoves = (): Promise<MapMoves> => import('./map-moves.ts');
