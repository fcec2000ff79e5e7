import { ConfirmingDial, PaymentConfirming, PaymentSlip } from '@mapp/kit/components/payment';
import { PointsSlip } from '@mapp/kit/components/points-order';
import {
  NextSteps,
  Printer,
  Result,
  ResultActions,
  Rosette,
  Seal,
  sealTones,
  SlipFact,
  SlipFacts,
} from '@mapp/kit/components/result';
import { ClaimSlip } from '@mapp/kit/components/retro-claim';
import { TierGains, TierTurn } from '@mapp/kit/components/tier-orders';
import { useMessages } from '@mapp/kit/messages';
import { AppBar } from '@mapp/kit/primitives/app-bar';
import { Button } from '@mapp/kit/primitives/button';
import { Screen } from '@mapp/kit/primitives/screen';
import type { ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { held, hold, running } from '../running.ts';
import { there } from '../there.ts';
import { withoutRole } from '../without-role.ts';
import { words } from '../words.ts';

const orderNo = '74000000000001';
const payment = {
  orderNo,
  title: 'MU5101',
  detail: 'PEK – SHA',
  lines: [],
  cash: [{ amount: 148_000, currency: 'CNY' }],
  state: 'ticketed' as const,
};

/** A result in its screen: under the bar, with its next step in sight. */
function Ending({ children, next = true }: { children: ReactNode; next?: boolean }) {
  const t = useMessages('payment');
  return (
    <Screen
      bleed
      bar={<AppBar title={t('result.title')} />}
      footer={
        <ResultActions homeHref="/mapp/Home">
          {next && <Button href="/mapp/myBill">{t('toOrder')}</Button>}
        </ResultActions>
      }
    >
      {children}
    </Screen>
  );
}

const meta = preview.meta({
  component: Result,
  subcomponents: { NextSteps, Printer, ResultActions, Rosette, Seal, SlipFact, SlipFacts },
  args: { tone: 'done' as const, title: '' },
});

function PaidResult() {
  const t = useMessages('payment');
  return (
    <Result
      tone="done"
      title={t('ticketed')}
      text={t('ticketed.text')}
      slip={<PaymentSlip payment={payment} />}
    >
      <NextSteps
        steps={[
          { icon: 'seat', title: t('then.seat'), href: '/mapp/boarde?tab=todo' },
          {
            icon: 'ticket',
            title: t('then.checkIn'),
            text: t('then.checkIn.text', { hours: 48 }),
            when: '08:00',
          },
        ]}
      />
    </Result>
  );
}

/** The receipt comes out of the slot, and each next step has its day. */
export const Paid = meta.story({
  render: () => (
    <Ending>
      <PaidResult />
    </Ending>
  ),
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'payment');
    const result = await words(globals, 'result');
    const heading = canvas.getByRole('heading', { level: 2, name: t('ticketed') });
    const told = canvas.getAllByRole('status').find((status) => status.contains(heading));
    await expect(told).toHaveTextContent(t('ticketed.text'));
    await expect(canvas.getByRole('heading', { level: 3, name: result('next') })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    const seal = there(
      withoutRole(there(withoutRole(canvasElement, '[data-tone]')[0]), 'svg')[0],
      'the rosette',
    );
    await expect(seal.getBoundingClientRect().width).toBe(128);
  },
});

function TierResult() {
  const t = useMessages('tier-orders');
  const tiers = useMessages('tiers');
  return (
    <Result
      dress="navy"
      tone="done"
      drawing={<TierTurn tier="SIL" before="STD" name="ZHANG SAN" cardNumber="600000000001" />}
      title={t('reached.title', { tier: tiers('member.SIL') })}
      text={t('until', { date: '2027-05-31' })}
    >
      <TierGains
        changes={[
          {
            benefit: 'accrual',
            before: { benefit: 'accrual', included: true, value: '+0%' },
            now: { benefit: 'accrual', included: true, value: '+15%' },
          },
          { benefit: 'checkIn', before: undefined, now: { benefit: 'checkIn', included: true } },
        ]}
      />
    </Result>
  );
}

/** A new tier has a dress of its own. The cards are an ornament: what they say is said beside them. */
export const TierReached = meta.story({
  render: () => (
    <Ending>
      <TierResult />
    </Ending>
  ),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'tier-orders');
    const tiers = await words(globals, 'tiers');
    const title = t('reached.title', { tier: tiers('member.SIL') });
    await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await expect(canvas.getByRole('table', { name: t('reached.gains') })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
  },
});

function SubmittedResult() {
  const t = useMessages('retro');
  return (
    <Ending>
      <Result
        tone="received"
        title={t('submitted')}
        text={t('submitted.text')}
        slip={
          <ClaimSlip
            claim={{
              flightNo: 'MU5103',
              flightDate: '2026-05-02',
              ticketNo: '7812400000000',
              bookingCabin: 'Y',
            }}
            claimNumber="R2606010001"
            names={{ from: 'SHA', to: 'PEK' }}
          />
        }
      >
        <NextSteps
          steps={[{ icon: 'clock', title: t('rules.arrive'), text: t('rules.arriveText', { days: 7 }) }]}
        />
      </Result>
    </Ending>
  );
}

/** Taken in is not done: a tray in ink, and the number to ask with. */
export const Submitted = meta.story({
  render: () => <SubmittedResult />,
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await words(globals, 'retro');
    await expect(canvas.getByText(t('submitted.text'))).toBeVisible();
    await expect(canvas.getByText('R2606010001')).toBeVisible();
    await expect(withoutRole(canvasElement, '[data-part="result"]')[0]).toHaveAttribute(
      'data-tone',
      'received',
    );
  },
});

function ConfirmingResult() {
  const t = useMessages('payment');
  return (
    <Ending next={false}>
      <Result
        tone="waiting"
        drawing={<ConfirmingDial seconds={27} />}
        title={t('confirming')}
        text={t('confirming.wait', { seconds: 45 })}
      >
        <PaymentConfirming payment={payment} />
      </Result>
    </Ending>
  );
}

/** The dial of 45 seconds in place of the seal; nothing to pay once more. */
export const BeingConfirmed = meta.story({
  render: () => <ConfirmingResult />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText('27')).toBeVisible();
    await expect(canvas.getByText(t('again'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('payAgain') })).toBeNull();
  },
});

function OtherResult({ tone }: { tone: 'partly' | 'refused' | 'unknown' }) {
  const payments = useMessages('payment');
  const checkIn = useMessages('check-in');
  const told = {
    partly: [
      checkIn('result.done', { count: 2 }),
      checkIn.rich('result.some', { names: 'WANG QIANG', b: (names) => <strong>{names}</strong> }),
    ],
    refused: [payments('failed'), payments('failed.text')],
    unknown: [payments('unclear'), payments('unclear.text')],
  }[tone];
  return (
    <Ending next={tone !== 'refused'}>
      <Result tone={tone} title={told[0]} text={told[1]} />
    </Ending>
  );
}

export const FailedInPart = meta.story({
  render: () => <OtherResult tone="partly" />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'check-in');
    await expect(
      canvas.getByRole('heading', { level: 2, name: t('result.done', { count: 2 }) }),
    ).toBeVisible();
    await expect(canvas.getByText('WANG QIANG')).toBeVisible();
  },
});

export const Refused = meta.story({
  render: () => <OtherResult tone="refused" />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByRole('heading', { level: 2, name: t('failed') })).toBeVisible();
    // Without a next step the way home has the whole bar.
    const home = canvas.getByRole('link').getBoundingClientRect();
    await expect(home.width).toBeGreaterThan(280);
  },
});

export const Unknown = meta.story({
  render: () => <OtherResult tone="unknown" />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'payment');
    await expect(canvas.getByText(t('unclear.text'))).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});

function PointsResult() {
  const t = useMessages('points-orders');
  return (
    <Ending>
      <Result
        takesFocus
        tone="done"
        title={t('completed')}
        slip={
          <PointsSlip
            order={{ orderNo, points: 2000, price: { amount: 20_000, currency: 'CNY' }, state: 'completed' }}
            balance={14_480}
          />
        }
      />
    </Ending>
  );
}

/** In place of a form on the same page the sentence takes the focus, as the button that was pressed is gone. */
export const TakesTheFocus = meta.story({
  render: () => <PointsResult />,
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'points-orders');
    await expect(canvas.getByRole('heading', { level: 2, name: t('completed') })).toHaveFocus();
  },
});

export const Seals = meta.story({
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap' }}>
      {sealTones.map((tone) => (
        <Seal key={tone} tone={tone} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) =>
    expect(withoutRole(canvasElement, '[data-tone]')).toHaveLength(sealTones.length),
});

/** The seal is drawn, and the slip comes out of its slot. A tap meanwhile is not lost. */
export const Moves = meta.story({
  globals: { motion: 'full' },
  // Each is held at its beginning: a busy machine comes to the taps only when all have ended.
  beforeEach: () => {
    document.addEventListener('animationstart', hold);
    return () => document.removeEventListener('animationstart', hold);
  },
  render: () => (
    <Ending>
      <PaidResult />
    </Ending>
  ),
  play: async ({ canvas, globals, navigation, userEvent }) => {
    const t = await words(globals, 'payment');
    await waitFor(() => expect(held().length).toBeGreaterThan(0));
    await userEvent.click(canvas.getByRole('link', { name: t('toOrder') }));
    await userEvent.click(canvas.getByRole('link', { name: t('then.seat') }));
    await expect(held().length).toBeGreaterThan(0);
    await expect(navigation.log).toEqual([
      { action: 'push', to: '/myBill' },
      { action: 'push', to: '/boarde?tab=todo' },
    ]);
    document.removeEventListener('animationstart', hold);
    for (const animation of held()) animation.play();
    await waitFor(() => expect([...held(), ...running()]).toEqual([]), { timeout: 3000 });
  },
});

/** Everything is in its end state at once where the system asks for less motion. */
export const Still = meta.story({
  globals: { motion: 'reduced' },
  render: () => (
    <Ending>
      <PaidResult />
      <TierResult />
    </Ending>
  ),
  play: async () => expect(document.getAnimations()).toEqual([]),
});
