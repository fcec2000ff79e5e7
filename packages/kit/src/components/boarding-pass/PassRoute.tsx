import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Icon } from '../../primitives/icon/Icon.tsx';
import type { PassEnd, PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { daysLater, localTime, minutesBetween } from '../../rules/time/time.ts';
import { useDuration } from '../route-line/use-duration.ts';
import * as styles from './PassRoute.css.ts';

/** Where the flight goes from and to, at which local times. */
export function PassRoute({ flight }: { flight: PassFlight }) {
  const t = useMessages('boarding-pass');
  const { signed } = useFormats();
  const duration = useDuration();
  const { from, to } = flight;
  const later = daysLater(from.time, to.time);
  return (
    <div data-part="route" className={styles.route}>
      <End end={from} look={styles.fromEnd} />
      <span className={styles.line} aria-hidden>
        <Icon name="plane" size={16} />
      </span>
      <span className={styles.between}>{duration(minutesBetween(from.time, to.time))}</span>
      <End
        end={to}
        look={styles.toEnd}
        shoulder={later === 0 ? undefined : { text: signed(later), label: t('later', { days: later }) }}
      />
    </div>
  );
}

interface EndProps {
  end: PassEnd;
  look: Record<'code' | 'place' | 'time', string>;
  shoulder?: { text: string; label: string } | undefined;
}

function End({ end, look, shoulder }: EndProps) {
  return (
    <div className={styles.end}>
      <p className={look.code}>{end.airport}</p>
      <p className={look.place}>
        {end.name} <span className={styles.terminal}>{end.terminal}</span>
      </p>
      <p className={look.time}>
        <time dateTime={end.time}>{localTime(end.time).time}</time>
        {shoulder && (
          <span className={styles.shoulder} role="img" aria-label={shoulder.label}>
            {shoulder.text}
          </span>
        )}
      </p>
    </div>
  );
}
