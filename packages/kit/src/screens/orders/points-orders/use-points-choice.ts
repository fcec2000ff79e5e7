import { useState, type FormEvent, type RefObject } from 'react';
import type { ResponseOf } from '../../../contracts/call.ts';
import type { pointsOffer } from '../../../contracts/orders/points-orders.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation, usePlace } from '../../../navigation/provider.tsx';
import { pointsProblem, readPoints, type PointsProblem } from '../../../rules/points-orders/buying.ts';
import { usePointsDraft } from './draft.ts';

/**
 * Keeps how many points are wanted, tells what is wrong with them, and leads on to the order.
 * @param field takes the focus while something is wrong
 */
export function usePointsChoice(
  offer: ResponseOf<typeof pointsOffer>,
  field: RefObject<HTMLInputElement | null>,
) {
  const t = useMessages('points-orders');
  const { replace } = useNavigation();
  const { typed, type, purchaseId: purchase } = usePointsDraft(usePlace('buyPoints').query);
  const [checked, setChecked] = useState(false);
  const points = readPoints(typed);
  const problem = pointsProblem(points, offer);
  const { least, most, unitPoints: unit, leftThisYear: left } = offer;
  const problems: Readonly<Record<PointsProblem, string>> = {
    missing: t('problem.missing'),
    least: t('problem.least', { least }),
    most: t('problem.most', { most }),
    units: t('problem.units', { unit }),
    year: t('problem.year', { left }),
  };
  return {
    typed,
    points,
    problem,
    /** Words for what is wrong, once the field has been left or sent. */
    told: checked && problem && problems[problem],
    type,
    /** A round figure in the place of what is typed. */
    choose: (figure: number) => {
      type(String(figure));
      setChecked(false);
    },
    leave: () => setChecked(checked || typed !== ''),
    submit: (event: FormEvent) => {
      event.preventDefault();
      setChecked(true);
      if (problem || points === undefined) return field.current?.focus();
      // In the address, so that a reload asks for the same purchase.
      return replace('buyPoints', { query: { points: String(points), purchase } });
    },
  };
}
