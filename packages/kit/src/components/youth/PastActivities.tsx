import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Postmark } from '../../primitives/drawing/Postmark.tsx';
import { reachByKeys } from '../../primitives/reach-by-keys.ts';
import { postmarkPlace } from './postmark-place.ts';
import type { YouthActivity } from './types.ts';
import * as styles from './PastActivities.css.ts';

export interface PastActivitiesProps {
  /** Activities that are over, the latest first. */
  activities: readonly YouthActivity[];
  /** Address of an activity's page. */
  href: (activity: YouthActivity) => string;
  /** Name of the row. */
  label: string;
}

/** Postmarks of activities that are over, in a row that scrolls sideways. */
export function PastActivities({ activities, href, label }: PastActivitiesProps) {
  const { date } = useFormats();
  return (
    <ul ref={reachByKeys} className={styles.row} aria-label={label}>
      {activities.map((activity, at) => (
        <li key={activity.id}>
          <Link href={href(activity)} look="plain" className={styles.one}>
            <Postmark
              at={at}
              place={postmarkPlace(activity.place)}
              day={activity.from.replaceAll('-', '.')}
            />
            <span className={styles.title}>{activity.title}</span>
            <span className={styles.day}>{date(activity.from, 'monthDay')}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
