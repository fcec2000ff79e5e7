import type { RefundTicket } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { waysOutOf, type RefundObstacle, type RefundWayOut } from '../../rules/refunds/obstacles.ts';
import { useConfig } from '../../session/config-provider.tsx';
import { useCopy } from '../shell/use-copy.ts';

interface WaysOutProps {
  ticket: RefundTicket;
  obstacle: RefundObstacle;
}

/** Ways out of an obstacle, the nearest first. */
export function WaysOut({ ticket, obstacle }: WaysOutProps) {
  return (
    <>
      {waysOutOf(obstacle).map((way) => (
        <WayOut key={way} way={way} ticket={ticket} />
      ))}
    </>
  );
}

function WayOut({ way, ticket }: { way: RefundWayOut; ticket: RefundTicket }) {
  const t = useMessages('refund');
  const irregular = useMessages('return-ticket');
  const { href } = useNavigation();
  const { hotline } = useConfig();
  const copy = useCopy();
  const { orderNo, obstacle } = ticket;
  const link = { variant: 'outline', tone: 'action', size: 'medium' } as const;
  const request = ticket.request?.requestNo ?? obstacle?.requestNo;
  if (way === 'request' || way === 'resubmit')
    return request === undefined ? null : (
      <Button {...link} href={href('refundDetail', { query: { request } })}>
        {t(`way.${way}`)}
      </Button>
    );
  if (way === 'irregular')
    return (
      <Button {...link} href={href('ticketRefunds')}>
        {irregular('title')}
      </Button>
    );
  if (way === 'withAdult')
    return (
      <Button {...link} href={href('refundApplication', { query: { order: orderNo } })}>
        {t('way.withAdult')}
      </Button>
    );
  if (way === 'mail') {
    const address = obstacle?.address;
    return address === undefined ? null : (
      <Button {...link} icon="copy" onClick={() => void copy(address)}>
        {t('way.copyAddress')}
      </Button>
    );
  }
  if (way === 'channel' && obstacle?.channelPhone !== undefined)
    return (
      <Button {...link} icon="phone" href={`tel:${obstacle.channelPhone}`}>
        {t('way.channel')}
      </Button>
    );
  if (way === 'app' || way === 'channel') return <p>{t('way.app')}</p>;
  return (
    <Button {...link} icon="phone" href={`tel:${hotline}`} aria-label={t('way.hotlineSpoken', { hotline })}>
      {hotline}
    </Button>
  );
}
