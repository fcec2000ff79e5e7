import { useState } from 'react';
import type { ProcessedSegment } from '../../../components/processed-list/types.ts';
import type { JourneySegment, Traveller } from '../../../components/segment-route/types.ts';
import { useMoments } from '../../../components/segment-route/use-moments.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Checkbox } from '../../../primitives/field/Checkbox.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { checkInWindow } from '../../../rules/check-in/check-in.ts';
import { cancelsAfter, childrenLeft } from '../../../rules/check-in/party.ts';
import { atPlace } from '../../../rules/time/time.ts';
import * as styles from './journeys.css.ts';

interface CancelDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  item: ProcessedSegment;
  /** Those of the journey, in order. */
  segments: readonly JourneySegment[];
  /** The airline's clock, ms since 1970. */
  now: number;
  busy: boolean;
  onConfirm: (passengerIds: readonly string[]) => Promise<void>;
}

/** Effect of cancelling, and for whom; an obstacle is told before it is sent. */
export function CancelDialog({
  open,
  onOpenChange,
  item,
  segments,
  now,
  busy,
  onConfirm,
}: CancelDialogProps) {
  const t = useMessages('check-in');
  const { before } = useMoments(now);
  const { segment } = item;
  // Infants go with the adult who carries them.
  const people = item.passengers.filter(({ paxType }) => paxType !== 'INF');
  const infantOf = (id: string | undefined) =>
    item.passengers.find(({ passengerId }) => id !== undefined && passengerId === id);
  /** Name of a passenger, with the infant whose pass is void too. */
  const nameOf = ({ name, infantId }: Traveller) => {
    const infant = infantOf(infantId);
    return infant ? t('cancel.withInfant', { name, infant: infant.name }) : name;
  };
  const onLap = (id: string | undefined) => {
    const infant = infantOf(id);
    return infant && t('lap', { name: infant.name });
  };
  const [staying, setStaying] = useState<readonly string[]>([]);
  const leaving = people.filter(({ passengerId }) => !staying.includes(passengerId));
  const ids = leaving.map(({ passengerId }) => passengerId);
  const obstacle = useObstacle(segments, segment, ids);
  return (
    <Dialog
      open={open}
      onOpenChange={(opened) => !busy && onOpenChange(opened)}
      title={t('cancel.title', { flight: segment.flightNo })}
      description={t('cancel.text', {
        names: (leaving.length > 0 ? leaving : people).map(nameOf).join(t('separator')),
        before: before(atPlace(checkInWindow(segment).closes, segment.departure.time)),
      })}
      actions={
        <>
          <Button variant="outline" disabled={busy} onClick={() => onOpenChange(false)}>
            {t('cancel.keep')}
          </Button>
          <Button busy={busy} disabled={obstacle !== undefined} onClick={() => void onConfirm(ids)}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      {people.length > 1 && (
        <fieldset>
          <legend className={styles.legend}>{t('cancel.who')}</legend>
          {people.map(({ passengerId, name, seat, infantId }) => (
            <Checkbox
              key={passengerId}
              label={[name, seat].filter(Boolean).join(' ')}
              detail={onLap(infantId)}
              checked={!staying.includes(passengerId)}
              onChange={({ target }) =>
                setStaying(
                  target.checked ? staying.filter((id) => id !== passengerId) : [...staying, passengerId],
                )
              }
            />
          ))}
        </fieldset>
      )}
      {obstacle !== undefined && (
        <Notice tone="attention" live>
          {obstacle}
        </Notice>
      )}
    </Dialog>
  );
}

/** Why these cannot cancel, in words. */
function useObstacle(
  segments: readonly JourneySegment[],
  segment: JourneySegment,
  leaving: readonly string[],
): string | undefined {
  const t = useMessages('check-in');
  if (leaving.length === 0) return t('cancel.nobody');
  const later = cancelsAfter(segments, segment.segmentId, leaving);
  if (later) return t('cancel.laterFirst', { flight: later.flightNo });
  const left = childrenLeft(segment.passengers, leaving);
  if (left.length === 0) return undefined;
  return t('cancel.childLeft', { names: left.map(({ name }) => name).join(t('separator')) });
}
