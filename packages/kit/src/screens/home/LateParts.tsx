import { useMessages } from '../../messages/provider.tsx';
import { Section } from '../../primitives/card/Section.tsx';
import type * as MemberParts from './member-parts.ts';
import type * as Foot from './foot-parts.ts';
import { QuietFailure } from './QuietFailure.tsx';
import type { ScreenPart } from './use-lazy-module.ts';
import { Waiting, type WaitingProps } from './Waiting.tsx';
import * as head from './HomeHead.css.ts';

interface LateProps<Module extends object> {
  /** Its code, which comes after the first drawing. */
  part: ScreenPart<Module>;
}

/** A section whose code is on its way, or did not come. */
function Late({
  title,
  shape,
  part,
  failed,
}: WaitingProps & LateProps<object> & { title: string; failed: string }) {
  return (
    <Section title={title}>
      {part.failed ? (
        <QuietFailure text={failed} onRetry={part.retry} busy={false} />
      ) : (
        <Waiting shape={shape} />
      )}
    </Section>
  );
}

export function MemberGreetingPart({ part: { module } }: LateProps<typeof MemberParts>) {
  const t = useMessages('home');
  return module ? <module.MemberGreeting /> : <h1 className={head.hello}>{t('greeting.member')}</h1>;
}

export function TripPart({ part }: LateProps<typeof MemberParts>) {
  const t = useMessages('home');
  if (part.module) return <part.module.TripSection />;
  return <Late part={part} shape="trip" title={t('trip.title')} failed={t('trip.failed')} />;
}

/** Nothing stands in its place: it is there only where something waits. */
export const WaitingPart = ({ part: { module } }: LateProps<typeof MemberParts>) =>
  module ? <module.WaitingSection /> : null;

export function PointsPart({ part }: LateProps<typeof MemberParts>) {
  const t = useMessages('home');
  if (part.module) return <part.module.PointsSection />;
  return <Late part={part} shape="points" title={t('points.title')} failed={t('points.failed')} />;
}

export function NoticesPart({ part, ...given }: LateProps<typeof Foot> & Foot.NoticesSectionProps) {
  const t = useMessages('home');
  if (part.module) return <part.module.NoticesSection {...given} />;
  return <Late part={part} shape="notices" title={t('notices.title')} failed={t('notices.failed')} />;
}

/** Nothing stands in its place: it lies below what is in sight. */
export const OffersPart = ({ part: { module } }: LateProps<typeof Foot>) =>
  module ? <module.OffersSection /> : null;
