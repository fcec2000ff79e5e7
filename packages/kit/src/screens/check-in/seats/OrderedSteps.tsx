import { useJourneys } from '../../../client/check-in/check-in.ts';
import { NextSteps, type NextStep } from '../../../components/result/NextSteps.tsx';
import { useMoments } from '../../../components/segment-route/use-moments.ts';
import type { SeatOrder } from '../../../contracts/check-in/seats.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { checkInOpensHours, checkInWindow } from '../../../rules/check-in/check-in.ts';
import { checkedInFlights } from '../../../rules/seats/order.ts';
import { atPlace } from '../../../rules/time/time.ts';
import type { PurchaseStatus } from '../../../rules/orders/status.ts';

interface OrderedStepsProps {
  order: SeatOrder;
  status: PurchaseStatus;
  /** The airline's clock, ms since 1970. */
  now: number;
}

/** Steps after chosen seats: check-in of each flight that still wants it, from when it opens, and the order. */
export function OrderedSteps({ order, status, now }: OrderedStepsProps) {
  const { orderNo, flights } = order;
  const t = useMessages('seat-choice');
  const result = useMessages('result');
  const { href } = useNavigation();
  const { at } = useMoments(now);
  const done = checkedInFlights(order, useJourneys({ announce: 'silent' }).data?.journeys);
  const checkIns =
    status === 'completed'
      ? flights.filter((flight) => done.every(({ segmentId }) => segmentId !== flight.segmentId))
      : [];
  const steps: readonly NextStep[] = [
    ...checkIns.flatMap(({ flightNo, departure }): NextStep[] => {
      // Whether it is international is not known here; the opening is the same.
      const { opens, closes } = checkInWindow({ departure, international: false });
      if (now >= closes) return [];
      return [
        {
          icon: 'ticket',
          title: t('then.checkIn', { flight: flightNo }),
          text: t('then.checkInText', { hours: checkInOpensHours }),
          when: now >= opens ? result('now') : at(atPlace(opens, departure.time)),
        },
      ];
    }),
    ...(status === 'waiting'
      ? []
      : [
          {
            icon: 'receipt' as const,
            title: t('order.detail'),
            href: href('seatOrderDetail', { query: { order: orderNo } }),
          },
        ]),
  ];
  return steps.length > 0 && <NextSteps steps={steps} />;
}
