import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Switch } from '../../primitives/field/Switch.tsx';
import { hidden } from '../../primitives/hidden.css.ts';
import { Notice } from '../../primitives/notice/Notice.tsx';
import { checkInOpensHours } from '../../rules/check-in/check-in.ts';
import { localTime } from '../../rules/time/time.ts';
import type { AutoCheckIn, JourneySegment } from './types.ts';
import * as styles from './JourneyCard.css.ts';

/** Automatic check-in of a segment, on or off at once; what did not work is put back and told here. */
export function AutoSwitch({ segment, auto }: { segment: JourneySegment; auto: AutoCheckIn }) {
  const t = useMessages('check-in');
  const { date } = useFormats();
  const day = date(localTime(segment.departure.time).day, 'monthDay');
  const outcome = auto.outcome(segment);
  return (
    <>
      <Switch
        checked={auto.isOn(segment)}
        onChange={(event) => auto.set(segment, event.target.checked)}
        label={
          <>
            {t('auto.label')}
            <span className={styles.detail}>{t('auto.detail', { hours: checkInOpensHours })}</span>
            <span className={hidden}>{` ${segment.flightNo} ${day}`}</span>
          </>
        }
      />
      {outcome && (
        <Notice tone={outcome === 'unknown' ? 'attention' : 'error'} live>
          {t(`auto.${outcome}`)}
        </Notice>
      )}
    </>
  );
}
