/**
 * The floor of a list of orders: a memoised row with the same words for each of 300 orders, told apart by one switch on the kind, icons
 * from one sprite, under the months; hidden where it is filtered out, left undrawn by the browser far from the screen. It does what any
 * such list must.
 */
import type { ListedOrder } from '@mapp/kit/contracts';
import { documentedKinds, type OrderKind } from '@mapp/kit/rules';
import { Activity, memo, useState } from 'react';
import '../floor.css';
import { chosenKinds, manyOrders } from '../many-orders.ts';
import { offerPart } from '../part-adapter.ts';
import './orders.css';

const orders = manyOrders(300);
const waits = (order: ListedOrder) => order.state === 'waiting' || order.change !== undefined;
const months = [...new Set(orders.map(({ orderedAt }) => orderedAt.slice(0, 7)))];
const groups = [
  { title: '需要处理', orders: orders.filter(waits) },
  ...months.map((month) => ({
    title: `${Number(month.slice(5))}月`,
    orders: orders.filter((order) => !waits(order) && order.orderedAt.startsWith(month)),
  })),
];

const yuan = new Intl.NumberFormat('zh', {
  style: 'currency',
  currency: 'CNY',
  trailingZeroDisplay: 'stripIfInteger',
});
const weekday = new Intl.DateTimeFormat('zh', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'Asia/Shanghai',
});
const day = (at: string) => `${Number(at.slice(5, 7))}月${Number(at.slice(8, 10))}日`;
const statuses: Partial<Record<ListedOrder['state'], string>> = {
  waiting: '待付款',
  completed: '交易完成',
  cancelled: '已取消',
};

/** Words that kinds differ in: the name, and those of when and where. */
function worded({ kind, startsAt = '', flightNos, passengers }: ListedOrder): readonly [string, string] {
  const start = weekday.format(new Date(startsAt));
  const flight = `${start} ${startsAt.slice(11, 16)} • ${flightNos.join(' ')} • ${passengers.join(' ')}`;
  switch (kind) {
    case 'ticket':
      return ['机票', flight];
    case 'seat':
      return ['选座', flight];
    case 'meal':
      return ['餐食', flight];
    case 'baggage':
      return ['预付费行李', flight];
    case 'wifi':
      return ['机上 Wi-Fi', flight];
    case 'lounge':
      return ['贵宾室', flight];
    case 'fastTrack':
      return ['快速通道', flight];
    case 'hotel':
      return ['酒店', `入住 ${start}`];
    case 'flightAndHotel':
      return ['机加酒', `入住 ${start}`];
    case 'annualRest':
      return ['年度疗休养', `入住 ${start}`];
    case 'carTransfer':
      return ['接送机', `用车 ${start}`];
    case 'parking':
      return ['停车', `停车 ${start}`];
    case 'train':
      return ['火车票', `出发 ${start}`];
    case 'mall':
      return ['商城', `使用 ${start}`];
    case 'holiday':
      return ['度假', `出发 ${start}`];
    case 'insurance':
      return ['保险', `使用 ${start}`];
    case 'airRail':
      return ['空铁联运', `出发 ${start}`];
    case 'points':
      return ['积分购买', `使用 ${start}`];
    case 'themePark':
      return ['主题乐园', `游玩 ${start}`];
    case 'luckyUpgrade':
      return ['幸运升舱', `使用 ${start}`];
    case 'coupon':
      return ['券类商品', `使用 ${start}`];
    case 'airBus':
      return ['空巴通', `出发 ${start}`];
    case 'groundTransport':
      return ['地面交通', `用车 ${start}`];
    case 'visa':
      return ['签证', `使用 ${start}`];
    case 'dutyFree':
      return ['免税预订', `使用 ${start}`];
    case 'pet':
      return ['宠物托运', `使用 ${start}`];
    case 'unaccompaniedMinor':
      return ['无陪儿童', `使用 ${start}`];
    case 'sportsEquipment':
      return ['运动器材', `使用 ${start}`];
    case 'tier':
      return ['等级', `使用 ${start}`];
  }
}

const Row = memo(function Row({ order, hidden }: { order: ListedOrder; hidden: boolean }) {
  const [kind, detail] = worded(order);
  const [cash] = order.cash;
  return (
    <li hidden={hidden}>
      <a className="row" href={`#${order.orderNo}`}>
        <span className="line">
          <svg viewBox="0 0 24 24" aria-hidden>
            <use href={`#${order.kind}`} />
          </svg>
          <span>{kind}</span>
          <span>
            {day(order.orderedAt)} {order.orderedAt.slice(11, 16)}
          </span>
          <span className="status">{order.change ? '航班有变' : statuses[order.state]}</span>
        </span>
        <span className="line">
          <b>{order.title}</b>
          <span className="sum">{yuan.format((cash?.amount ?? 0) / 100)}</span>
        </span>
        <span className="line">
          {detail}
          {order.partner && <span>在合作方页面查看</span>}
        </span>
        {waits(order) && <span className="line">请在 6月1日 11:30 前付款</span>}
      </a>
    </li>
  );
});

const none: readonly OrderKind[] = [];

function Page({ shown }: { shown: boolean }) {
  const [kinds, setKinds] = useState(none);
  const [words, setWords] = useState('');
  return (
    <>
      <button type="button" id="some" onClick={() => setKinds(chosenKinds)}>
        Some
      </button>
      <button type="button" id="all" onClick={() => setKinds(none)}>
        All
      </button>
      <Activity mode={shown ? 'visible' : 'hidden'}>
        <svg width="0" height="0" aria-hidden>
          {documentedKinds.map((kind) => (
            <symbol key={kind} id={kind} viewBox="0 0 24 24">
              <path d="M4 8.5a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2ZM4 11h16M8 14h4" />
            </symbol>
          ))}
        </svg>
        <h1>全部订单</h1>
        <div className="tools">
          <input type="search" value={words} onChange={({ target }) => setWords(target.value)} />
          {['3月3日 – 6月1日', '类型', '状态'].map((chip) => (
            <button key={chip} type="button">
              {chip}
            </button>
          ))}
        </div>
        {groups.map(({ title, orders: all }) => {
          const left = all.filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
          return (
            <section key={title} hidden={left.length === 0}>
              <h2>
                {title} {left.length} 笔
              </h2>
              <ul className="rows">
                {all.map((order) => (
                  <Row
                    key={order.orderNo}
                    order={order}
                    hidden={kinds.length > 0 && !kinds.includes(order.kind)}
                  />
                ))}
              </ul>
            </section>
          );
        })}
      </Activity>
    </>
  );
}

offerPart((moment) => <Page shown={moment % 2 === 0} />);
