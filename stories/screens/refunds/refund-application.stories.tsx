import {
  findRefund,
  quoteRefund,
  refundTickets,
  submitRefund,
  uploadProof,
  type RefundRefusalCode,
} from '@mapp/kit/contracts';
import { consentTo } from '@mapp/kit/rules';
import { http, HttpResponse } from 'msw/http';
import { RefundApplicationScreen } from '@mapp/kit/screens/refunds/refund-application';
import { answerTo } from '@mapp/sandbox/ask';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#storybook/preview';
import { begunRefund, paidWithPoints, refundTicketsTold, undecided } from '../../refund-tickets-told.ts';
import { sentTo } from '../../sent-to.ts';
import { isBelow } from '../../lines.ts';
import { there } from '../../there.ts';
import { saysWhatIsMissing, unreadableFirst } from '../../unreadable-first.ts';
import { words } from '../../words.ts';
import { decideRefund } from '../../refund-steps.ts';

/** The airline’s no to what is handed in. */
const refusing = (resultCode: RefundRefusalCode) =>
  http.post(`*${submitRefund.path}`, () => HttpResponse.json({ Code: -1, Msg: 'Sandbox', resultCode }));

/** Three decisions: which tickets, why, and that the loss is agreed to. */
const meta = preview.meta({
  component: RefundApplicationScreen,
  tags: ['!autodocs'],
  // A file is sent by what tells how far it is, which is not `fetch`.
  parameters: { address: '/generalRefund/apply?order=26120000000031', worker: true },
});

/** Two decisions are left where an order has one ticket; the result has the dated way of the money. */
export const Submitted = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    // What it brings about is said before a reason is chosen.
    await expect(
      await canvas.findByText(form('total', { certainty: refund('certainty.estimated') })),
    ).toBeVisible();
    const notices = await words(globals, 'notices');
    // Rules of a domestic ticket: not those of international ones.
    await expect(
      canvas.getByRole('link', { name: (name) => name.includes(notices('conditions-of-carriage')) }),
    ).toHaveAttribute('href', '/mapp/notice/conditions-of-carriage');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByRole('heading', { name: t('result.title') })).toHaveFocus();
    await expect(canvas.getByRole('list', { name: t('way') })).toBeVisible();
    await expect(canvas.getByText(t('result.prevails', { to: t('to.original') }))).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toHaveLength(1);
  },
});

/** In a wide window what comes back and the button that asks for it stand beside the form, on a card. */
export const OnADesktop = meta.story({
  globals: { viewport: { value: 'desktop', isRotated: false } },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const beside = await canvas.findByRole('complementary', { name: form('amounts') });
    const button = within(beside).getByRole('button', { name: form('submit') });
    await expect(isBelow(button, there(button.previousElementSibling))).toBe(true);
    const bar = there(button.parentElement);
    const ground = (part: Element) => getComputedStyle(part).backgroundColor;
    await expect(ground(bar)).not.toBe(ground(beside.ownerDocument.body));
    await expect(parseFloat(getComputedStyle(bar).borderTopWidth)).toBeGreaterThan(0);
  },
});

/** Opened from an order or a trip, past both lists: that the identity is to be completed is said here too, with the way. */
export const IdentityMissing = meta.story({
  beforeEach: ({ airline }) => airline.accounts.change('600000000001', { identities: [] }),
  play: async ({ canvas, globals }) => {
    const irregular = await words(globals, 'return-ticket');
    await expect(await canvas.findByText(irregular('identity.need'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: irregular('identity') })).toHaveAttribute(
      'href',
      '/mapp/returnTicket/identity',
    );
  },
});

/** A reload has taken what was typed, which is personal; the page says so. */
export const Reloaded = meta.story({
  beforeEach: ({ world }) =>
    world.session.set('draft', `refundBegun/2/${Math.floor(world.host.clock.now() / 60_000)}//begun=yes`),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'forms');
    await expect(await canvas.findByText(t('reloaded'))).toBeVisible();
    await expect(canvas.getByText(t('reloaded.text'))).toBeVisible();
  },
});

/** Without the tick nothing is sent: it takes the focus. */
export const NotAgreed = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'plansChanged');
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(form('agree.required'))).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toEqual([]);
  },
});

/** 109 Chinese characters are the most: it is told by how much the remark is too long. */
export const RemarkTooLong = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const validation = await words(globals, 'validation');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByLabelText(form('remark')));
    await userEvent.paste('a'.repeat(220));
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(validation('remark.long', { over: 1 }))).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toEqual([]);
  },
});

/** 100 characters are the most that a detail has. */
export const DetailTooLong = meta.story({
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.click(await canvas.findByLabelText(form('detail')));
    await userEvent.paste('退'.repeat(101));
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(form('detail.long'))).toBeVisible();
    await expect(canvas.getByLabelText(form('detail'))).toHaveValue('退'.repeat(101));
    await expect(sentTo(airline, submitRefund.path)).toEqual([]);
  },
});

/** The adult of a child cannot go alone. */
export const ChildStranded = meta.story({
  parameters: {
    address: '/generalRefund/apply?order=26120000000001',
    covers: ['refund.stranded', 'refund.onlyAdults'],
  },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await expect(await canvas.findByRole('link', { name: form('stranded.arrange') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/addChild?order=26120000000001',
    );
  },
});

/** A child goes along: the sum is not known until somebody has settled it, and the loss counts both tickets. */
export const WithChild = meta.story({
  parameters: { address: '/generalRefund/apply?order=26120000000001' },
  beforeEach: ({ world }) => {
    const child = { ticketNo: '7812100000010', name: '张晓𬭼', choice: 'together' };
    world.session.drafts.write(begunRefund, { ...undecided, accompanying: [child] }, '26120000000001');
  },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const t = await words(globals, 'refund-request');
    const refund = await words(globals, 'refund');
    const unknown = form('total', { certainty: refund('certainty.unknown') });
    await expect(await canvas.findByText(unknown)).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText(form('reason')), 'plansChanged');
    await expect(await canvas.findByRole('region', { name: form('amounts') })).toBeVisible();
    await expect(canvas.getByText(unknown)).toBeVisible();
    await expect(canvas.getByText(form('total.byHand'))).toBeVisible();
    await expect(canvas.getByText(form('loss.text', { count: 2 }))).toBeVisible();
    const agreement = canvas.getAllByRole('checkbox').at(-1);
    if (!agreement) throw new Error('No tick');
    await userEvent.click(agreement);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByRole('heading', { name: t('result.title') })).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toEqual([
      expect.objectContaining({ accompanying: [{ ticketNo: '7812100000010', choice: 'together' }] }),
    ]);
  },
});

/** Bought with points in part: they come first, before a reason is chosen too. */
export const PointsFirst = meta.story({
  beforeEach: refundTicketsTold('26120000000031', (tickets) => tickets.map(paidWithPoints)),
  play: async ({ canvas, globals }) => {
    const refund = await words(globals, 'refund');
    // The ticket, and the bar: 30 % of points and fare are kept.
    const sums = await canvas.findAllByText(new RegExp(refund('points')));
    await expect(sums.length).toBeGreaterThanOrEqual(2);
    await expect(canvas.getAllByText(/4\D?200/)).toHaveLength(2);
  },
});

/** Medical documents are not taken here. */
export const Medical = meta.story({
  parameters: { covers: ['refund.medical'] },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'illness');
    // Beside the reason, and in place of the sum.
    await expect(await canvas.findAllByText(form('medical'))).toHaveLength(2);
    await expect(canvas.queryByText(form('total.choose'))).toBeNull();
    await expect(sentTo(airline, quoteRefund.path)).toEqual([]);
  },
});

/** A reason that needs proof asks for it. */
export const ProofWanted = meta.story({
  parameters: { covers: ['refund.proofWanted'] },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'flightDelayed');
    await expect(await canvas.findByText(form('proof.limit', { count: 5 }))).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(form('proof.missing'))).toBeVisible();
  },
});

/** The contact phone is changed once, and one that does not match the ID information is told. */
export const PhoneMismatch = meta.story({
  parameters: { covers: ['refund.phoneMismatch'] },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('phone.change') }));
    await userEvent.type(canvas.getByLabelText(form('phone')), '13900000000');
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(refunds('phoneMismatch', { hotline: '95530' }))).toBeVisible();
  },
});

/** The answer was lost after the airline had acted: it is looked up, and not sent again. */
export const OutcomeUnknown = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: submitRefund.path, kind: 'network', after: true }),
  parameters: { covers: ['refund.submissionUnknown'] },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const outcome = await words(globals, 'outcome');
    const t = await words(globals, 'refund-request');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await expect(await canvas.findByRole('heading', { name: t('result.title') })).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toHaveLength(1);
    await expect(sentTo(airline, findRefund.path)).toHaveLength(1);
  },
});

/** The same member has asked elsewhere meanwhile: the newest quote alone can be confirmed, and the page asks anew. */
export const QuoteReplaced = meta.story({
  parameters: { covers: ['refund.quoteReplaced'] },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await decideRefund(canvas, globals);
    const wish = { ticketNos: ['7812100000031'], reason: 'plansChanged' };
    await answerTo(airline, quoteRefund, wish, { token: airline.signIn('600000000001') });
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(refunds('quoteReplaced'))).toBeVisible();
    await waitFor(() => expect(sentTo(airline, quoteRefund.path).length).toBeGreaterThan(1));
  },
});

/** The quote has ended while the page was open. */
export const QuoteEnded = meta.story({
  parameters: { covers: ['refund.quoteEnded'] },
  beforeEach: ({ msw }) => msw.use(refusing('RFD04')),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(refunds('quoteEnded'))).toBeVisible();
  },
});

/** The rules have a new edition since the page was loaded: it says to read them anew. */
export const RulesChanged = meta.story({
  parameters: { covers: ['refund.rulesChanged'] },
  beforeEach: ({ msw }) => msw.use(refusing('RFD27')),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(refunds('rulesChanged'))).toBeVisible();
  },
});

/** The flight has left between the quote and the button. */
export const DepartedMeanwhile = meta.story({
  parameters: { covers: ['refund.departed'] },
  beforeEach: ({ msw }) => msw.use(refusing('RFD19')),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refunds = await words(globals, 'refunds');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(refunds('departed', { hotline: '95530' }))).toBeVisible();
  },
});

/** The sum has not come: a tap still tells what is missing, and nothing can be handed in before it is there. */
export const SumOnItsWay = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: quoteRefund.path, kind: 'timeout', times: 1 }),
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'plansChanged');
    await waitFor(() => expect(sentTo(airline, quoteRefund.path)).toHaveLength(1));
    const submit = canvas.getByRole('button', { name: form('submit') });
    await expect(submit).toBeEnabled();
    await userEvent.click(submit);
    const agreement = canvas.getByRole('checkbox', { description: form('agree.required') });
    await expect(agreement).toHaveFocus();
    await userEvent.click(agreement);
    await expect(submit).toBeDisabled();
    await expect(sentTo(airline, submitRefund.path)).toEqual([]);
  },
});

/** Everything that comes back is told before the loss is agreed to: each part, where it goes, and that the actual calculation prevails. */
export const AmountsBeforeTheLoss = meta.story({
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refund = await words(globals, 'refund');
    const request = await words(globals, 'refund-request');
    await decideRefund(canvas, globals);
    const amounts = within(canvas.getByRole('region', { name: form('amounts') }));
    await expect(amounts.getByText(refund('amounts.fare'))).toBeVisible();
    await expect(amounts.getByText(refund('amounts.taxes'))).toBeVisible();
    await expect(amounts.getByText(form('amounts.to', { to: request('to.original') }))).toBeVisible();
    await expect(amounts.getByText(refund('prevails'))).toBeVisible();
  },
});

/** Another tab has handed it in meanwhile: the page says so, and leads to the request. */
export const HandedInElsewhere = meta.story({
  parameters: { covers: ['refund.inRequest'] },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refund = await words(globals, 'refund');
    await canvas.findByLabelText(form('reason'));
    const token = airline.signIn('600000000001');
    const wish = { ticketNos: ['7812100000031'], reason: 'plansChanged' };
    const { body } = await answerTo(airline, quoteRefund, wish, { token });
    const { quoteId } = (body as { data: { quoteId: string } }).data;
    const sent = { submissionId: 'submission-elsewhere', quoteId, attachments: [], accompanying: [] };
    await answerTo(
      airline,
      submitRefund,
      { ...wish, ...sent, agreed: true, consents: [consentTo('conditions-of-carriage', 'zh')] },
      { token },
    );
    await userEvent.selectOptions(canvas.getByLabelText(form('reason')), 'plansChanged');
    await expect(await canvas.findByRole('heading', { name: form('nothing') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: refund('way.request') })).toBeVisible();
  },
});

/** The airline has cancelled the flight itself: nothing is to be proven, and nothing is charged. */
export const CausedByTheAirline = meta.story({
  parameters: { address: '/generalRefund/apply?order=26120000000011' },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const irregular = await words(globals, 'return-ticket');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'flightCancelled');
    await expect(await canvas.findByText(irregular('free'))).toBeVisible();
    await expect(canvas.queryByText(form('proof'))).toBeNull();
    await expect(await canvas.findByRole('region', { name: form('amounts') })).toBeVisible();
    const agreement = canvas.getAllByRole('checkbox').at(-1);
    if (!agreement) throw new Error('No tick');
    await userEvent.click(agreement);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await waitFor(() => expect(sentTo(airline, submitRefund.path)).toHaveLength(1));
  },
});

/** A file that has failed is not left out in silence: it is sent again or taken away. */
export const FileNotSent = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: uploadProof.path, kind: 'http500', times: 1 }),
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const attachments = await words(globals, 'attachments');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'visaRefused');
    const input = await canvas.findByLabelText(attachments('add'));
    await userEvent.upload(input, new File(['%PDF-1.7'], 'visa.pdf', { type: 'application/pdf' }));
    await canvas.findByRole('button', { name: attachments('retry.name', { name: 'visa.pdf' }) });
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await expect(await canvas.findByText(form('proof.unsent', { count: 1 }))).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toEqual([]);
  },
});

/** One of the order's tickets cannot be read: that is said, as it may be a child's. */
export const OneTicketCannotBeRead = meta.story({
  beforeEach: async ({ msw }) => msw.use(await unreadableFirst('refundTickets')),
  play: ({ canvas, globals }) => saysWhatIsMissing(canvas, globals),
});

/** A quote that failed: it is asked for again. */
export const QuoteFailed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: quoteRefund.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refund = await words(globals, 'refund');
    await userEvent.selectOptions(await canvas.findByLabelText(form('reason')), 'plansChanged');
    await expect(await canvas.findByText(form('quote.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: form('quote.again') }));
    await expect(
      await canvas.findByText(form('total', { certainty: refund('certainty.estimated') })),
    ).toBeVisible();
  },
});

/** Looking it up fails too: it stays uncertain, and can be looked up again. */
export const LookUpFailed = meta.story({
  beforeEach: ({ airline }) => {
    airline.fault({ path: submitRefund.path, kind: 'network', times: 1, after: true });
    // A read is asked for three times before it has failed.
    airline.fault({ path: findRefund.path, kind: 'network', times: 3 });
  },
  play: async ({ airline, canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const outcome = await words(globals, 'outcome');
    const t = await words(globals, 'refund-request');
    await decideRefund(canvas, globals);
    await userEvent.click(canvas.getByRole('button', { name: form('submit') }));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check') }));
    await waitFor(() => expect(sentTo(airline, findRefund.path)).toHaveLength(3));
    await userEvent.click(await canvas.findByRole('button', { name: outcome('check'), busy: false }));
    await expect(await canvas.findByRole('heading', { name: t('result.title') })).toBeVisible();
    await expect(sentTo(airline, submitRefund.path)).toHaveLength(1);
  },
});

/** A ticket that is given back already cannot be chosen again. */
export const NoTickets = meta.story({
  parameters: { address: '/generalRefund/apply?order=26120000000002' },
  play: async ({ canvas, globals }) => {
    const form = await words(globals, 'refund-form');
    const refund = await words(globals, 'refund');
    await expect(await canvas.findByText(form('nothing'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: refund('way.request') })).toBeVisible();
  },
});

/** No order is named: its tickets are chosen first, and nothing is asked for. */
export const NoOrder = meta.story({
  parameters: { address: '/generalRefund/apply' },
  play: async ({ canvas, globals, airline }) => {
    const form = await words(globals, 'refund-form');
    await expect(await canvas.findByText(form('unchosen'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: form('toList') })).toHaveAttribute(
      'href',
      '/mapp/generalRefund/list',
    );
    await expect(sentTo(airline, refundTickets.path)).toEqual([]);
  },
});

export const Failed = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'http500', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-form');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Refused = meta.story({
  beforeEach: ({ airline }) => airline.fault({ path: refundTickets.path, kind: 'refused', times: 1 }),
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'refund-form');
    await expect(await canvas.findByText(t('failed'))).toBeVisible();
  },
});

export const Slow = meta.story({
  parameters: { latency: 600_000 },
  play: async ({ canvas, globals }) => {
    const t = await words(globals, 'shell');
    await expect(await canvas.findByText(t('loading'))).toBeInTheDocument();
  },
});
