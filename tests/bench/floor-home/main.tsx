/** The guest's home as bare React draws it in the client: the same texts and boxes, and nothing else. */
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { drawings, services } from './content.ts';
import './home.css';

interface Notice {
  readonly id: string;
  readonly title: string;
  readonly date: string;
}

const monthDay = new Intl.DateTimeFormat('zh', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** What the back end wants beside every payload. */
const envelope = {
  salesChannel: btoa('7701'),
  moduleX: 'notices',
  os: 'H5',
  language: 'zh',
  appVersion: '219',
  thirdpartyParam: {},
};

async function readNotices(): Promise<readonly Notice[]> {
  const answer = await fetch('/customize/main/notice/', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-sales-channel': envelope.salesChannel },
    body: JSON.stringify({ ...envelope, transactionId: crypto.randomUUID() }),
  });
  return ((await answer.json()) as { data: { notices: readonly Notice[] } }).data.notices;
}

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

function Notices() {
  const [notices, setNotices] = useState<readonly Notice[]>();
  useEffect(() => void readNotices().then(setNotices), []);
  return (
    <section>
      <h2>公告</h2>
      {notices && (
        <ul className="notices">
          {notices.map(({ id, title, date }) => (
            <li key={id}>
              <button type="button">
                <span>
                  <span className="title">{title}</span>
                  <span className="date">{monthDay.format(new Date(date))}</span>
                </span>
                <Drawing path={drawings.chevron} />
              </button>
            </li>
          ))}
        </ul>
      )}
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
        <Notices />
      </main>
      <nav>
        <a href="/mapp/Home" aria-current="page">
          <Drawing path={drawings.home} />
          首页
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
