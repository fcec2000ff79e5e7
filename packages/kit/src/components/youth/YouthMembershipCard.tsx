import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { classNames } from '../../primitives/class-names.ts';
import type { IconName } from '../../primitives/icon/Icon.tsx';
import { ListCard } from '../../primitives/list-row/ListCard.tsx';
import { ListRow } from '../../primitives/list-row/ListRow.tsx';
import { Notice, type NoticeTone } from '../../primitives/notice/Notice.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import type { YouthMembership } from './types.ts';
import * as styles from './YouthMembershipCard.css.ts';

type Known = Exclude<YouthMembership['state'], 'none'>;

export interface YouthMembershipCardProps extends RootProps<HTMLDivElement> {
  /** The membership, as the back end gives it. */
  membership: YouthMembership & { readonly state: Known };
  /** Button or link to act on it. */
  action?: ReactNode;
}

const looks: Readonly<Record<Known, readonly [tone: NoticeTone, icon: IconName]>> = {
  reviewing: ['info', 'clock'],
  member: ['done', 'check'],
  declined: ['attention', 'info'],
};

/** How far a membership of the youth programme has come, and what was applied with. */
export function YouthMembershipCard({ membership, action, className, ...root }: YouthMembershipCardProps) {
  const t = useMessages('youth');
  const { date } = useFormats();
  const { state, application, memberNo, memberSince, reason } = membership;
  const [tone, icon] = looks[state];
  return (
    <div {...root} className={classNames(styles.membership, className)}>
      <Notice tone={tone} icon={icon} title={t(`member.${state}`)} action={action}>
        {state === 'declined' ? reason : t(`member.${state}Text`)}
      </Notice>
      <ListCard label={t('member.title')}>
        {memberNo !== undefined && <ListRow label={t('member.no')} value={memberNo} />}
        {memberSince !== undefined && <ListRow label={t('member.since')} value={date(memberSince, 'date')} />}
        {application && (
          <>
            <ListRow label={t('field.name')} value={application.name} />
            <ListRow label={t('field.occupation')} value={t(`occupation.${application.occupation}`)} />
            <ListRow label={t('field.organisation')} value={application.organisation} />
            <ListRow label={t('member.applicationNo')} value={application.applicationNo} />
            <ListRow label={t('member.appliedOn')} value={date(application.appliedOn, 'date')} />
          </>
        )}
      </ListCard>
    </div>
  );
}
