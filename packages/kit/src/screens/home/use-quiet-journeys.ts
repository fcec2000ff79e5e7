import { useJourneys } from '../../client/check-in/check-in.ts';

/** Beside a screen that goes on, a failure is quiet: the card then says what is known without it. */
export const useQuietJourneys = () => useJourneys({ announce: 'silent' });
