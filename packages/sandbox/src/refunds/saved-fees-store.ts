import type { SavedFeeResult } from '@mapp/kit/contracts';
import { createMemberLists, type MemberLists } from '../member-lists.ts';

/** Saved results of every member. */
export type SavedFeesStore = Pick<MemberLists<SavedFeeResult>, 'list' | 'add' | 'remove' | 'clear'>;

/** @param seed results that a member has at first */
export const createSavedFeesStore = (seed: (cardNo: string) => SavedFeeResult[]): SavedFeesStore =>
  createMemberLists(seed, ({ reference }) => reference);
