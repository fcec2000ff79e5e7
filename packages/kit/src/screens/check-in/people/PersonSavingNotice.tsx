import { SavingNotice } from '../../shell/SavingNotice.tsx';
import type { Saving } from '../../shell/use-saving.ts';
import { wordsOf } from '../refusal.ts';
import { WriteRefused } from '../WriteRefused.tsx';

/** What came of saving somebody, a refusal of check-in in its own words. */
export function PersonSavingNotice({ saving }: { saving: Saving<unknown> }) {
  const known = saving.state === 'refused' && wordsOf(saving.failure) !== undefined;
  return (
    <SavingNotice saving={saving} refused={known ? <WriteRefused failure={saving.failure} /> : undefined} />
  );
}
