import { ClaimSegmentCard, PartnerClaimForm } from '@mapp/kit/components/retro-claim';
import { messagesFor, type Locale } from '@mapp/kit/messages';
import { Button } from '@mapp/kit/primitives/button';
import { claimSegments, claimWindow } from '@mapp/kit/rules';
import { expect, fn, within } from 'storybook/test';
import preview from '#storybook/preview';
import { formId, saysInPlace } from '../refused-entries.ts';
import { padded } from '../primitives/padded.tsx';
import { there } from '../there.ts';

/** A flight of 2 May with a code. */
const segmentOf = (retrocod: string, more: Record<string, string> = {}) =>
  there(
    claimSegments({
      orgarpcod: 'SHA',
      dstarpcod: 'PEK',
      tiknum: '7812400000001',
      retrocod,
      actdat: '2026-05-02',
      cbncls: 'K',
      oprcarcod: 'MU',
      oprfltnum: '5116',
      seanum: '31C',
      ...more,
    })[0],
    'a flight',
  );
const onClaim = fn();
const terms = { ownFromDay: 7, partnerFromDay: 14, months: 6 };

const meta = preview.meta({
  component: ClaimSegmentCard,
  decorators: [padded],
  args: {
    segment: segmentOf('00000'),
    names: { from: '上海虹桥', to: '北京首都' },
    heading: 'h2' as const,
    window: claimWindow('2026-05-02', 'own', terms, '2026-06-01'),
    hotline: '95530',
  },
});

export const Basic = meta.story({
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(canvas.getByText(t('tag.00000'))).toBeVisible();
    await expect(canvas.getByText(t('seat', { seat: '31C' }))).toBeVisible();
  },
});

/** Letters that are in both names are under each other; two differ at the end, one in the middle. */
export const NamesFarApart = meta.story({
  args: { segment: segmentOf('RTC01', { paxnam: 'OUYANG/JINYIWEI', mbrnam: 'OUYANG/JINGYI' }) },
  play: async ({ canvas, canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(canvasElement).toHaveTextContent(t('name.letters', { count: 4 }));
    await expect(canvas.getAllByRole('mark').map(({ textContent }) => textContent)).toEqual(['WEI', 'G']);
  },
});

/** Without names nothing is set against each other; the code is told all the same. */
export const NamesUnknown = meta.story({
  args: { segment: segmentOf('RTC01') },
  play: async ({ canvas, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(canvas.getByText(t('RTC01', { hotline: '95530' }))).toBeVisible();
    await expect(canvas.queryByRole('term')).toBeNull();
  },
});

/** A code that nobody has documented needs help. */
export const UnknownCode = meta.story({
  args: { segment: segmentOf('RTC42') },
  play: async ({ canvasElement, globals }) => {
    const t = await messagesFor(globals['locale'] as Locale, 'retro');
    await expect(within(canvasElement).getByText(t('reason', { code: 'RTC42' }))).toBeVisible();
    await expect(within(canvasElement).getByText(t('tag.unknown'))).toBeVisible();
  },
});

const taken = {
  flightNo: 'AF117',
  flightDate: '2026-05-02',
  departure: 'PVG',
  destination: 'CDG',
  ticketNo: '0571234567890',
  cabin: 'Y',
};
const refused = [
  {
    typed: { ...taken, flightNo: 'LH729', flightDate: '2025-10-01' },
    says: {
      flightNo: ['flight.partner', { partners: 'AF, KL' }],
      flightDate: ['claim.late', { months: 6 }],
    },
  },
] as const;

/** A flight of an airline that is no partner, longer ago than can be claimed. */
export const RefusedPartnerFlight = meta.story({
  render: () => (
    <PartnerClaimForm
      id={formId(0)}
      defaultValue={refused[0].typed}
      context={{ today: '2026-06-01', terms, partners: ['AF', 'KL'], own: 'MU' }}
      days={{ from: '2025-12-01', to: '2026-05-18' }}
      onSubmit={onClaim}
    >
      <Button type="submit">OK</Button>
    </PartnerClaimForm>
  ),
  play: ({ canvasElement, globals }) => saysInPlace(canvasElement, globals, refused),
});
