/** The guest's home as bare React draws it in the client: the same texts and boxes, and nothing else. */
import { createRoot } from 'react-dom/client';
import { drawings, reasons, services } from './content.ts';
import '../floor.css';
import './home.css';

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
    <form role="search" className="search">
      <Drawing path={drawings.search} />
      <input type="search" placeholder="搜索服务、设置和公告" aria-label="搜索服务、设置和公告" />
    </form>
  );
}

function Services() {
  return (
    <section>
      <h2>服务</h2>
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

function Reasons() {
  return (
    <section>
      <h2>登录后可以</h2>
      <ul className="card">
        {reasons.map(({ title, detail, drawing }) => (
          <li key={title}>
            <Drawing path={drawing} />
            <span>
              <span className="title">{title}</span>
              <span className="detail">{detail}</span>
            </span>
          </li>
        ))}
        <li>
          <button type="button" className="tinted">
            登录会员账户
          </button>
          <a href="/mapp/register" className="join">
            免费注册
          </a>
        </li>
      </ul>
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

function Home() {
  return (
    <div className="shell">
      <Head />
      <main>
        <Search />
        <Services />
        <Reasons />
        <Notices />
      </main>
      <nav>
        <a href="/mapp/Home" aria-current="page">
          <Drawing path={drawings.home} />
          首页
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

createRoot(document.getElementById('root') as HTMLElement).render(<Home />);
