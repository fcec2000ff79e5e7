/** The elder home, which has the sheets of `later.ts` too. */
export const loadElderHome = () => import('./ElderHome.tsx');
