import type { ReactNode } from 'react';
import type { RefundObstacleFacts } from '../../contracts/refunds/refund-tickets.ts';
import { useMessages } from '../../messages/provider.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { classNames } from '../../primitives/class-names.ts';
import { Icon, type IconName } from '../../primitives/icon/Icon.tsx';
import type { RootProps } from '../../primitives/root-props.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import type { ToldObstacle } from '../../rules/refunds/obstacles.ts';
import { shownTicket } from '../../rules/tickets.ts';
import { MaskedSentence } from '../person-line/MaskedSentence.tsx';
import { AmountSum } from '../amount/AmountSum.tsx';
import * as styles from './RefundObstacleCard.css.ts';

const signs: Readonly<Record<ToldObstacle, IconName>> = {
  returned: 'check',
  inRequest: 'clock',
  suspended: 'clock',
  rejected: 'error',
  underWay: 'clock',
  pointsPaymentFailed: 'star-circle',
  mismatch: 'id-card',
  originalChannel: 'briefcase',
  inApp: 'qr',
  mixedPayment: 'wallet',
  printedItinerary: 'mail',
  onlyTwoKinds: 'headset',
  onlyAdults: 'people',
  irregularFlight: 'flight',
  departed: 'takeoff',
  unknown: 'info',
};

/** Tone of each sign that is no warning: what is done or under way is no mistake. */
const tones: Readonly<Partial<Record<ToldObstacle, 'done' | 'neutral'>>> = {
  returned: 'done',
  inRequest: 'neutral',
  suspended: 'neutral',
  underWay: 'neutral',
};

export interface RefundObstacleCardProps extends RootProps<HTMLDivElement> {
  /** Obstacle of the refund, with its facts. */
  obstacle: RefundObstacleFacts;
  /** The passenger, as shown. */
  name: string;
  /** 13 digits. */
  ticketNo: string;
  /** Code of the refusal, which a traveller can name to the hotline: `RFD12`; left out where the airline has told none. */
  code?: string | undefined;
  /** Why, in a sentence of the airline's catalogue. */
  children: ReactNode;
  /** Ways out: buttons and links, none heavier than another. */
  actions: ReactNode;
}

/** A ticket that cannot be given back online as it is: what it is, why, the facts, and the ways out, with a code for the hotline. */
export function RefundObstacleCard({
  obstacle,
  name,
  ticketNo,
  code,
  children,
  actions,
  className,
  ...root
}: RefundObstacleCardProps) {
  const t = useMessages('refund');
  const { kind } = obstacle;
  return (
    <Card {...root} data-state={kind} className={classNames(styles.card, className)}>
      <div>
        <div className={styles.head}>
          <h3 className={styles.title}>{t(`obstacle.${kind}`)}</h3>
          <span className={styles.sign} data-tone={tones[kind]}>
            <Icon name={signs[kind]} />
          </span>
        </div>
        <p className={styles.person}>{t('person', { name, ticket: shownTicket(ticketNo) })}</p>
      </div>
      <p>{children}</p>
      <Facts obstacle={obstacle} />
      <div className={styles.foot}>
        {code !== undefined && <span className={styles.code}>{t('code', { code })}</span>}
        {actions}
      </div>
    </Card>
  );
}

/** Facts that the ways out need; nothing where there are none. */
function Facts({ obstacle }: { obstacle: RefundObstacleFacts }) {
  const t = useMessages('refund');
  const { kind, channel, channelHours, paid, address, compared, reason } = obstacle;
  const facts = [
    ...(channel === undefined ? [] : [{ label: t('fact.channel'), value: channel }]),
    ...(channelHours === undefined ? [] : [{ label: t('fact.hours'), value: channelHours }]),
    ...(paid
      ? [
          {
            label: t('fact.paid'),
            value: <AmountSum points={paid.points} cash={[paid.cash]} unit={t('points')} />,
          },
        ]
      : []),
    ...(kind === 'printedItinerary' ? [{ label: t('fact.state'), value: t('mail.notMailed') }] : []),
    ...(address === undefined ? [] : [{ label: t('fact.address'), value: address }]),
    ...(reason === undefined ? [] : [{ label: t('fact.reason'), value: reason }]),
    ...(compared ?? []).map(({ field, onTicket, onAccount, same }) => ({
      label: t(`compare.${field}`),
      value: (
        <span className={styles.compared}>
          <span className={styles.sides}>
            <span>
              <MaskedSentence text={t('compare.onTicket', { value: onTicket })} />
            </span>
            <span className={styles.side} data-state={same ? 'same' : 'differs'}>
              <MaskedSentence text={t('compare.onAccount', { value: onAccount })} />
            </span>
          </span>
          <span className={same ? styles.same : styles.differs}>
            <Icon name={same ? 'check' : 'close'} size={16} />
            <VisuallyHidden>{t(same ? 'compare.same' : 'compare.differs')}</VisuallyHidden>
          </span>
        </span>
      ),
    })),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
