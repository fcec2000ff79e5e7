import type { ReactNode } from 'react';
import type { claimState } from '../../../components/retro-claim/ClaimSegmentCard.tsx';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button, type ButtonProps } from '../../../primitives/button/Button.tsx';
import type { ClaimSegment } from '../../../rules/retro/segments.ts';
import { useConfig } from '../../../session/config-provider.tsx';
import { useSession } from '../../../session/session-provider.tsx';
import { partnerDraft } from './drafts.ts';

interface ClaimWayProps {
  segment: ClaimSegment;
  state: ReturnType<typeof claimState>;
  /** Leads back to the field. */
  onCorrect: () => void;
}

/** The way out of what is in the way of a claim; nothing where there is nothing to do. */
export function ClaimWay({ segment, state, onCorrect }: ClaimWayProps): ReactNode {
  const t = useMessages('retro');
  const { href } = useNavigation();
  const look = { variant: 'outline', tone: 'action', size: 'medium' } as const;
  const call = () => <Call look={look} />;
  const nothing = () => null;
  const ways: Readonly<Record<typeof state, () => ReactNode>> = {
    '00000': nothing,
    RTC01: call,
    RTC02: () => (
      <Button {...look} href={href('accountManagement')}>
        {t('toDocuments')}
      </Button>
    ),
    RTC03: () => (
      <Button {...look} onClick={onCorrect}>
        {t('correct')}
      </Button>
    ),
    RTC04: () => <ToClaimed look={look} segment={segment} />,
    RTC05: () => <ToPartner look={look} segment={segment} />,
    RTC06: nothing,
    unknown: call,
    early: nothing,
    late: call,
  };
  return ways[state]();
}

type Look = Readonly<Pick<ButtonProps, 'variant' | 'tone' | 'size'>>;

function Call({ look }: { look: Look }) {
  const t = useMessages('retro');
  const { hotline } = useConfig();
  return (
    <Button {...look} icon="phone" href={`tel:${hotline}`}>
      {t('call', { hotline })}
    </Button>
  );
}

interface ToProps {
  look: Look;
  segment: ClaimSegment;
}

/** To the entry of the bill with its points; to the claims where they are not on the bill yet. */
function ToClaimed({ look, segment: { entry } }: ToProps) {
  const t = useMessages('retro');
  const { href } = useNavigation();
  const days = entry && { startDate: entry.day, endDate: entry.day, entry: entry.id };
  return (
    <Button {...look} href={days ? href('billDetail', { query: days }) : href('claimHistory')}>
      {t(days ? 'toEntry' : 'toHistory')}
    </Button>
  );
}

/** To the partner's form, with what the ticket says: it need not be typed again. */
function ToPartner({ look, segment }: ToProps) {
  const t = useMessages('retro');
  const { href } = useNavigation();
  const { drafts } = useSession();
  const { flightNo, flightDate, departure, destination, ticketNo, cabin } = segment;
  const typed = { flightNo, flightDate, departure, destination, ticketNo, cabin };
  return (
    <Button
      {...look}
      href={href('retroClaim', { query: { tab: 'partner' } })}
      onClick={() => drafts.write(partnerDraft, typed)}
    >
      {t('toPartner')}
    </Button>
  );
}
