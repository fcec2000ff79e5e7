import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { localTime } from '../../rules/time/time.ts';
import * as styles from './BoardHead.css.ts';

export interface BoardHeadProps extends RootProps<HTMLDivElement> {
  /** IATA code of the airport. */
  code: string;
  /** City of the airport, whose clock is shown. */
  city: string;
  /** Present moment, ISO 8601 with the airport's offset; no clock without it. */
  now?: string | undefined;
  /** Name of the airport, or the button that changes it. */
  children: ReactNode;
}

/** Head of an airport's board: which airport, and what its clocks show. */
export function BoardHead({ code, city, now, children, className, ...root }: BoardHeadProps) {
  const t = useMessages('airport');
  const { date } = useFormats();
  const shown = now === undefined ? undefined : localTime(now);
  return (
    <div {...root} className={classNames(styles.head, className)}>
      <div className={styles.side}>
        <p className={styles.small}>{code}</p>
        {children}
      </div>
      {shown && (
        <p className={styles.end}>
          <VisuallyHidden>{t('board.clock', { city })} </VisuallyHidden>
          <time dateTime={now}>
            <span className={styles.small}>{date(shown.day, 'weekday')}</span>
            <br />
            <span className={styles.time}>{shown.time}</span>
          </time>
        </p>
      )}
    </div>
  );
}
