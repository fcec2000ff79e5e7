import { classNames } from '../../primitives/class-names.ts';
import { useMergedRef } from '../../primitives/use-merged-ref.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { useFormats } from '../../messages/use-formats.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Postmark } from '../../primitives/drawing/Postmark.tsx';
import { reachByKeys } from '../../primitives/reach-by-keys.ts';
import { postmarkPlace } from './postmark-place.ts';
import type { YouthActivity } from './types.ts';
import * as styles from './PastActivities.css.ts';

export interface PastActivitiesProps extends RootProps<HTMLUListElement> {
  /** Activities that are over, the latest first. */
  activities: readonly YouthActivity[];
  /** Address of an activity's page. */
  href: (activity: YouthActivity) => string;
  /** Name of the row. */
  label: string;
}

/** Postmarks of activities that are over, in a row that scrolls sideways. */
export function PastActivities({ activities, href, label, className, ref, ...root }: PastActivitiesProps) {
  const { date } = useFormats();
  return (
    <ul
      {...root}
      ref={useMergedRef<HTMLUListElement>(reachByKeys, ref)}
      className={classNames(styles.row, className)}
      aria-label={label}
    >
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
