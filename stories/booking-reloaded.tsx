import { useSession } from '@mapp/kit/session';
import { useState, type ReactNode } from 'react';

/**
 * Draws a story as a reload leaves a booking that was under way.
 * @param choices what has outlived it, `chosen=yes;added=yes`
 */
export const reloadedWith = (choices: string) =>
  function Reloaded(Story: () => ReactNode) {
    const session = useSession();
    useState(() =>
      session.set('draft', `booking/2/${Date.parse('2026-06-01T02:00:00Z') / 60_000}//${choices}`),
    );
    return <>{Story()}</>;
  };
