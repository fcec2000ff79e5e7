const globe =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z';
const headset =
  'M4 15v-3a8 8 0 0 1 16 0v3M4 13.5h2.5v5H5a1 1 0 0 1-1-1zM20 13.5h-2.5v5H20zM20 18.5a2.5 2.5 0 0 1-2.5 2.5H14';
const person = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20.5c.5-3.7 3.3-5.7 7.5-5.7s7 2 7.5 5.7';
const circle = 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0';

/** Drawings of the guest's home, on a grid of 24. */
export const drawings = {
  globe,
  headset,
  person,
  ticket: 'M2.5 5.5h19v4a2.5 2.5 0 0 0 0 5v4h-19v-4a2.5 2.5 0 0 0 0-5zM7 14.5c4.2-.2 7.4-1.7 10-5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5l5 5',
  seat: 'M6.3 4.2c-.2-.9.5-1.7 1.4-1.7h.8c.7 0 1.3.5 1.4 1.2l1.4 7.3H17a2 2 0 0 1 2 2v3H9.9c-.7 0-1.3-.5-1.4-1.1zM13.5 8H17M10.5 16v4.5M17 16v4.5',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h3.8v-5h4.4v5H18V9.5',
} as const;

/** Services to which the guest's home leads. */
export const services: readonly { label: string; href: string; drawing: string }[] = [
  {
    label: '积分账单',
    href: '/mapp/myBill',
    drawing: 'M5.5 3h13v18l-3.25-2L12 21l-3.25-2-3.25 2zM9 8h6M9 12h6',
  },
  { label: '到期积分', href: '/mapp/willFailedPoints', drawing: `${circle}M12 7v5.5l3.5 2` },
  {
    label: '里程补登',
    href: '/mapp/integralCheckIn',
    drawing: 'M4.5 5.5h15V20h-15zM4.5 10h15M8.5 3v4M15.5 3v4',
  },
  {
    label: '积分计算',
    href: '/mapp/calculator',
    drawing: 'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5h0M12 13.5h0M15.5 13.5h0M8.5 17.5h0M12 17.5h3.5',
  },
  { label: '我的', href: '/mapp/mine', drawing: person },
  {
    label: '设置',
    href: '/mapp/mine/set',
    drawing:
      'M3 8h9.5M17.5 8H21M3 16h3.5M11.5 16H21M12.5 8a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M6.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0',
  },
  { label: '语言', href: '/mapp/mine/areaLang', drawing: globe },
  { label: '客服热线', href: 'tel:95530', drawing: headset },
];

/** Reasons to sign in. */
export const reasons: readonly { title: string; detail: string; drawing: string }[] = [
  { title: '积分和会员等级', detail: '余额、每一笔获得和使用', drawing: 'M3 5.5h18v13H3zM3 10h18M6.5 15h4' },
  { title: '积分到期提醒', detail: '哪些积分快到期、还有几天', drawing: `${circle}M12 7v5.5l3.5 2` },
  {
    title: '下一行程',
    detail: '起飞时间、航站楼和倒计时',
    drawing:
      'M4 20.5h16M4 11.4l1.6-.6 2.2 1.5 3-1.2L6.7 6l1.9-.8 6 4.4 3.4-1.4c1.2-.5 2.3-.2 2.6.6s-.3 1.6-1.5 2.1L7.5 16.1z',
  },
];
