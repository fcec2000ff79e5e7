import type { ReactNode } from 'react';
import { useMessages } from '../../messages/provider.tsx';
import { useFormats } from '../../messages/use-formats.ts';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import type { RootProps } from '../../primitives/root-props.ts';
import { nameDifference } from '../../rules/retro/name-difference.ts';
import type { ClaimSegment } from '../../rules/retro/segments.ts';
import type { ClaimWindow } from '../../rules/retro/window.ts';
import { ClaimHead } from './ClaimHead.tsx';
import { ClaimTag, type ClaimState } from './ClaimTag.tsx';
import { NamesCompared } from './NamesCompared.tsx';
import type { EndNames } from './types.ts';
import * as styles from './ClaimCard.css.ts';

export interface ClaimSegmentCardProps extends RootProps<HTMLDivElement> {
  /** The flight, as its ticket has it. */
  segment: ClaimSegment;
  /** Names of both ends. */
  names: EndNames;
  /** When it can be claimed; undefined where the terms are not known. */
  window: ClaimWindow | undefined;
  /** Number to call. */
  hotline: string;
  /** Badge of its state, in place of its own. */
  badge?: ReactNode;
  /** Way on: claiming it, or getting round what prevents that. */
  action?: ReactNode;
  /** `h2` where no heading is above it. */
  heading?: 'h2' | 'h3' | undefined;
  /** Outcome of claiming it, where it is not plain success. */
  children?: ReactNode;
}

/** State of a flight's claim: its code, or, of one that can be claimed, that it lies outside its window. */
export function claimState({ verdict }: ClaimSegment, window: ClaimWindow | undefined): ClaimState {
  if (verdict !== '00000' || !window || window.phase === 'open') return verdict;
  return window.phase === 'late' ? 'late' : 'early';
}

/** One flight of a ticket: whether its points can be claimed, and if not, why and what to do. */
export function ClaimSegmentCard({
  segment,
  names,
  window,
  hotline,
  badge,
  action,
  heading,
  children,
  ...root
}: ClaimSegmentCardProps) {
  const t = useMessages('retro');
  const { cabin, seat, ticketName, memberName, code } = segment;
  const state = claimState(segment, window);
  const claimable = state === '00000';
  const compared = state === 'RTC01' && ticketName !== undefined && memberName !== undefined;
  const facts = [
    ...(cabin ? [t('cabin', { cabin })] : []),
    ...(seat ? [t('seat', { seat })] : []),
    ...(ticketName !== undefined && !compared ? [ticketName] : []),
  ];
  return (
    <Card {...root}>
      <ClaimHead
        {...{ names, facts, heading }}
        flight={segment}
        badge={badge === undefined ? <ClaimTag state={state} /> : badge}
      />
      <div className={classNames(styles.below, !claimable && styles.ruled)}>
        {compared && <NamesCompared ticketName={ticketName} memberName={memberName} />}
        <Sentence {...{ segment, state, window, hotline }} />
        {children}
        {claimable ? (
          action
        ) : (
          <div className={styles.foot}>
            {/* The code of one outside its window says that it can be claimed. */}
            {code !== '00000' && <span className={styles.code}>{t('reason', { code })}</span>}
            {action && <span className={styles.way}>{action}</span>}
          </div>
        )}
      </div>
    </Card>
  );
}

interface SentenceProps extends Pick<ClaimSegmentCardProps, 'segment' | 'window' | 'hotline'> {
  state: ClaimState;
}

/** Why it is so, in words. */
function Sentence({ segment, state, window, hotline }: SentenceProps) {
  const t = useMessages('retro');
  const { date } = useFormats();
  const { ticketName = '', memberName = '', entry } = segment;
  if (state === '00000' || state === 'early' || state === 'late') {
    if (!window) return null;
    const days = { '00000': window.closes, early: window.opens, late: window.closes };
    const key = state === '00000' ? 'until' : state;
    return (
      <p className={state === '00000' ? styles.note : styles.sentence}>
        {t(key, { date: date(days[state], 'date') })}
      </p>
    );
  }
  const { letters } = nameDifference(ticketName, memberName);
  return (
    <>
      {state === 'RTC01' && ticketName && memberName && (
        <p className={styles.note}>{t('name.letters', { count: letters })}</p>
      )}
      <p className={styles.sentence}>
        {state === 'RTC01' || state === 'unknown' ? t(state, { hotline }) : t(state)}
      </p>
      {state === 'RTC04' && entry && (
        <p className={styles.note}>{t('RTC04.on', { date: date(entry.day, 'date') })}</p>
      )}
    </>
  );
}
