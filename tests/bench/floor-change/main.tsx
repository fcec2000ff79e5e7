/**
 * The floor of a change: bar, steps and the four steps' words, boxes and controls, memoised, over facts that it knows beforehand. Only the
 * sums are asked for, as the airline alone knows them, with a placeholder until they are there. It has no address, way back, rule, other
 * language, passenger or day, and of its flights draws the first eight.
 */
import { memo, useEffect, useState, type ReactNode } from 'react';
import '../floor.css';
import { offerPart } from '../part-adapter.ts';
import './change.css';

const yuan = new Intl.NumberFormat('zh');
const inYuan = (amount: number) => `¥${yuan.format(amount)}`;
const sum = (amount: number) => (
  <span>
    <small>¥</small>
    {yuan.format(amount)}
  </span>
);
const dayNames = new Intl.DateTimeFormat('zh', {
  month: 'long',
  day: 'numeric',
  weekday: 'short',
  timeZone: 'UTC',
});
const weekdays = new Intl.DateTimeFormat('zh', { weekday: 'short', timeZone: 'UTC' });
const dayName = (day: string) => dayNames.format(new Date(day));
const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

interface Flight {
  readonly flightNo: string;
  readonly departs: string;
  readonly arrives: string;
  readonly price: number;
  readonly left?: number;
  readonly aircraft: string;
  readonly punctual: number;
}

const prices = [630, 650, 580, 570, 630, 650, 570, 590];
const punctual = [78, 85, 92, 80, 87, 94, 82, 89];
const seats: Readonly<Record<number, number>> = { 4: 8, 7: 7 };
const rowCount = 28;
const rowHeight = 126;
const flights = prices.map((price, at): Flight => {
  const leaves = 390 + 30 * at;
  const left = seats[at];
  return {
    flightNo: at === 1 ? 'MU5211' : `MU${5095 + 2 * at}`,
    departs: clock(leaves),
    arrives: clock(leaves + 130),
    price,
    ...(left !== undefined && { left }),
    aircraft: at % 3 === 1 ? 'Airbus A330-200' : 'Airbus A320neo',
    punctual: punctual[at] ?? 80,
  };
});
const days = [630, 580, 660, 560, 500, 520, 560].map((price, at) => ({
  day: `2026-06-${String(5 + at).padStart(2, '0')}`,
  price,
}));
const lowest = Math.min(...days.map(({ price }) => price));
const most = Math.max(...days.map(({ price }) => price));
const fares = [
  {
    id: 'basic',
    name: '经济舱特惠',
    code: 'R',
    price: 630,
    stowed: undefined,
    change: 28,
    refund: 84,
    last: 280,
    points: 269,
  },
  {
    id: 'standard',
    name: '经济舱标准',
    code: 'K',
    price: 810,
    stowed: '20 公斤 1 件',
    change: 37,
    refund: 111,
    last: 370,
    points: 753,
  },
  {
    id: 'flex',
    name: '经济舱灵活',
    code: 'Y',
    price: 1300,
    stowed: '20 公斤 1 件',
    change: 62,
    refund: 185,
    last: 615,
    points: 1076,
  },
] as const;
type Fare = (typeof fares)[number];
const ladder = [
  ['7 天以前', '6月1日 06:30 前', 0, 0.1],
  ['7 天至 48 小时', '6月6日 06:30 前', 0.1, 0.3],
  ['48 小时至 4 小时', '6月8日 02:30 前', 0.2, 0.6],
  ['4 小时以内', '6月8日 06:30 前', 0.4, 1],
  ['起飞后', '', undefined, 1],
] as const;

interface Quote {
  readonly difference: number;
  readonly fee: number;
}
/** The airline's answer, as fast as it can come. */
const quoted = () => new Response('{"difference":160,"fee":120}').json() as Promise<Quote>;

const Drawing = ({ d, size = 16 }: { d: string; size?: number }) => (
  <svg viewBox="0 0 24 24" width={size} height={size}>
    <path d={d} />
  </svg>
);
const plane =
  'M21 12c0-.9-1-1.4-2.2-1.4h-4.2L9.8 4H7.9l2.3 6.6H6.6L5 8.6H3.4l1 3.4-1 3.4H5l1.6-2h3.6L7.9 20h1.9l4.8-6.6h4.2c1.2 0 2.2-.5 2.2-1.4z';
const tick = 'M4.5 12.5 10 18l9.5-11';

const names = ['旅客航段', '航班', '舱位', '确认'];

const Steps = memo(function Steps({ current }: { current: number }) {
  return (
    <ol className="steps" aria-label="改签步骤">
      {names.map((name, at) => (
        <li
          key={name}
          className={at <= current ? 'reached' : undefined}
          aria-current={at === current ? 'step' : undefined}
        >
          {at < current && (
            <>
              <Drawing d={tick} />
              <span className="unseen">已完成 </span>
            </>
          )}
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
});

interface Line {
  readonly from: ReactNode;
  readonly to: ReactNode;
  readonly places: readonly [string, string];
  readonly between?: string;
}
const Route = ({ from, to, places: [here, there], between }: Line) => (
  <div className="route">
    <div>
      <p className="time">{from}</p>
      <p>{here}</p>
    </div>
    <div className="line">
      <span>
        <Drawing d={plane} />
      </span>
      {between && <span>{between}</span>}
    </div>
    <div>
      <p className="time">{to}</p>
      <p>{there}</p>
    </div>
  </div>
);

const Old = memo(function Old({ struck }: { struck: boolean }) {
  const time = (text: string) => (struck ? <del>{text}</del> : text);
  return (
    <div role="group" aria-label="原航班">
      <p className="quiet">原航班</p>
      <p className="facts">
        <span>
          <time dateTime="2026-06-02">{dayName('2026-06-02')}</time>
          <b>MU5101</b>
        </span>
        <span>经济舱 Y</span>
      </p>
      <Route from={time('08:00')} to={time('10:10')} places={['虹桥 T2', '首都 T2']} />
    </div>
  );
});

const Fee = memo(function Fee() {
  return (
    <p className="quiet">
      这次改签费 <strong>{inYuan(120)}</strong>，6月2日 04:00 前有效
    </p>
  );
});

interface Going {
  readonly go: (step: number) => void;
}
const to = (step: number, go: Going['go']) => (event: React.MouseEvent) => {
  event.preventDefault();
  go(step);
};

const People = memo(function People({ go }: Going) {
  const [chosen, setChosen] = useState(true);
  return (
    <>
      <section className="stack">
        <h2>给谁改</h2>
        <ul className="card">
          <li>
            <label className="choice">
              <input type="checkbox" checked={chosen} onChange={() => setChosen(!chosen)} />
              <span>
                张三
                <small>成人 781-2100000031</small>
              </span>
            </label>
          </li>
        </ul>
        <button type="button" className="text">
          <Drawing d="M4 20h16M7 16.5v-4M12 16.5v-9M17 16.5V10" size={20} />
          <span>比一比：退、改、不变</span>
        </button>
      </section>
      <div className="footer">
        <button type="button" disabled={!chosen} onClick={() => go(1)}>
          选新航班
        </button>
      </div>
    </>
  );
});

const Days = memo(function Days() {
  return (
    <nav className="days" aria-label="附近日期的最低价">
      <ol>
        {days.map(({ day, price }) => (
          <li key={day}>
            <a href={`?day=${day}`} aria-current={day === '2026-06-08' ? 'date' : undefined}>
              <span className="unseen">{dayName(day)}</span>
              <span aria-hidden="true">{weekdays.format(new Date(day))}</span>
              <span aria-hidden="true">{Number(day.slice(8))}</span>
              <span>
                {price === lowest && <span>低</span>}
                {sum(price)}
              </span>
              <span className="price" style={{ blockSize: `${(price / most) * 40}px` }} />
            </a>
          </li>
        ))}
      </ol>
      <a href="?calendar" aria-label="价格日历">
        <Drawing d="M4.5 5.5h15V20h-15zM4.5 10h15M8.5 3v4M15.5 3v4" size={24} />
      </a>
      <p>每人含税最低价</p>
    </nav>
  );
});

const Row = memo(function Row({ one, at, go }: { one: Flight; at: number } & Going) {
  return (
    <div role="listitem" aria-setsize={rowCount} aria-posinset={at + 1}>
      <a className="card offer" href={`?flight=${one.flightNo}`} onClick={to(2, go)}>
        <div className="top">
          <Route from={one.departs} to={one.arrives} places={['虹桥 T2', '首都 T2']} between="2 小时 10 分" />
          <div className="side">
            <strong>{sum(one.price)}</strong>
            <p>{one.left === undefined ? '经济舱' : `仅剩 ${one.left} 张`}</p>
          </div>
        </div>
        <p className="facts">
          <b>{one.flightNo}</b>
          <span>{one.aircraft}</span>
          <span>{`准点 ${one.punctual} %`}</span>
        </p>
      </a>
    </div>
  );
});

const orders = ['最早起飞', '价格最低', '时长最短', '最早到达'];

const Flights = memo(function Flights({ go }: Going) {
  const [order, setOrder] = useState(orders[0]);
  return (
    <>
      <div className="tools">
        <fieldset>
          <legend className="unseen">排序</legend>
          {orders.map((name) => (
            <label key={name}>
              <input
                type="radio"
                name="order"
                className="unseen"
                checked={name === order}
                onChange={() => setOrder(name)}
              />
              {name}
            </label>
          ))}
        </fieldset>
        <button type="button" className="text">
          <Drawing d="M4 7h16M7.5 12h9M10.5 17h3" size={20} />
          <span>筛选</span>
        </button>
      </div>
      <div className="facts">
        <p role="status">{`${dayName('2026-06-08')} · ${rowCount} 个航班`}</p>
        <p>每位成人，含税</p>
      </div>
      <div role="list" aria-label="航班" style={{ blockSize: rowCount * rowHeight }}>
        {flights.map((one, at) => (
          <Row key={one.flightNo} {...{ one, at, go }} />
        ))}
      </div>
    </>
  );
});

const Both = memo(function Both({ fare, go }: { fare: string | undefined } & Going) {
  return (
    <div className="card both">
      <Old struck />
      <div role="group" aria-label="新航班">
        <p className="facts">
          <strong>新航班</strong>
          <a href="?flights" onClick={to(1, go)}>
            换航班
          </a>
        </p>
        <p className="facts">
          <span>
            <time dateTime="2026-06-08">{dayName('2026-06-08')}</time>
            <b>MU5095</b>
          </span>
          {fare && <span>{fare}</span>}
        </p>
        <Route from="06:30" to="08:40" places={['SHA 虹桥 T2', 'PEK 首都 T2']} between="2 小时 10 分" />
      </div>
    </div>
  );
});

const Detail = memo(function Detail({ price }: { price: number }) {
  const net = price - 70;
  const share = (part: number) => sum(Math.round(net * part));
  return (
    <div>
      <h2>退改费用（每位成人）</h2>
      <table>
        <caption className="unseen">费用表</caption>
        <thead>
          <tr>
            <th scope="col">提出的时间</th>
            <th scope="col">改签费</th>
            <th scope="col">退票费</th>
          </tr>
        </thead>
        <tbody>
          {ladder.map(([when, until, change, refund]) => (
            <tr key={when}>
              <th scope="row">
                <span>
                  {when}
                  {change === 0.1 && <b>现在</b>}
                </span>
                {until && <small>{until}</small>}
              </th>
              <td>{change === undefined ? '不可改' : share(change / 2)}</td>
              <td>{share(refund / 2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">改签另补票价差</p>
      <h2>每位价格</h2>
      <table>
        <caption className="unseen">每位价格</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">内容</span>
            </th>
            <th scope="col">成人 × 1</th>
          </tr>
        </thead>
        <tbody>
          {(
            [
              ['票价', net],
              ['民航发展基金', 50],
              ['燃油附加费', 20],
              ['每位合计', price],
              ['全程同行合计', price],
            ] as const
          ).map(([name, amount]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sum(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface FareProps {
  fare: Fare;
  chosen: boolean;
  choose: (id: Fare['id']) => void;
}
const FareCard = memo(function FareCard({ fare, chosen, choose }: FareProps) {
  const { id, name, code, price, stowed, change, refund, last, points } = fare;
  return (
    <li className="card">
      <label className="choice">
        <input type="radio" name="fare" value={id} checked={chosen} onChange={() => choose(id)} />
        <span>
          {name}
          <small>{code} 舱</small>
        </span>
        <strong>
          {sum(price)}
          <small>每位成人含税</small>
        </strong>
      </label>
      <dl>
        <div>
          <dt>行李</dt>
          <dd>
            <span>
              手提 <b>8 公斤 1 件</b>
            </span>{' '}
            <span>
              {stowed ? (
                <>
                  托运 <b>{stowed}</b>
                </>
              ) : (
                '不含托运'
              )}
            </span>
          </dd>
        </div>
        <div>
          <dt>改签</dt>
          <dd>
            现在 <b>{inYuan(change)}</b>，越晚越高，最后不能办理
          </dd>
        </div>
        <div>
          <dt>退票</dt>
          <dd>
            现在 <b>{inYuan(refund)}</b>，越晚越高，最后 {inYuan(last)}
          </dd>
        </div>
        <div>
          <dt>积分</dt>
          <dd>
            <span>
              得 <b>{yuan.format(points)}</b> 分
            </span>{' '}
            <small>未计等级奖励</small>
          </dd>
        </div>
      </dl>
      {chosen && <Detail price={price} />}
    </li>
  );
});

const Cabins = memo(function Cabins({ go }: Going) {
  const [cabin, setCabin] = useState('经济舱');
  const [chosen, setChosen] = useState<Fare['id']>();
  return (
    <>
      <div className="stack">
        <Both fare={fares.find(({ id }) => id === chosen)?.name} go={go} />
        <div className="notice">
          <Drawing d="M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 11v5.5M12 7.8h0" />
          <div>
            <p>
              <strong>新票沿用原票的退改规定</strong>
            </p>
            <p>不管选哪个票价，退票和改签都按原票的规定，下面列的就是。</p>
            <p>按票价百分比收的费用随所选票价变，所以每个票价的金额不同。</p>
          </div>
        </div>
        <p className="quiet">这里是新票的全价；要补还是退，下一步按每位旅客列出。</p>
        <div role="tablist" aria-label="选择舱位等级">
          {(
            [
              ['经济舱', 630],
              ['公务舱', 3000],
            ] as const
          ).map(([name, from]) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === cabin}
              onClick={() => setCabin(name)}
            >
              {name}
              <small>{inYuan(from)} 起</small>
            </button>
          ))}
        </div>
        <fieldset role="tabpanel">
          <legend className="unseen">选择票价</legend>
          <ul className="stack">
            {fares.map((fare) => (
              <FareCard key={fare.id} chosen={fare.id === chosen} fare={fare} choose={setChosen} />
            ))}
          </ul>
        </fieldset>
      </div>
      <div className="footer">
        <button type="button" disabled={!chosen} onClick={() => go(3)}>
          {chosen ? '看要补还是退' : '选一个票价'}
        </button>
      </div>
    </>
  );
});

const Sums = memo(function Sums({ quote: { difference, fee }, go }: { quote: Quote } & Going) {
  const [agreed, setAgreed] = useState(false);
  const due = difference + fee;
  return (
    <>
      <div className="stack">
        <Both fare="经济舱 K" go={go} />
        <section className="stack">
          <div className="facts">
            <h2>每个人补还是退</h2>
            <a href="?people" onClick={to(0, go)}>
              换旅客
              <Drawing d="m9 5 7 7-7 7" />
            </a>
          </div>
          <ul className="card">
            <li>
              <div className="facts">
                <h3>张三</h3>
                <p>
                  原票 {inYuan(1200)} → 新票 {inYuan(1200 + difference)}
                </p>
              </div>
              <dl className="sums">
                {(
                  [
                    ['票价差', difference],
                    ['改签费', fee],
                    ['要补', due],
                  ] as const
                ).map(([name, amount]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{sum(amount)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          </ul>
          <dl className="card">
            <div className="facts">
              <dt>现在支付</dt>
              <dd>{sum(due)}</dd>
            </div>
          </dl>
        </section>
        <button type="button" className="text">
          <Drawing d="M4 20h16M7 16.5v-4M12 16.5v-9M17 16.5V10" size={20} />
          <span>比一比：退、改、不变</span>
        </button>
        <p className="quiet">票价保留到 10:30（北京时间）</p>
        <label className="choice">
          <input type="checkbox" name="agree" checked={agreed} onChange={() => setAgreed(!agreed)} />
          <span>
            已看清以上变动，同意《客票变更规定》
            <small>新票沿用原票的退改规定。</small>
          </span>
        </label>
      </div>
      <div className="footer">
        <p>
          补 1 人<strong>{sum(due)}</strong>
        </p>
        <button type="button" disabled={!agreed}>
          确认并支付
        </button>
      </div>
    </>
  );
});

const Confirm = memo(function Confirm({ go }: Going) {
  const [quote, setQuote] = useState<Quote>();
  useEffect(() => {
    let gone = false;
    void quoted().then((told) => gone || setQuote(told));
    return () => {
      gone = true;
    };
  }, []);
  return quote ? (
    <Sums {...{ quote, go }} />
  ) : (
    <div className="stack">
      <div className="card" style={{ blockSize: 220 }} />
      <div className="card" style={{ blockSize: 180 }} />
    </div>
  );
});

const Bar = memo(function Bar() {
  return (
    <header>
      <button type="button" aria-label="返回">
        <Drawing d="M15.5 4.5 8 12l7.5 7.5" size={24} />
      </button>
      <h1>改签</h1>
    </header>
  );
});

const contents = [People, Flights, Cabins, Confirm];

function Page() {
  const [step, setStep] = useState(0);
  const Content = contents[step] ?? People;
  return (
    <>
      <a className="unseen" href="#main">
        跳到主要内容
      </a>
      <Bar />
      <main id="main">
        {step === 1 && <Days />}
        <div className="band">
          <Steps current={step} />
          {step < 2 && <Old struck={false} />}
          <Fee />
        </div>
        <Content go={setStep} />
      </main>
    </>
  );
}

offerPart(() => <Page />);
