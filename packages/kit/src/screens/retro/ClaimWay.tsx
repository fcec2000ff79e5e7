import type { ReactNode } from 'react';
import type { claimState } from '../../components/retro-claim/ClaimSegmentCard.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import type { ClaimSegment } from '../../rules/retro/segments.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { partnerDraft } from './drafts.ts';

interface ClaimWayProps {
  segment: ClaimSegment;
  state: ReturnType<typeof claimState>;
  /** Leads back to the field. */
  onCorrect: () => void;
}

/** The way out of what stands in the way of a claim; nothing where there is nothing to do. */
export function ClaimWay({ segment, state, onCorrect }: ClaimWayProps): ReactNode {
  const t = useMessages('retro');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const { drafts } = useSession();
  const look = { variant: 'outline', tone: 'action', size: 'medium' } as const;
  switch (state) {
    case 'RTC01':
    case 'unknown':
    case 'late':
      return (
        <Button {...look} icon="phone" href={`tel:${hotline}`}>
          {t('call', { hotline })}
        </Button>
      );
    case 'RTC02':
      return (
        <Button {...look} href={href('addDocument')}>
          {t('toDocuments')}
        </Button>
      );
    case 'RTC03':
      return (
        <Button {...look} onClick={onCorrect}>
          {t('correct')}
        </Button>
      );
    case 'RTC04': {
      const { entry } = segment;
      const days = entry && { startDate: entry.day, endDate: entry.day, entry: entry.id };
      return (
        <Button {...look} href={days ? href('billDetail', { query: days }) : href('claimHistory')}>
          {t(days ? 'toEntry' : 'toHistory')}
        </Button>
      );
    }
    case 'RTC05': {
      const { flightNo, flightDate, departure, destination, ticketNo, cabin } = segment;
      return (
        <Button
          {...look}
          href={href('retroClaim', { query: { tab: 'partner' } })}
          // What the ticket says need not be typed again.
          onClick={() =>
            drafts.write(partnerDraft, { flightNo, flightDate, departure, destination, ticketNo, cabin })
          }
        >
          {t('toPartner')}
        </Button>
      );
    }
    default:
      return null;
  }
}
