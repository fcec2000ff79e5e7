/**
 * The floor of the refundable tickets: the whole page, a memoised card for each order or ticket with the same words, left undrawn by the browser
 * far from the screen; sums and the next loss worked out by hand. It has one language, no states of a read and no keys.
 */
import type { RefundTicket } from '@mapp/kit/contracts';
import { memo, useState, useSyncExternalStore, type MouseEvent, type ReactNode } from 'react';
import '../floor.css';
import { airportNames, manyTickets, morning } from '../many-tickets.ts';
import { offerPart } from '../part-adapter.ts';
import './refunds.css';

const minuteMs = 60_000;
const yuan = new Intl.NumberFormat('zh', { maximumFractionDigits: 2, trailingZeroDisplay: 'stripIfInteger' });
const inShanghai = { timeZone: 'Asia/Shanghai' } as const;
const weekday = new Intl.DateTimeFormat('zh', {
  ...inShanghai,
  month: 'long',
  day: 'numeric',
  weekday: 'short',
});
const monthDay = new Intl.DateTimeFormat('zh', { ...inShanghai, month: 'long', day: 'numeric' });
const clock = new Intl.DateTimeFormat('zh', {
  ...inShanghai,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const texts: Readonly<Record<string, readonly [name: string, text: string]>> = {
  printedItinerary: ['先把行程单寄回来', '行程单已打印，请先寄回行程单再办理退票'],
  mixedPayment: ['用了两种方式付款', '这是混合支付的产品，请回到购买渠道办理'],
  originalChannel: ['要回原购票处退', '这张客票须在原购票渠道办理退票'],
  onlyTwoKinds: ['这张票要人工退', '这里只办理自愿退票和航班不正常退票，其他情况请致电客服热线 95530'],
  inApp: ['要在 App 里办', '这个订单须在 App 内办理'],
  irregularFlight: ['航班不正常，走另一处', '航班不正常，请在“航班不正常退票”办理，不收退票费'],
};

/** Cards of the list: tickets of an order, and each that needs another way. */
interface Entry {
  readonly tickets: readonly RefundTicket[];
  readonly along: readonly RefundTicket[];
}

/** Puts the tickets of an order together. */
function sorted(all: readonly RefundTicket[]) {
  const orders = new Map<string, { tickets: RefundTicket[]; along: RefundTicket[] }>();
  const refused: RefundTicket[] = [];
  for (const ticket of all) {
    if (ticket.involuntary || (ticket.obstacle && ticket.obstacle.kind !== 'onlyAdults')) {
      refused.push(ticket);
      continue;
    }
    const order = orders.get(ticket.orderNo) ?? { tickets: [], along: [] };
    orders.set(ticket.orderNo, order);
    (ticket.obstacle ? order.along : order.tickets).push(ticket);
  }
  return { groups: [...orders.values()], refused };
}

const legOf = ({ legs: [leg] }: RefundTicket) => (leg && 'flightNo' in leg ? leg : undefined);

/** Sums of a ticket now, and the next time at which less comes back. */
function worth(ticket: RefundTicket, now: number) {
  const leg = legOf(ticket);
  if (!leg) return { back: 0, points: 0 };
  const ends = Date.parse(leg.departs);
  const at = leg.rule.findIndex(({ until }) => until === undefined || now <= ends - until * minuteMs);
  const shareOf = (place: number) => {
    const refund = leg.rule[place]?.refund;
    return ticket.involuntary || refund?.answer !== 'percent' ? 0 : refund.percent;
  };
  const feeAt = (place: number) => Math.round((leg.fare * shareOf(place)) / 10_000) * 100;
  const until = leg.rule[at]?.until;
  const { points = 0 } = leg;
  return {
    back: leg.fare - feeAt(at) + leg.taxes,
    points: points - Math.round((points * shareOf(at)) / 100),
    ...(until !== undefined && { loses: ends - until * minuteMs, less: feeAt(at + 1) - feeAt(at) }),
  };
}

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
);

const sumOf = (back: number, points: number): ReactNode => (
  <span>
    {points > 0 && `${yuan.format(points)} 积分 + `}
    <small>¥</small>
    {yuan.format(back / 100)}
  </span>
);

const numbered = (ticketNo: string) => `${ticketNo.slice(0, 3)}-${ticketNo.slice(3)}`;

const go = (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault();
  history.pushState(undefined, '', event.currentTarget.href);
};

function Head({ ticket, badge, icon }: { ticket: RefundTicket; badge: string; icon: string }) {
  const leg = legOf(ticket);
  return (
    <div className="row">
      <span className="small">
        {leg && `${weekday.format(Date.parse(leg.departs))} ${leg.departs.slice(11, 16)} 起飞 `}
        <b>{leg?.flightNo}</b>
      </span>
      <span className="badge">
        <Icon path={icon} />
        <span>{badge}</span>
      </span>
    </div>
  );
}
const routeOf = (ticket: RefundTicket): string => {
  const leg = legOf(ticket);
  return `${airportNames[leg?.from ?? ''] ?? ''} – ${airportNames[leg?.to ?? ''] ?? ''}`;
};

const Group = memo(function Group({
  entry: { tickets, along },
  now,
  isFirst,
}: {
  entry: Entry;
  now: number;
  isFirst: boolean;
}) {
  const [first] = tickets;
  if (!first) return null;
  const sums = tickets.map((ticket) => worth(ticket, now));
  const total = (of: 'back' | 'points') => sums.reduce((sum, one) => sum + one[of], 0);
  const { loses, less = 0 } = sums[0] ?? {};
  const alone = tickets.length + along.length === 1;
  const tomorrow = loses !== undefined && loses < morning + 38 * 60 * minuteMs;
  const today = loses !== undefined && loses < morning + 14 * 60 * minuteMs;
  return (
    <li className={isFirst ? 'card first' : 'card'}>
      <div className="body">
        <Head
          ticket={first}
          badge={first.review ? '需人工审核' : '可退'}
          icon={first.review ? 'M12 3a9 9 0 1 0 .1 0M12 7v5l3 2' : 'M4.5 12.5 10 18l9.5-11'}
        />
        <h3>{routeOf(first)}</h3>
        {alone && <p className="small">{`${first.name}，${numbered(first.ticketNo)}`}</p>}
      </div>
      {!alone && (
        <ul className="people">
          {[...tickets, ...along].map(({ ticketNo, name }, at) => {
            const sum = sums[at];
            return (
              <li key={ticketNo} className="row">
                <span>
                  {name} <span className="small">{numbered(ticketNo)}</span>
                </span>
                {sum ? sumOf(sum.back, sum.points) : <span>儿童</span>}
              </li>
            );
          })}
        </ul>
      )}
      <div className="foot row">
        <div>
          <span className="small">{`${tickets.length} 张预计退回`}</span>
          <h3>{sumOf(total('back'), total('points'))}</h3>
        </div>
        <a
          className="go"
          href={`/mapp/generalRefund/apply?order=${first.orderNo}`}
          aria-label={`去退票：${legOf(first)?.flightNo ?? ''} ${tickets.map(({ name }) => name).join(' ')}`}
          onClick={go}
        >
          去退票
        </a>
      </div>
      {loses !== undefined && less > 0 && (
        <p className="loss">
          <Icon path="M12 3a9 9 0 1 0 .1 0M12 7v5l3 2" />
          <span>
            <b>{`${today ? '今天' : tomorrow ? '明天' : monthDay.format(loses)} ${clock.format(loses)}`}</b>
            {` 起每张少退 ¥${yuan.format(less / 100)}`}
          </span>
        </p>
      )}
    </li>
  );
});

const Refused = memo(function Refused({ ticket, now }: { ticket: RefundTicket; now: number }) {
  const kind = ticket.obstacle?.kind ?? 'irregularFlight';
  const [name = '', text = ''] = texts[kind] ?? [];
  const { back, points } = worth(ticket, now);
  const isIrregular = kind === 'irregularFlight';
  return (
    <li className="card">
      <div className="body">
        <Head ticket={ticket} badge={name} icon="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5.5M12 7.8h0" />
        <div className="row">
          <h3>{routeOf(ticket)}</h3>
          <span>
            <span className="small">预计退回</span> {sumOf(back, points)}
          </span>
        </div>
        <p className="small">{`${ticket.name}，${numbered(ticket.ticketNo)}`}</p>
      </div>
      <div className="foot row">
        <p>{text}</p>
        <a
          className="go"
          href={
            isIrregular
              ? '/mapp/returnTicket/list'
              : `/mapp/generalRefund/refundTicket?order=${ticket.orderNo}`
          }
          onClick={go}
        >
          {isIrregular ? '航班不正常退票' : '怎么退'}
        </a>
      </div>
    </li>
  );
});

const doors = [
  ['rm_calculator', '退改费用测算', '先看看要多少钱'],
  ['twoHourRefund/list', '重购退票', '已买同一航班新票，退掉旧票'],
  ['returnTicket/list', '航班不正常退票', '航空公司原因（取消、延误、改点）造成的退票，不收退票费。'],
  ['wrongPurchase', '买错了怎么办', '航班、日期或旅客买错'],
  ['generalRefund/valteList', '代他人退票', ''],
] as const;

const Doors = memo(function Doors() {
  return (
    <section>
      <h2>其他办法</h2>
      <ul className="doors">
        {doors.map(([path, name, text]) => (
          <li key={path}>
            <a href={`/mapp/${path}`} onClick={go}>
              <Icon path="M5 3h14v18H5zM8.5 6.5h7v3h-7z" />
              <span>
                {name}
                <small>{text}</small>
              </span>
              <Icon path="m9 5 7 7-7 7" />
            </a>
          </li>
        ))}
      </ul>
      <p className="note">这里退自己要退的票；航班取消、延误或要补证明的，在“航班不正常退票”。</p>
    </section>
  );
});

const onEachMinute = (changed: () => void) => {
  const timer = setInterval(changed, minuteMs / 4);
  return () => clearInterval(timer);
};
const ahead = morning - Date.now();
const minuteNow = () => Math.floor((Date.now() + ahead) / minuteMs) * minuteMs;
const { groups, refused } = sorted(manyTickets(120));

function Page() {
  const now = useSyncExternalStore(onEachMinute, minuteNow);
  const [tab, setTab] = useState('refundable');
  return (
    <>
      <header>
        <button type="button" aria-label="返回" onClick={() => history.back()}>
          <Icon path="M15.5 4.5 8 12l7.5 7.5" />
        </button>
        <h1>退票</h1>
        <a href="/mapp/generalRefund/filter" onClick={go}>
          筛选
        </a>
      </header>
      <main>
        <div role="tablist" aria-label="退票列表">
          {[
            ['refundable', `可退 ${groups.reduce((sum, { tickets }) => sum + tickets.length, 0)}`],
            ['returned', '已退 11'],
          ].map(([id = '', label]) => (
            <button key={id} type="button" role="tab" aria-selected={tab === id} onClick={() => setTab(id)}>
              {label}
            </button>
          ))}
        </div>
        <div role="tabpanel" hidden={tab !== 'refundable'}>
          <h2 className="hidden">可退</h2>
          <p className="note">2025年6月10日 至 2026年6月1日 出票。金额为估算，以退票时计算为准。</p>
          <ul className="cards">
            {groups.map((entry, at) => (
              <Group key={entry.tickets[0]?.orderNo} isFirst={at === 0} {...{ entry, now }} />
            ))}
          </ul>
          <section>
            <h2>{`${refused.length} 张票要换个办法退`}</h2>
            <ul className="cards">
              {refused.map((ticket) => (
                <Refused key={ticket.ticketNo} {...{ ticket, now }} />
              ))}
            </ul>
          </section>
          <Doors />
          <p className="note">可查最近 1 年的客票</p>
        </div>
      </main>
    </>
  );
}

offerPart(() => <Page />);
