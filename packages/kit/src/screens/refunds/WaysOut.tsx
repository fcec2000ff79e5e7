import type { RefundObstacleFacts } from '../../contracts/refunds/refund-tickets.ts';
import { useHost } from '../../host/context.tsx';
import { useMessages } from '../../messages/provider.tsx';
import { useNavigation } from '../../navigation/provider.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { waysOutOf, type RefundWayOut } from '../../rules/refunds/obstacles.ts';
import { useCopy } from '../shell/use-copy.ts';
import { useUnderWayHref } from '../shell/use-under-way-href.ts';
import { HotlineButton } from './HotlineButton.tsx';
import { requestPlace } from './request-place.ts';

interface WaysOutProps {
  obstacle: RefundObstacleFacts;
  /** Order of the ticket, where it is the traveller's own. */
  orderNo?: string | undefined;
  /** Request that the ticket is in, where it is the traveller's own. */
  requestNo?: string | undefined;
}

/** Ways out of an obstacle, the nearest first; a way whose facts are missing is none, and the hotline is always left. */
export function WaysOut({ obstacle, orderNo, requestNo = obstacle.requestNo }: WaysOutProps) {
  const { host } = useHost().environment();
  const ways = waysOutOf(obstacle.kind).filter((way) => {
    if (way === 'request') return requestNo !== undefined || obstacle.kind === 'returned';
    if (way === 'resubmit') return requestNo !== undefined;
    if (way === 'order') return obstacle.underWay !== undefined;
    if (way === 'withAdult') return orderNo !== undefined;
    // Nobody who is in the app already is sent there.
    if (way === 'app') return obstacle.kind === 'mismatch' || host !== 'app';
    return way !== 'mail' || obstacle.address !== undefined;
  });
  const isOpen = ways.length > 0 && !(obstacle.kind === 'returned' && requestNo === undefined);
  return (
    <>
      {ways.map((way) => (
        <WayOut key={way} {...{ way, obstacle, orderNo, requestNo }} />
      ))}
      {!isOpen && <HotlineButton />}
    </>
  );
}

function WayOut({ way, obstacle, orderNo, requestNo }: WaysOutProps & { way: RefundWayOut }) {
  const t = useMessages('refund');
  const irregular = useMessages('return-ticket');
  const { href } = useNavigation();
  const copy = useCopy();
  const underWayHref = useUnderWayHref();
  const link = { variant: 'outline', tone: 'action', size: 'medium' } as const;
  const { address = '', channel, channelPhone, underWay } = obstacle;
  if ((way === 'request' || way === 'resubmit') && requestNo !== undefined)
    return (
      <Button
        {...link}
        href={href(requestPlace({ kind: obstacle.requestKind }), { query: { request: requestNo } })}
      >
        {t(`way.${way}`)}
      </Button>
    );
  if (way === 'request')
    return (
      <Button {...link} href={href('refunds', { query: { tab: 'returned' } })}>
        {t('way.refunds')}
      </Button>
    );
  if (way === 'order' && underWay)
    return (
      <Button {...link} href={underWayHref(underWay)} aria-label={`${t('way.order')} ${underWay.orderNo}`}>
        {t('way.order')}
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
  if (way === 'mail')
    return (
      <Button {...link} icon="copy" onClick={() => void copy(address)}>
        {t('way.copyAddress')}
      </Button>
    );
  if (way === 'channel' && channelPhone !== undefined)
    return (
      <Button {...link} icon="phone" href={`tel:${channelPhone}`}>
        {t('way.channel')}
      </Button>
    );
  if (way === 'channel')
    return <p>{channel === undefined ? t('way.channelUnknown') : t('way.channelAt', { channel })}</p>;
  if (way === 'app') return <p>{t(obstacle.kind === 'mismatch' ? 'way.appIdentity' : 'way.app')}</p>;
  return <HotlineButton />;
}
