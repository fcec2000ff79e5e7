import { drawings, foot, services } from './content.ts';

function Drawing({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

function Head() {
  return (
    <header>
      <div className="row">
        <p className="brand">
          <Drawing path={drawings.ticket} />
          MU航空
        </p>
        <button type="button">长辈版</button>
        <button type="button" aria-label="搜索">
          <Drawing path={drawings.search} />
        </button>
        <button type="button" aria-label="语言">
          <Drawing path={drawings.globe} />
        </button>
        <a href="tel:95530" aria-label="客服热线 95530">
          <Drawing path={drawings.headset} />
        </a>
      </div>
      <div className="greeting">
        <h1>您好，欢迎</h1>
        <button type="button" className="filled">
          登录
        </button>
      </div>
    </header>
  );
}

function Search() {
  return (
    <form className="card">
      <fieldset>
        <legend className="hidden">行程类型</legend>
        {['单程', '往返', '多程'].map((trip) => (
          <div key={trip}>
            <label>
              <input type="radio" name="trip" defaultChecked={trip === '单程'} />
              {trip}
            </label>
          </div>
        ))}
      </fieldset>
      <div>
        <button type="button">
          <span>出发</span> <span>从哪里</span> <span>选城市</span>
        </button>
      </div>
      <div>
        <button type="button" aria-label="交换出发和到达" />
      </div>
      <div>
        <button type="button">
          <span>到达</span> <span>到哪里</span> <span>选城市</span>
        </button>
      </div>
      <div>
        <button type="button">
          <span>日期</span> <span>选日期</span>
        </button>
      </div>
      <div>
        <button type="button">
          <span>旅客和舱位</span> <span>1 成人</span> <span>·</span> <span>经济舱</span>
        </button>
      </div>
      <div>
        <label>
          只看直飞
          <input type="checkbox" role="switch" />
        </label>
      </div>
      <button type="submit" className="filled">
        查询航班
      </button>
    </form>
  );
}

function Services() {
  return (
    <section>
      <h2>不登录也能办</h2>
      <ul className="services">
        {services.map(({ label, href, drawing }) => (
          <li key={label}>
            <a href={href}>
              <Drawing path={drawing} />
              <span>{label}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Join() {
  return (
    <section className="band">
      <h2>这一程就开始累积积分</h2>
      <p>加入不收费。登录后可以看积分、行程和会员卡。</p>
      <div className="fan" aria-hidden>
        <div className="tier gold" />
        <div className="tier silver" />
        <div className="tier front" />
      </div>
      <div className="ways">
        <button type="button">登录会员账户</button>
        <a href="/mapp/register" className="tinted">
          免费注册
        </a>
      </div>
    </section>
  );
}

function Notices() {
  return (
    <section>
      <h2>公告</h2>
      <div className="card waiting" role="status">
        <span className="hidden">正在加载</span>
        <span className="bar" />
        <span className="bar short" />
        <span className="bar" />
        <span className="bar short" />
      </div>
    </section>
  );
}

/** The guest's home in bare React: the same texts and boxes, and nothing else. */
export function Home() {
  return (
    <div className="shell">
      <Head />
      <main>
        <div className="lead">
          <Search />
        </div>
        <Services />
        <Join />
        <Notices />
        <ul className="foot" aria-label="设置和帮助">
          {foot.map(({ label, href }) => (
            <li key={label}>{href ? <a href={href}>{label}</a> : <button type="button">{label}</button>}</li>
          ))}
        </ul>
      </main>
      <nav>
        <a href="/mapp/Home" aria-current="page">
          <Drawing path={drawings.home} />
          首页
        </a>
        <a href="/mapp/flight/index">
          <Drawing path={drawings.flight} />
          航班动态
        </a>
        <a href="/mapp/trip">
          <Drawing path={drawings.ticket} />
          行程
        </a>
        <a href="/mapp/boarde">
          <Drawing path={drawings.seat} />
          选座值机
        </a>
        <a href="/mapp/mine">
          <Drawing path={drawings.person} />
          我的
        </a>
      </nav>
    </div>
  );
}
