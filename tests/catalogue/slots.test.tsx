// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IdentityForm, PreferencesForm } from '@mapp/kit/components/account-forms';
import { ActivationForm } from '@mapp/kit/components/activation-form';
import { NoticeList } from '@mapp/kit/components/notice-list';
import { OrderCard } from '@mapp/kit/components/order';
import { PointsOrderCard } from '@mapp/kit/components/points-order';
import { EnterCode } from '@mapp/kit/components/recovery-forms';
import { ClaimSegmentCard, ClaimTicketForm, PastClaimCard } from '@mapp/kit/components/retro-claim';
import { MessagesProvider, preloadMessages } from '@mapp/kit/messages';
import { Notice } from '@mapp/kit/primitives/notice';
import { EmptyState, FailedState } from '@mapp/kit/primitives/states';
import { claimSegments } from '@mapp/kit/rules';
import { Suspense, type ReactElement, type ReactNode } from 'react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { there } from '../../stories/there.ts';

beforeAll(() => preloadMessages('en'));
afterEach(cleanup);

const nothing = () => undefined;
const now = Date.parse('2026-06-01T10:00:00+08:00');
const order = {
  orderNo: 'P1',
  purchaseId: 'U1',
  state: 'completed',
  points: 1000,
  price: { amount: 5000, currency: 'CNY' },
  orderedAt: '2026-05-02T10:00:00+08:00',
} as const;
const names = { from: 'Shanghai', to: 'Beijing' };
const segment = there(
  claimSegments({
    orgarpcod: 'SHA',
    dstarpcod: 'PEK',
    tiknum: '7812400000001',
    retrocod: '00000',
    actdat: '2026-05-02',
    cbncls: 'K',
    oprcarcod: 'MU',
    oprfltnum: '5116',
    seanum: '31C',
  })[0],
);
const claim = {
  departure: 'SHA',
  destination: 'PEK',
  flightNo: 'MU5116',
  flightDate: '2026-05-02',
  commitDate: '2026-05-20',
  ticketNo: '7812400000001',
  retroId: 'R1',
  dealResult: 'P',
} as const;
const failed = { title: 'Not there', text: 'Later', retry: { label: 'Try again', onClick: nothing } };

type Part = ReactElement | null | undefined;

/** Of each part that a host may replace: how it is given, and a selector of what is there without it. */
const parts: Record<string, { own: string; draw: (part: Part) => ReactNode }> = {
  'badge of an order': {
    own: '[data-part="status"]',
    draw: (badge) => (
      <OrderCard order={order} now={now} href="#" badge={badge} amount="1">
        Seats
      </OrderCard>
    ),
  },
  'footer of an order': {
    own: '[data-part="time"]',
    draw: (footer) => <PointsOrderCard order={order} now={now} href="#" footer={footer} />,
  },
  'amount of an order': {
    own: '[data-part="amount"] > *',
    draw: (amount) => <PointsOrderCard order={order} now={now} href="#" amount={amount} />,
  },
  'badge of a flight to claim': {
    own: '[class*="Badge"]',
    draw: (badge) => (
      <ClaimSegmentCard segment={segment} names={names} window={undefined} hotline="95530" badge={badge} />
    ),
  },
  'badge of a claim': {
    own: '[class*="Badge"]',
    draw: (badge) => <PastClaimCard claim={claim} names={names} badge={badge} />,
  },
  'buttons of a failure': { own: 'button', draw: (actions) => <FailedState {...failed} actions={actions} /> },
};

const drawn = async (node: ReactNode) => {
  const { container } = render(
    <MessagesProvider locale="en">
      <Suspense>{node}</Suspense>
    </MessagesProvider>,
  );
  await expect.poll(() => container.childElementCount).toBeGreaterThan(0);
  return container;
};
const mine = <b>of the host</b>;

describe('a part that a host may replace', () => {
  it.each(Object.entries(parts))('is ours, the host’s, or empty: %s', async (_, { own, draw }) => {
    expect((await drawn(draw(undefined))).querySelector(own)).not.toBeNull();
    cleanup();
    const replaced = await drawn(draw(mine));
    expect(screen.getByText('of the host')).toBeTruthy();
    expect(replaced.querySelector(`${own}:not(b)`)).toBeNull();
    cleanup();
    expect((await drawn(draw(null))).querySelector(own)).toBeNull();
  });

  const pictures: Record<string, (picture: ReactElement) => ReactNode> = {
    'icon of a notice': (icon) => <Notice tone="info" title="Told" icon={icon} />,
    'icon of an empty state': (icon) => <EmptyState icon={icon} title="None" />,
    'drawing of an empty state': (drawing) => <EmptyState drawing={drawing} title="None" />,
    'drawing of a failure': (drawing) => <FailedState {...failed} retry={undefined} drawing={drawing} />,
  };
  it.each(Object.entries(pictures))('may be an element in place of a name: %s', async (_, draw) => {
    const container = await drawn(draw(mine));
    expect(screen.getByText('of the host')).toBeTruthy();
    expect(container.querySelector('svg')).toBeNull();
  });

  it('is each row of a list', async () => {
    const notices = [{ id: 'n1', title: 'Strike', date: '2026-06-01', body: '' }];
    await drawn(
      <NoticeList notices={notices} onSelect={nothing}>
        {({ title }) => <li>{`of the host: ${title}`}</li>}
      </NoticeList>,
    );
    expect(screen.getByText('of the host: Strike')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  const given = {
    onSubmit: nothing,
    onChange: nothing,
    intro: <i>why</i>,
    children: <button type="submit">Send</button>,
  };
  const forms: Record<string, ReactNode> = {
    'one of rules': <IdentityForm {...given} kind="passport" today="2026-06-01" />,
    'a code to activate': <ActivationForm {...given} defaultValue="" />,
    'a code that was sent': (
      <EnterCode {...given} by="mobile" value="" wrong={0} wait={undefined} busy={false} onResend={nothing} />
    ),
    'a ticket': <ClaimTicketForm {...given} defaultValue="" />,
    preferences: (
      <PreferencesForm {...given} value={{ seat: 'none', meal: 'standard', bySms: true, byEmail: false }} />
    ),
  };
  it.each(Object.entries(forms))('of a form is above its fields, and under them: %s', async (_, form) => {
    const field = there((await drawn(form)).querySelector('input'));
    const { DOCUMENT_POSITION_PRECEDING: before, DOCUMENT_POSITION_FOLLOWING: after } = Node;
    expect(field.compareDocumentPosition(screen.getByText('why'))).toBe(before);
    expect(field.compareDocumentPosition(screen.getByText('Send'))).toBe(after);
  });
});
