/**
 * The floor of the booking's form for nine: the same words, fields, choices and sum, in sections memoised by hand. What is typed is gathered
 * in a plain object; an order that is tried looks at it once, and tells what is missing above and beside the fields. It has no other
 * language, airline, draft, rule of who may travel, code for a guest, numbering plan, place on a waitlist, coupon or page beside it.
 */
import { callingCodes, countryName, frequentCountries } from '@mapp/kit/rules';
import { memo, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import '../floor.css';
import { wholeAdapter } from '../whole-adapter.ts';
import './booking.css';

const yuan = new Intl.NumberFormat('zh');
const sum = (amount: number) => (
  <span>
    <small style={{ display: 'inline' }}>¥</small>
    {yuan.format(amount)}
  </span>
);

const people = [
  ['张三', '成人 · 身份证', 'ZHANG SAN'],
  ['李四', '成人 · 身份证', 'LI SI'],
  ['王芳', '成人 · 身份证', 'WANG FANG'],
  ['单雄', '成人 · 身份证', 'SHAN XIONG'],
  ['DUPONT MARIE-CLAIRE', '成人 · 护照', 'DUPONT MARIE-CLAIRE'],
  ['张建国', '成人 · 身份证', 'ZHANG JIANGUO'],
  ['张晓𬭼', '儿童 · 8 岁 · 身份证', 'ZHANG XIAOSUI'],
  ['陈小北', '儿童 · 3 岁 · 身份证', 'CHEN XIAOBEI'],
  ['赵小禾', '婴儿 · 身份证', 'ZHAO XIAOHE'],
] as const;
const known = ['张三', '王芳', '单雄', 'DUPONT MARIE-CLAIRE', '张建国', '李四', 'MARIE DUPONT'];
const insurances = [
  { id: 'delay', name: '航班延误险', text: '延误 2 小时起赔 · 最高 ¥300', price: 30 },
  { id: 'refund', name: '退票险', text: '自愿退票的损失 · 最高 ¥2,000', price: 40 },
] as const;
const fares = [
  [
    '成人',
    6,
    [
      ['票价', 1230],
      ['民航发展基金', 50],
      ['燃油附加费', 20],
    ],
  ],
  [
    '儿童',
    2,
    [
      ['票价', 620],
      ['燃油附加费', 10],
    ],
  ],
  ['婴儿', 1, [['票价', 120]]],
] as const;
const fareSum = 9180;
const insurable = 8;

const place = (country: string) => {
  const at = frequentCountries.findIndex((each) => each === country);
  return at < 0 ? frequentCountries.length : at;
};
const codes = callingCodes
  .map(({ country, code }) => ({ country, code, name: countryName(country, 'zh') }))
  .toSorted(
    (one, other) => place(one.country) - place(other.country) || one.name.localeCompare(other.name, 'zh'),
  );

type Typed = Readonly<Record<'name' | 'phone' | 'email' | 'title' | 'taxNo', string>>;
const nothing: Typed = { name: '', phone: '', email: '', title: '', taxNo: '' };
type Wrong = Readonly<Partial<Record<keyof Typed | 'agreed', string>>>;
const words = {
  name: '姓名',
  phone: '手机号',
  email: '邮箱',
  title: '抬头',
  taxNo: '税号',
  agreed: '',
} as const;

/** Looks at all that is typed, as it is sent. */
function wrongIn({ name, phone, email, title }: Typed, receipt: boolean, agreed: boolean): Wrong {
  return {
    ...(name.trim() === '' && { name: '请填写完整的姓和名' }),
    ...(!/^1\d{10}$/.test(phone) && { phone: '请输入正确的 11 位手机号码' }),
    ...(email !== '' && !/^\S+@\S+\.\S+$/.test(email) && { email: '请输入正确的邮箱' }),
    ...(receipt && title.trim() === '' && { title: '个人姓名或单位名称' }),
    ...(!agreed && { agreed: '请先看过并勾选这些规定' }),
  };
}

const Drawing = memo(function Drawing({ of, edge = 20 }: { of: string; edge?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={edge} height={edge} aria-hidden="true">
      <path d={of} />
    </svg>
  );
});
const check = 'M4.5 12.5 10 18l9.5-11';
const onward = 'm9 5 7 7-7 7';
const below = 'm5 9 7 7 7-7';
const alert = 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17h0';
const mistake = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5V13M12 16.2h0';

function Mistake({ id, children }: { id: string; children: string | undefined }) {
  return children === undefined ? null : (
    <p id={id} className="error">
      <span>
        <Drawing of={mistake} edge={16} />
      </span>
      <span>{children}</span>
    </p>
  );
}

interface LineProps {
  name: keyof Typed;
  label: ReactNode;
  type?: string;
  auto?: string;
  hint?: string;
  error: string | undefined;
}

const Line = memo(function Line({ name, label, type = 'text', auto = 'off', hint, error }: LineProps) {
  const told = error !== undefined || hint !== undefined;
  return (
    <div className="frame">
      <div>
        <label htmlFor={name}>{label}</label>
      </div>
      <span className="box">
        <input
          id={name}
          name={name}
          type={type}
          autoComplete={auto}
          spellCheck={false}
          autoCorrect="off"
          enterKeyHint="next"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={told ? `${name}-below` : undefined}
        />
      </span>
      {error === undefined && hint !== undefined ? (
        <p id={`${name}-below`} className="quiet">
          {hint}
        </p>
      ) : (
        <Mistake id={`${name}-below`}>{error}</Mistake>
      )}
    </div>
  );
});

const Section = ({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) => (
  <section aria-label={title}>
    <div className="head">
      <h2>{title}</h2>
      {aside !== undefined && <span className="quiet">{aside}</span>}
    </div>
    {children}
  </section>
);

const Flights = memo(function Flights() {
  return (
    <div className="card flights">
      <section aria-label="您的航班">
        <div className="pair">
          <span>
            <b>12:00 – 14:10</b>
            <span className="quiet">上海虹桥 T2 – 北京首都 T2</span>
          </span>
          <span>
            <b>MU5117</b>
            <span className="quiet">6月8日周一</span>
          </span>
        </div>
        <p className="quiet">价格保留到 10:30（北京时间）</p>
        <p className="quiet">下单后座位保留 30 分钟，请在此期间付款</p>
      </section>
      <div className="line stub">
        <span>经济舱灵活 · 托运 20 公斤</span>
        <a href="#conditions">
          退改条件
          <Drawing of={onward} edge={16} />
        </a>
      </div>
    </div>
  );
});

const Person = memo(function Person({
  at,
  on,
  toggle,
}: {
  at: number;
  on: boolean;
  toggle: (at: number) => void;
}) {
  const [name, facts] = people[at] ?? people[0];
  return (
    <button type="button" className="chip" aria-pressed={on} onClick={() => toggle(at)}>
      <span>
        <span>{name}</span>
        <small>{facts}</small>
      </span>
      {on && <Drawing of={check} />}
    </button>
  );
});

const People = memo(function People({
  chosen,
  toggle,
}: {
  chosen: readonly number[];
  toggle: (at: number) => void;
}) {
  const names = (from: number, until: number) =>
    new Intl.ListFormat('zh').format(
      people.slice(from, until).flatMap(([name], at) => (chosen.includes(from + at) ? [name] : [])),
    );
  return (
    <Section title="旅客" aside="成人 × 6、儿童 × 2和婴儿 × 1">
      <div className="card">
        <div className="chips">
          {people.map(([name], at) => (
            <Person key={name} at={at} on={chosen.includes(at)} toggle={toggle} />
          ))}
          <a className="chip" href="#people">
            <span>
              <span>更改旅客</span>
              <small>常用的或新的</small>
            </span>
            <Drawing of="M4 20l1-4.5L16 4.5a2 2 0 0 1 2.8 0l.7.7a2 2 0 0 1 0 2.8L8.5 19zM14 6.5l3.5 3.5" />
          </a>
        </div>
        <div>
          <p className="line">
            <span>
              <Drawing of={check} edge={16} />
            </span>
            <span>{`${names(6, 9)}由${names(0, 6)}陪同`}</span>
          </p>
          {people.map(
            ([name, , passport], at) =>
              chosen.includes(at) && (
                <p key={name} className="quiet">
                  {`${name}：护照写法 ${passport}，票面 ${passport.replace(' ', '/').replace('-', '')}，请核对`}
                </p>
              ),
          )}
        </div>
      </div>
    </Section>
  );
});

const Codes = memo(function Codes() {
  return (
    <div className="frame">
      <div>
        <label htmlFor="code">区号</label>
      </div>
      <span className="box">
        <select id="code" defaultValue="CN" autoComplete="tel-country-code">
          {codes.map(({ country, code, name }) => (
            <option key={country} value={country}>{`+${code} ${name}`}</option>
          ))}
        </select>
        <Drawing of={below} />
      </span>
    </div>
  );
});

interface ContactProps {
  name: string | undefined;
  phone: string | undefined;
  email: string | undefined;
  fill: (name: string) => void;
}

const Contact = memo(function Contact({ name, phone, email, fill }: ContactProps) {
  return (
    <Section title="联系人">
      <div className="card">
        <div className="names" role="group" aria-label="常用联系人">
          {known.map((each) => (
            <button key={each} type="button" onClick={() => fill(each)}>
              <span>{each}</span>
            </button>
          ))}
        </div>
        <div className="fields">
          <Line name="name" label="姓名" auto="name" error={name} />
          <div className="two">
            <Codes />
            <Line name="phone" label="手机号" type="tel" auto="tel-national" error={phone} />
          </div>
          <Line
            name="email"
            label={
              <>
                邮箱<span>（选填）</span>
              </>
            }
            type="email"
            auto="email"
            error={email}
          />
          <p className="quiet">航班变动时发到这个手机</p>
        </div>
      </div>
    </Section>
  );
});

interface ChoiceProps {
  id: string;
  name: string;
  text: string;
  price: number;
  on: boolean;
  toggle: (id: string) => void;
}

const Choice = memo(function Choice({ id, name, text, price, on, toggle }: ChoiceProps) {
  return (
    <div className="row">
      <label className="line">
        <input type="checkbox" checked={on} onChange={() => toggle(id)} />
        <span>
          {name}
          <small>{text}</small>
        </span>
      </label>
      {sum(price)}
    </div>
  );
});

const Insurances = memo(function Insurances({
  chosen,
  toggle,
}: {
  chosen: readonly string[];
  toggle: (id: string) => void;
}) {
  return (
    <Section title="保险" aside="每人，全程">
      <div className="card">
        {insurances.map((one) => (
          <Choice key={one.id} {...one} on={chosen.includes(one.id)} toggle={toggle} />
        ))}
        <ul>
          {insurances.map(({ id, name }) => (
            <li key={id}>
              <a href={`#${id}`}>{`保险条款：${name}`}</a>
            </li>
          ))}
        </ul>
        <div className="quiet">
          <p>婴儿和 80 岁以上不能投保。</p>
          <p>婴儿不能投保：赵小禾</p>
        </div>
      </div>
    </Section>
  );
});

const Onward = memo(function Onward({ icon, name, text }: { icon: string; name: string; text: string }) {
  return (
    <ul className="card">
      <li>
        <a className="line" href={`#${name}`}>
          <Drawing of={icon} edge={24} />
          <span>
            <span>{name}</span>
            <small>{text}</small>
          </span>
          <Drawing of={onward} edge={16} />
        </a>
      </li>
    </ul>
  );
});

interface SwitchedProps {
  name: string;
  text: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

const Switched = memo(function Switched({ name, text, on, onChange }: SwitchedProps) {
  return (
    <label className="row">
      <span>
        {name}
        <small>{text}</small>
      </span>
      <input type="checkbox" role="switch" checked={on} onChange={({ target }) => onChange(target.checked)} />
    </label>
  );
});

const AddOns = memo(function AddOns() {
  return (
    <Section title="附加服务">
      <Onward icon="M12 5v14M5 12h14" name="选择" text="出票后也能再买" />
    </Section>
  );
});

const Deductions = memo(function Deductions({
  points,
  onChange,
}: {
  points: boolean;
  onChange: (on: boolean) => void;
}) {
  return (
    <Section title="抵扣">
      <div className="card">
        <Switched name="用积分" text="可用 23,684 分" on={points} onChange={onChange} />
        <p className="quiet">积分只抵票价，不抵税费和保险。退票按原规则，先扣积分部分。</p>
      </div>
      <Onward
        icon="M2.5 5.5h19v4a2.5 2.5 0 0 0 0 5v4h-19v-4a2.5 2.5 0 0 0 0-5zM15 9.5h0M15 12h0M15 14.5h0"
        name="优惠券"
        text="没有可用的优惠券"
      />
    </Section>
  );
});

interface ReceiptProps {
  on: boolean;
  amount: number;
  error: string | undefined;
  onChange: (on: boolean) => void;
}

const Receipt = memo(function Receipt({ on, amount, error, onChange }: ReceiptProps) {
  return (
    <Section title="报销凭证">
      <div className="card">
        <Switched
          name="电子行程单"
          text={on ? `可开 ¥${yuan.format(amount)}` : '按实付票款开，不含积分部分；出行后 180 天内可以领'}
          on={on}
          onChange={onChange}
        />
        {on && (
          <>
            <div className="fields">
              <Line name="title" label="抬头" auto="organization" hint="个人姓名或单位名称" error={error} />
              <Line name="taxNo" label="税号（单位才要填）" error={undefined} />
            </div>
            <Onward icon="M5 3h14v18l-2.3-1.6zM8.5 8h7M8.5 12h7" name="发票抬头" text="从保存的抬头中选" />
            <Onward icon="M3 5.5h18v13H3zM3 6l9 7 9-7" name="邮寄地址" text="不邮寄，用电子凭证" />
          </>
        )}
      </div>
    </Section>
  );
});

interface AgreementsProps {
  agreed: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

const Agreements = memo(function Agreements({ agreed, error, onChange }: AgreementsProps) {
  return (
    <div>
      <div>
        <label className="line">
          <span>
            <input
              id="agreed"
              type="checkbox"
              checked={agreed}
              onChange={({ target }) => onChange(target.checked)}
              aria-invalid={error === undefined ? undefined : true}
              aria-describedby={error === undefined ? undefined : 'agreed-below'}
            />
          </span>
          <span>
            我已看过<a href="#conditions-of-carriage">运输条件</a>、<a href="#dangerous-goods">危险品规定</a>
            和<a href="#notices">退改条件</a>
          </span>
        </label>
        <Mistake id="agreed-below">{error}</Mistake>
      </div>
      <label className="line">
        <span>
          <input type="checkbox" name="marketing" />
        </span>
        <span>愿意收到优惠信息（可不选，随时能关）</span>
      </label>
    </div>
  );
});

function Detail({ insured, total }: { insured: number; total: number }) {
  return (
    <table>
      <caption>价格明细</caption>
      {fares.map(([kind, count, lines]) => (
        <tbody key={kind}>
          <tr>
            <th scope="row" colSpan={2}>{`${kind} × ${count}`}</th>
            <td>{sum(lines.reduce((all, [, each]) => all + each * count, 0))}</td>
          </tr>
          {lines.map(([name, each]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{`¥${yuan.format(each)} × ${count}`}</td>
              <td>{sum(each * count)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tbody>
        {insured > 0 && (
          <tr>
            <th scope="row" colSpan={2}>
              保险
            </th>
            <td>{sum(insured)}</td>
          </tr>
        )}
        <tr>
          <th scope="row" colSpan={2}>
            应付
          </th>
          <td>{sum(total)}</td>
        </tr>
      </tbody>
    </table>
  );
}

const Bar = memo(function Bar({ insured, total }: { insured: number; total: number }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="bar">
      <div>
        <p className="quiet">9 人应付</p>
        <p className="line">
          <span className="due" aria-live="polite">
            {sum(total)}
          </span>
          <button type="button" onClick={() => setOpen(!open)}>
            明细
          </button>
        </p>
      </div>
      <button type="submit" className="pay">
        去付款
      </button>
      {open && (
        <div role="dialog">
          <Detail insured={insured} total={total} />
        </div>
      )}
    </div>
  );
});

/** All that is missing, above the form; it takes the focus. */
const Summary = memo(function Summary({ wrong }: { wrong: Wrong }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [wrong]);
  const lines = Object.entries(wrong) as [keyof Wrong, string][];
  return (
    <div ref={ref} className="wrong" role="group" aria-label={`有 ${lines.length} 处需要修改`} tabIndex={-1}>
      <h2 className="line">
        <Drawing of={alert} />
        <span>{`有 ${lines.length} 处需要修改`}</span>
      </h2>
      <ul>
        {lines.map(([field, text]) => (
          <li key={field}>
            <a className="line" href={`#${field}`}>
              <span>{[words[field], text].filter((each) => each !== '').join('：')}</span>
              <Drawing of={below} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
});

/** A list with something taken out of it, or put into it. */
const toggled = <Item,>(list: readonly Item[], one: Item): readonly Item[] =>
  list.includes(one) ? list.filter((each) => each !== one) : [...list, one];

function Page() {
  const typed = useRef(nothing);
  const [chosen, setChosen] = useState<readonly number[]>(() => people.map((_, at) => at));
  const [insured, setInsured] = useState<readonly string[]>([]);
  const [points, setPoints] = useState(false);
  const [receipt, setReceipt] = useState(true);
  const [agreed, setAgreed] = useState(false);
  const [wrong, setWrong] = useState<Wrong>({});
  const does = useMemo(
    () => ({
      toggle: (at: number) => setChosen((now) => toggled(now, at)),
      insure: (id: string) => setInsured((now) => toggled(now, id)),
      fill: (name: string) => {
        typed.current = { ...typed.current, name };
        const field = document.getElementById('name');
        if (field instanceof HTMLInputElement) field.value = name;
      },
    }),
    [],
  );
  const insuredSum = insurances.reduce(
    (all, { id, price }) => all + (insured.includes(id) ? price * insurable : 0),
    0,
  );
  const paid = fareSum - (points ? 10 : 0);
  return (
    <>
      <a href="#main" className="quiet">
        跳到主要内容
      </a>
      <header>
        <button type="button" aria-label="返回">
          <Drawing of="M15.5 4.5 8 12l7.5 7.5" edge={24} />
        </button>
        <h1>填写订单</h1>
      </header>
      <main id="main" tabIndex={-1}>
        <form
          noValidate
          onInput={({ target }) => {
            const { name, value } = target as HTMLInputElement;
            typed.current = { ...typed.current, [name]: value };
          }}
          onSubmit={(event) => {
            event.preventDefault();
            setWrong(wrongIn(typed.current, receipt, agreed));
          }}
        >
          <Flights />
          {Object.keys(wrong).length > 0 && <Summary wrong={wrong} />}
          <People chosen={chosen} toggle={does.toggle} />
          <Contact name={wrong.name} phone={wrong.phone} email={wrong.email} fill={does.fill} />
          <Insurances chosen={insured} toggle={does.insure} />
          <AddOns />
          <Deductions points={points} onChange={setPoints} />
          <Receipt on={receipt} amount={paid} error={wrong.title} onChange={setReceipt} />
          <Agreements agreed={agreed} error={wrong.agreed} onChange={setAgreed} />
          <Bar insured={insuredSum} total={paid + insuredSum} />
        </form>
      </main>
      <div role="status" aria-live="polite" />
    </>
  );
}

Object.assign(window, { bench: wholeAdapter((open) => open && <Page />) });
