import { useMessages } from '../../messages/provider.tsx';
import type { ToldObstacle } from '../../rules/refunds/obstacles.ts';
import { useConfig } from '../../session/config-provider.tsx';

/** Sentence on why a ticket cannot be given back online, from the catalogue of errors. */
export function useObstacleText(): (obstacle: ToldObstacle) => string {
  const t = useMessages('refunds');
  const { hotline } = useConfig();
  return (obstacle) => {
    const callsFor =
      obstacle === 'pointsPaymentFailed' ||
      obstacle === 'mismatch' ||
      obstacle === 'onlyTwoKinds' ||
      obstacle === 'departed' ||
      obstacle === 'suspended' ||
      obstacle === 'unknown';
    return callsFor ? t(obstacle, { hotline }) : t(obstacle);
  };
}
