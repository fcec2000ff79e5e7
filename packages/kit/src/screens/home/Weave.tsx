import { lazy, Suspense, useEffect, type ComponentType } from 'react';
import type { GuillocheProps } from '../../components/guilloche/Guilloche.tsx';
import { begin, wanted } from './wanted.ts';

const Nothing = (): null => null;

/** A page without a network does without the lines. */
const load = async (): Promise<{ default: ComponentType<GuillocheProps> }> => {
  await wanted();
  try {
    return { default: await (await import('./later.ts')).loadGuilloche() };
  } catch {
    return { default: Nothing };
  }
};

const Guilloche = lazy(load);

/** Sign that what was drawn ahead is not there. */
function Wanted() {
  useEffect(begin, []);
  return null;
}

/** Lines of the head. On the page that was drawn ahead they are there, and their code comes with that of the search. */
export const Weave = () => (
  <Suspense fallback={<Wanted />}>
    <Guilloche weave="head" />
  </Suspense>
);
