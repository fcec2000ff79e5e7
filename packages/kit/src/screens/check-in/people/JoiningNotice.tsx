import { useEffect, useRef } from 'react';
import type { Companion } from '../../../components/companion-list/types.ts';
import { useLocale, useMessages } from '../../../messages/provider.tsx';
import { useFormats } from '../../../messages/use-formats.ts';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { shownName } from '../../../rules/member.ts';
import { wordsOf } from '../refusal.ts';
import { WriteRefused } from '../WriteRefused.tsx';
import type { Joining } from './use-joining.ts';
import * as styles from './people.css.ts';

interface JoiningNoticeProps {
  joining: Joining;
  companions: readonly Companion[];
  segmentId: string;
}

/** Outcome of taking companions along, where it is not plain success; it takes the focus. */
export function JoiningNotice({ joining, companions, segmentId }: JoiningNoticeProps) {
  const t = useMessages('companions');
  const locale = useLocale();
  const { href } = useNavigation();
  const { list } = useFormats();
  const ref = useRef<HTMLDivElement>(null);
  const { state } = joining;
  const told = state === 'without' || state === 'refused' || state === 'unknown';
  useEffect(() => {
    if (told) ref.current?.focus();
  }, [told, joining]);
  if (!told) return null;
  const onward = (label: string) => (
    <Button
      variant="text"
      size="medium"
      href={href('bookingPassengers', { query: { segment: segmentId, purpose: 'checkIn' } })}
    >
      {label}
    </Button>
  );
  const namesOf = (ids: readonly string[]) =>
    list(
      companions
        .filter(({ companionId }) => ids.includes(companionId))
        .map((one) => shownName(one, locale).name),
    );
  return (
    <div ref={ref} tabIndex={-1} className={styles.above}>
      {state === 'refused' &&
        (wordsOf(joining.failure) ? (
          <WriteRefused failure={joining.failure} />
        ) : (
          <Notice tone="error" title={t('join.refused')} live>
            {joining.message}
          </Notice>
        ))}
      {state === 'unknown' && (
        <Notice tone="attention" title={t('join.unknownTitle')} action={onward(t('join.look'))} live>
          {t('join.unknown')}
        </Notice>
      )}
      {state === 'without' && (
        <Notice
          tone="attention"
          title={t('without.title')}
          action={!joining.all && onward(t('without.on'))}
          live
        >
          {t(joining.all ? 'without.all' : 'without.text', { names: namesOf(joining.ids) })}
        </Notice>
      )}
    </div>
  );
}
