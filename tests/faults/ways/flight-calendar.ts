import type { Ways } from './way.ts';

/** One month, and so one question: it stands without its prices, and the choice goes on. */
export const flightCalendarWays = {
  queryFlightCalendar: {
    address: '/calendarPage?from=BJS&to=SHA&min=2026-06-01&max=2026-06-30',
    tells: 'hint',
    failed: ['calendar', 'month.failed'],
    again: (page, say) =>
      page
        .getByRole('button', { name: say('calendar', 'again') })
        .first()
        .click(),
    // A day alone has two digits, its price more.
    content: (page) => page.locator('[data-day] [aria-hidden]').filter({ hasText: /\d{3}/ }).first(),
  },
  holidays: {
    address: '/selectDate?min=2026-06-01&max=2026-06-30&returnUrl=/mapp/calculator',
    // Days stand without their marks.
    tells: 'nowhere',
    content: (page) => page.locator('[data-day="2026-06-19"]'),
  },
} satisfies Ways;
