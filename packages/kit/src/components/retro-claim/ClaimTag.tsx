import { useMessages } from '../../messages/provider.tsx';
import { Badge, type BadgeProps } from '../../primitives/badge/Badge.tsx';
import { toneOf, type ClaimTone, type ClaimVerdict } from '../../rules/retro/codes.ts';

/** A verdict, or that a flight lies outside its window. */
export type ClaimState = ClaimVerdict | 'early' | 'late';

const looks: Readonly<Record<ClaimTone | 'early' | 'late', Pick<BadgeProps, 'tone' | 'icon'>>> = {
  claimable: { tone: 'done', icon: 'check' },
  help: { tone: 'error', icon: 'error' },
  closed: { tone: 'neutral' },
  early: { tone: 'attention', icon: 'clock' },
  late: { tone: 'neutral' },
};

/** State of a claim, in a word: jade can be claimed, crimson needs help, an outline leaves nothing to do. */
export function ClaimTag({ state }: { state: ClaimState }) {
  const t = useMessages('retro');
  const look = state === 'early' || state === 'late' ? looks[state] : looks[toneOf(state)];
  return <Badge {...look}>{t(`tag.${state}`)}</Badge>;
}
