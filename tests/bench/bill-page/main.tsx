/** The points bill as a host shows it, with 12,000 entries. */
import '@mapp/kit/theme';
import { PointsBill, type BillData } from '@mapp/kit/components/points-bill';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { lastMonths } from '@mapp/kit/rules';
import { offer } from '../bill-adapter.ts';
import { manyEntries } from '../entries.ts';

const today = '2026-06-01';
const entries = manyEntries(12_000);

const data: BillData = {
  summary: {
    remainPoint: 12_480,
    consumePoint: 86_240,
    useConsumePoint: 73_760,
    invalidPoint: 1200,
    returnPoint: 600,
    overConsumePoint: 0,
    upgradePoint: 24_000,
    upgradeCount: 18,
    umPoint: 0,
  },
  batches: [
    { points: 1200, expireDate: '2026-06-30' },
    { points: 2400, expireDate: '2026-12-31' },
    { points: 8880, expireDate: '2027-12-31' },
  ],
  months: lastMonths(entries, today, 6),
  entries,
  window: { startDate: '1988-01-01', endDate: today },
  today,
};

const links = {
  entry: ({ activityId }: { activityId: string }) => `#${activityId}`,
  expiring: '#expiring',
  about: '#about',
};
const nothing = () => undefined;

await preloadMessages('zh', ['points']);
offer(() => (
  <MessagesProvider locale="zh">
    <PointsBill data={data} links={links} onMonthChange={nothing} />
  </MessagesProvider>
));
