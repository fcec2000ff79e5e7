import { fieldOf, member } from '../../e2e/beneficiary.support.ts';
import { claimOf, flightsAddress, partnerAddress, seek } from '../../e2e/retro.support.ts';
import { busy, check, loading, screenRead } from './ways.support.ts';
import type { Ways } from './way.ts';

/** The ticket as the field shows it. */
const typed = ['ticketNo', '781-2400000000'] as const;

export const retroWays = {
  claimTerms: {
    ...screenRead(partnerAddress, ['retro', 'partner.failed']),
    content: (page) => fieldOf(page, 'flightNo'),
  },
  claimableFlights: {
    address: flightsAddress,
    member,
    act: (page) => seek(page),
    tells: 'screen',
    repeat: { fire: (page) => seek(page), typed },
    failed: ['retro', 'failed'],
    waiting: loading,
    content: (page, say) => claimOf(page, say),
  },
  claimHistory: {
    ...screenRead('/integralCheckIn/checkInHistory', ['retro', 'history.failed']),
    content: (page, say) => page.getByRole('list', { name: say('retro', 'history.list') }),
  },
  retroClaim: {
    address: flightsAddress,
    member,
    act: async (page, say) => {
      await seek(page);
      await claimOf(page, say).click();
    },
    tells: 'write',
    repeat: {
      fire: (page, say) => claimOf(page, say).click(),
      check,
      absent: ['retro', 'outcome.absentText'],
      typed,
    },
    waiting: busy,
    content: (page, say) => page.getByRole('heading', { level: 2, name: say('retro', 'submitted') }),
  },
  airportNames: {
    // One flight, one pair of airports.
    address: flightsAddress,
    member,
    act: (page) => seek(page),
    tells: 'nowhere',
    // The codes stand for themselves.
    content: (page, say) => claimOf(page, say),
  },
} satisfies Ways;
