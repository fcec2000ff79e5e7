import type { Asked } from './request.mjs';
import type { Tier } from './tiers.mjs';

/** A part of the tests, or a share of it: what one machine does at a time. */
export interface Piece {
  part: string;
  share: string;
}

/** The shards of each tier; `npm test` is one. */
export const shards: Record<Tier, Piece[][]>;

/** The loops of the night, and how many numbers make one round of each. */
export const rounds: Record<string, number>;

/** Pieces to run, one after another. */
export function piecesOf(asked: Asked): { part: string; share?: string; number?: number }[];
