import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Badge } from '../../primitives/badge/Badge.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { FlightShown } from '../../rules/dynamics/flight.ts';
import type { FlightCause } from '../../rules/dynamics/news.ts';
import { delayAt, rightsAt, type FlightRight, type FlightRightRule } from '../../rules/dynamics/rights.ts';
import { atPlace, localTime } from '../../rules/time/time.ts';
import { DelayAxis } from './DelayAxis.tsx';
import { FlightDrawing } from './FlightDrawing.tsx';
import { useFlightWords } from './use-flight-words.ts';
import * as styles from './FlightDynamics.css.ts';

export interface FlightRightsProps extends RootProps<HTMLDivElement> {
  /** The flight as its rules show it. */
  flight: FlightShown;
  /** The airline's published rule as data; without it the row says whom to ask. */
  rules: readonly FlightRightRule[] | undefined;
  /** Name of that rule. */
  source?: string | undefined;
  /** Number to call where nothing is published. */
  hotline: string;
  /** The airline's clock, milliseconds since 1970. */
  now: number;
  /** Ways to act on what can be asked for now, such as a link to the fees. */
  children?: ReactNode;
}

/** Rights of a traveller whose flight is delayed or cancelled, at this minute and later. */
export function FlightRights({
  flight,
  rules,
  source,
  hotline,
  now,
  children,
  className,
  ...root
}: FlightRightsProps) {
  const t = useMessages('dynamics');
  const rights = rightsAt(flight, rules ?? [], now);
  const { soFar } = delayAt(flight, now);
  const { cause } = flight.current;
  const isDelay = flight.current.phase !== 'cancelled' && flight.current.phase !== 'returned';
  return (
    <div {...root} className={classNames(styles.rights, className)}>
      {rights.length === 0 ? (
        <p>
          {t('rights.ask')} {t('rights.askAt', { hotline })}
        </p>
      ) : (
        <>
          {isDelay && rules && (
            <DelayAxis rules={rules.filter((rule) => isDrawn(rule, cause))} soFar={soFar} />
          )}
          <ListCard look="open">
            {rights.map((right) => (
              <Right
                key={`${right.rule.kind} ${right.rule.after ?? ''}`}
                right={right}
                place={flight.current.departure.planned}
                isDelay={isDelay}
              />
            ))}
          </ListCard>
          {source !== undefined && <p className={styles.detail}>{t('rights.source', { source })}</p>}
        </>
      )}
      {children}
    </div>
  );
}

/** Whether a line can be due with this cause, or with the one that is still to be confirmed. */
const isDrawn = ({ causes, ownCost }: FlightRightRule, cause: FlightCause | undefined): boolean =>
  ownCost || cause === undefined || causes === undefined || causes.includes(cause);

interface RightProps {
  right: FlightRight;
  /** An instant with the offset of the departure. */
  place: string;
  isDelay: boolean;
}

function Right({ right: { rule, state, from, ownCost }, place, isDelay }: RightProps) {
  const t = useMessages('dynamics');
  const { money } = useFormats();
  const words = useFlightWords();
  const { kind, amount, after, note } = rule;
  const label =
    kind === 'compensation'
      ? amount === undefined
        ? t('right.compensationUnknown')
        : t('right.compensation', { amount: money(amount) })
      : kind === 'certificate' && !isDelay
        ? t('right.cancelCertificate')
        : t(`right.${kind}`);
  const lines = [
    kind === 'compensation' || kind === 'meals'
      ? after === undefined
        ? undefined
        : t('right.after', { length: words.length(after) })
      : ownCost
        ? undefined
        : t(`right.${kind}.text`),
    ownCost ? t('rights.ownCost') : undefined,
    note,
  ].filter((each) => each !== undefined);
  return (
    <ListRow
      start={<FlightDrawing kind={kind} />}
      label={<span className={classNames(state === 'now' ? styles.next : styles.later)}>{label}</span>}
      detail={lines.join(' · ')}
      data-state={state}
      value={
        state === 'now' ? (
          <Badge tone="done" icon="check">
            {t('rights.now')}
          </Badge>
        ) : (
          <span className={styles.rightWhen}>
            {from === undefined || state === 'cause'
              ? t(`rights.${state === 'later' ? 'now' : state}`)
              : t('rights.from', { time: localTime(atPlace(from, place)).time })}
          </span>
        )
      }
    />
  );
}
