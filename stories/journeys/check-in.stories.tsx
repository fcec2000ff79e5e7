import { BoardingPassScreen } from '@mapp/kit/screens/check-in/boarding-pass';
import { CheckInScreen } from '@mapp/kit/screens/check-in/check-in';
import { CheckInResultScreen } from '@mapp/kit/screens/check-in/check-in-result';
import { ChooseCheckInSeatScreen } from '@mapp/kit/screens/check-in/choose-check-in-seat';
import { decodePass } from '@mapp/kit/rules';
import { boardingPassDriver, seatMapDriver } from '@mapp/kit/testing';
import { segments } from '@mapp/sandbox/check-in';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { confirm, seat } from '../fixtures/choosing.ts';
import { readSymbol } from '../fixtures/read-symbol.ts';
import { linkTo } from '../links.ts';
import { sentTo } from '../sent-to.ts';
import { tall } from '../tall.ts';
import { there } from '../there.ts';
import { words } from '../words.ts';
import { Walk } from './Walk.tsx';

const screens = {
  checkIn: CheckInScreen,
  chooseCheckInSeat: ChooseCheckInSeatScreen,
  checkInResult: CheckInResultScreen,
  boardingPass: BoardingPassScreen,
};
const checkIn = '/api/check-in/check-in';

const meta = preview.meta({
  component: Walk,
  tags: ['!autodocs'],
  parameters: tall.parameters,
  globals: tall.globals,
  args: { screens, start: '/boarde', onLeft: fn() },
});

/** The flight that closes first, its seat, and the pass; a scanner reads the seat that was chosen. */
export const BoardingPass = meta.story({
  play: async ({ airline, canvasElement, globals, userEvent }) => {
    const t = await words(globals, 'seat-choice');
    await userEvent.click(
      await linkTo(canvasElement, `/mapp/boarde/choose_seat?segment=${segments.closing}`),
    );
    await seat('33C');
    await seatMapDriver(canvasElement, { user: userEvent }).choose('33C');
    await confirm(t('checkIn.submit'));
    await userEvent.click(
      await linkTo(canvasElement, `/mapp/boarde/boardingCard?segment=${segments.closing}`),
    );
    const [symbol] = await boardingPassDriver(canvasElement, { user: userEvent }).barcodes();
    const [read] = await readSymbol(there(symbol));
    await expect(decodePass(there(read).text)).toMatchObject({
      ok: true,
      value: { legs: [{ seat: '33C' }] },
    });
    await expect(sentTo(airline, checkIn)).toHaveLength(1);
  },
});
