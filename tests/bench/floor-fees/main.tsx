/**
 * The floor of a calculator: the words of a ticket's fees in a bare table, one drawn line of steps with the present, three ways with their
 * sums, and the breakdown; memoised but for what a minute changes. It has no other ticket, way, language or rule.
 */
import { feeSteps, refundAt, stepAt } from '@mapp/kit/rules';
import { memo } from 'react';
import '../floor.css';
import { nowAt, ticket } from '../one-ticket.ts';
import { offerPart } from '../part-adapter.ts';
import './fees.css';

const yuan = new Intl.NumberFormat('zh');
const sum = (amount: number) => (
  <span>
    <small>¥</small>
    {yuan.format(amount / 100)}
  </span>
);
const when = new Intl.DateTimeFormat('zh', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Shanghai',
});
const steps = feeSteps(ticket);
const departs = Date.parse(ticket.legs[0]?.departs ?? '');
const textOf = (until: number | undefined) => (until === undefined ? '起飞后' : when.format(until));
const feeOf = (fee: { answer: string; amount?: number }) =>
  fee.amount === undefined ? '不可改' : sum(fee.amount);
const highest = 60_000;

const Table = memo(function Table({ current }: { current: number }) {
  return (
    <table>
      <caption>费用表</caption>
      <thead>
        <tr>
          <th scope="col">提出的时间</th>
          <th scope="col">改签费</th>
          <th scope="col">退票费</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ until, change, refund }, at) => (
          <tr key={until ?? 'last'}>
            <th scope="row">
              <span>
                {textOf(until)}
                {at === current && <b>现在</b>}
              </span>
              <small>{textOf(until)} 前</small>
            </th>
            <td>{feeOf(change)}</td>
            <td>{feeOf(refund)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const Line = memo(function Line() {
  const width = 100 / steps.length;
  const path = (of: 'refund' | 'change') =>
    steps
      .map((step, at) => {
        const fee: { answer: string; amount?: number } = step[of];
        return fee.amount === undefined
          ? ''
          : `${at === 0 ? 'M0 ' : 'V'}${100 - (fee.amount / highest) * 86}H${(at + 1) * width}`;
      })
      .join('');
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        <path d="M0 100H100" />
        <path d={path('change')} />
        <path d={path('refund')} />
      </svg>
      {steps.map(({ until, change, refund }, at) => (
        <span key={until ?? 'last'} className="label" style={{ insetInlineStart: `${at * width}%` }}>
          <span>{feeOf(refund)}</span>
          <span>{feeOf(change)}</span>
          <span>{textOf(until)}</span>
        </span>
      ))}
    </>
  );
});

const Rest = memo(function Rest({ current }: { current: number }) {
  const { fare, taxes, fee, back } = refundAt(ticket, nowAt(0));
  const kept = fee.answer === 'fee' ? fee.amount : 0;
  return (
    <>
      <fieldset>
        <legend>选一种做法</legend>
        {[
          ['不变', '照常出行', 0],
          ['改签', '另补票价差', 24_000],
          ['退票', `1,270 − 费 ${kept / 100}`, back ?? 0],
        ].map(([name, detail, amount]) => (
          <label key={name}>
            <span>
              <input type="radio" name="way" defaultChecked={name === '退票'} />
              {name}
            </span>
            <span>
              <small>得</small> {sum(Number(amount))}
            </span>
            <span>{detail}</span>
          </label>
        ))}
      </fieldset>
      <dl>
        {[
          ['票价', fare],
          ['税费', taxes],
          ['退票费（30%）', -kept],
          ['退回', back ?? 0],
        ].map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sum(Number(amount))}</dd>
          </div>
        ))}
      </dl>
      <h2>费用表</h2>
      <p>票价 1,200</p>
      <Table current={current} />
      <p>预估金额，以退票时的计算为准</p>
      <p>只能计算成人票</p>
    </>
  );
});

function Page({ now }: { now: number }) {
  const current = stepAt(steps, now);
  const minutes = Math.floor((departs - now) / 60_000);
  const next = Math.floor(((steps[current]?.until ?? now) - now) / 60_000);
  return (
    <>
      <p>
        距起飞 <strong>{Math.floor(minutes / 60)}</strong> 小时
      </p>
      <p>
        {['退票', '改签', '不变'].map((name) => (
          <span key={name}>
            <svg viewBox="0 0 24 2">
              <path d="M0 1H24" />
            </svg>
            {name}
          </span>
        ))}
      </p>
      <div className="axis">
        <Line />
        <span className="now" style={{ insetInlineStart: `${100 - minutes / 100}%` }} />
      </div>
      <div role="status">
        <svg viewBox="0 0 24 24">
          <path d="M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20v10l6 4" />
        </svg>
        <p>
          <strong>
            {Math.floor(next / 60)} 小时 {next % 60} 分
          </strong>
          后：改签费从 20% 变为 40%（¥480），退票费从 30% 变为 50%（¥600）
        </p>
      </div>
      <Rest current={current} />
    </>
  );
}

offerPart((moment) => <Page now={nowAt(moment)} />);
