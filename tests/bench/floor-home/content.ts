const globe =
  'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M3 12h18M12 3c2.5 2.6 3.7 5.6 3.7 9s-1.2 6.4-3.7 9c-2.5-2.6-3.7-5.6-3.7-9S9.5 5.6 12 3z';
const headset =
  'M4 15v-3a8 8 0 0 1 16 0v3M4 13.5h2.5v5H5a1 1 0 0 1-1-1zM20 13.5h-2.5v5H20zM20 18.5a2.5 2.5 0 0 1-2.5 2.5H14';
const person = 'M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M4.5 20.5c.5-3.7 3.3-5.7 7.5-5.7s7 2 7.5 5.7';
const seat =
  'M6.3 4.2c-.2-.9.5-1.7 1.4-1.7h.8c.7 0 1.3.5 1.4 1.2l1.4 7.3H17a2 2 0 0 1 2 2v3H9.9c-.7 0-1.3-.5-1.4-1.1zM13.5 8H17M10.5 16v4.5M17 16v4.5';

/** Drawings of the guest's home, on a grid of 24. */
export const drawings = {
  globe,
  headset,
  person,
  ticket: 'M2.5 5.5h19v4a2.5 2.5 0 0 0 0 5v4h-19v-4a2.5 2.5 0 0 0 0-5zM7 14.5c4.2-.2 7.4-1.7 10-5',
  search: 'M4 10.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0M15.5 15.5l5 5',
  seat,
  flight:
    'M4 20.5h16M4 11.4l1.6-.6 2.2 1.5 3-1.2L6.7 6l1.9-.8 6 4.4 3.4-1.4c1.2-.5 2.3-.2 2.6.6s-.3 1.6-1.5 2.1L7.5 16.1z',
  home: 'M3.5 11.5 12 4l8.5 7.5M6 9.5V20h3.8v-5h4.4v5H18V9.5',
} as const;

/** Services that need no sign-in. */
export const services: readonly { label: string; href: string; drawing: string }[] = [
  {
    label: '低价日历',
    href: '/mapp/flight/priceCalendar',
    drawing: 'M3 12.5V4.5A1.5 1.5 0 0 1 4.5 3h8L21 11.5 12.5 20zM7.5 7.5h0',
  },
  { label: '客舱座位', href: '/mapp/flight/checkSeat', drawing: seat },
  {
    label: '积分计算',
    href: '/mapp/calculator',
    drawing:
      'M3 12a9 9 0 1 0 18 0a9 9 0 1 0 -18 0M12 7.5l1.4 2.9 3.1.4-2.3 2.2.6 3.1-2.8-1.5-2.8 1.5.6-3.1-2.3-2.2 3.1-.4z',
  },
  {
    label: '退改费用',
    href: '/mapp/rm_calculator',
    drawing: 'M5 3h14v18H5zM8.5 6.5h7v3h-7zM8.5 13.5h0M12 13.5h0M15.5 13.5h0M8.5 17.5h0M12 17.5h3.5',
  },
  {
    label: '行李额',
    href: '/mapp/notice/free-baggage',
    drawing:
      'M6 7.5h12a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 18 19H6a1.5 1.5 0 0 1-1.5-1.5V9A1.5 1.5 0 0 1 6 7.5zM9.5 7.5v-4h5v4M10 11v4.5M14 11v4.5M8 19v1.5M16 19v1.5',
  },
  {
    label: '全部服务',
    href: '/mapp/service',
    drawing: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  },
];

/** Words at the foot. */
export const foot: readonly { label: string; href?: string }[] = [
  { label: '设置' },
  { label: '语言' },
  { label: '客服热线', href: 'tel:95530' },
];
