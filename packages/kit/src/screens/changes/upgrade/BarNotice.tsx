import type { UpgradeBar, UpgradeFlight } from '../../../contracts/changes/upgrades.ts';
import { useMessages } from '../../../messages/provider.tsx';
import { useNavigation } from '../../../navigation/provider.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Notice } from '../../../primitives/notice/Notice.tsx';
import { useConfig } from '../../../session/config-provider.tsx';
import { useUnderWayHref } from '../../shell/use-under-way-href.ts';

interface BarNoticeProps {
  bar: UpgradeBar;
  flight: Pick<UpgradeFlight, 'flightNo' | 'underWay'>;
}

const calls: ReadonlySet<UpgradeBar> = new Set(['topCabin', 'otherChannel', 'closed', 'flown']);

/** Reason for which a flight cannot be upgraded, and the way out. */
export function BarNotice({ bar, flight: { flightNo, underWay } }: BarNoticeProps) {
  const t = useMessages('upgrades');
  const { href } = useNavigation();
  const underWayHref = useUnderWayHref();
  const { hotline } = useConfig();
  const button = { variant: 'outline', size: 'medium' } as const;
  const way =
    bar === 'checkedIn' ? (
      <Button {...button} href={href('checkIn')}>
        {t('way.checkIn')}
      </Button>
    ) : bar === 'underWay' && underWay ? (
      <Button {...button} href={underWayHref(underWay)}>
        {t('way.order')}
      </Button>
    ) : bar === 'noSeats' ? (
      <Button {...button} href={href('rescheduleTicketInquiry')}>
        {t('way.change')}
      </Button>
    ) : undefined;
  return (
    <Notice
      tone="attention"
      title={`${flightNo} ${t(`bar.${bar}`)}`}
      action={
        way ??
        (calls.has(bar) && (
          <Button {...button} icon="phone" href={`tel:${hotline}`}>
            {t('way.call', { hotline })}
          </Button>
        ))
      }
    >
      {t(`bar.${bar}.text`)}
    </Notice>
  );
}
