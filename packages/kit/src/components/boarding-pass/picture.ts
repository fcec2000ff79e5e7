import type { Translate } from '../../messages/provider.tsx';
import { flightAt, type PassFlight } from '../../rules/boarding-pass/boarding-pass.ts';
import { localTime } from '../../rules/time/time.ts';
import { shownTicket } from '../../rules/tickets.ts';
import type { Drawing } from './drawing.ts';
import { noSeat } from './PassFigures.tsx';
import { drawSymbol } from './symbols.ts';
import type { HeldPass, ShownPass, Symbology } from './types.ts';

/** Words and formats of a picture. */
export interface PictureWords {
  readonly t: Translate<'boarding-pass'>;
  /** A day as it is written: `6月1日 周一`. */
  readonly date: (day: string) => string;
  /** The time of a moment, milliseconds since 1970. */
  readonly time: (at: number) => string;
}

/** Measures in units of the picture, of which each is `scale` pixels. */
const scale = 3;
const width = 390;
const margin = 24;
const inner = width - 2 * margin;
/** Room of the code: a wide one takes the line. */
const codeRoom: Record<Symbology, number> = { qr: 208, aztec: 208, pdf417: inner };

type Side = 'left' | 'center' | 'right';
const sideAt: Record<Side, number> = { left: margin, center: width / 2, right: width - margin };

/** A pen that goes down the page; what does not fit is written smaller. */
class Pen {
  y = margin;
  readonly drawing: CanvasRenderingContext2D;
  readonly font: string;

  constructor(drawing: CanvasRenderingContext2D, font: string) {
    this.drawing = drawing;
    this.font = font;
  }

  /** Writes on the line at `y` and stays there. */
  write(
    text: string,
    {
      size,
      bold = false,
      side = 'left',
      room = inner,
    }: { size: number; bold?: boolean; side?: Side; room?: number },
  ): void {
    const { drawing } = this;
    drawing.font = `${bold ? 600 : 400} ${size}px ${this.font}`;
    drawing.textAlign = side;
    drawing.fillText(text, sideAt[side], this.y, room);
  }

  down(by: number): void {
    this.y += by;
  }

  line(dashes: readonly number[] = []): void {
    const { drawing } = this;
    drawing.setLineDash([...dashes]);
    drawing.beginPath();
    drawing.moveTo(margin, this.y);
    drawing.lineTo(width - margin, this.y);
    drawing.stroke();
  }
}

/** Three columns of label and value. */
function facts(
  pen: Pen,
  columns: readonly (readonly [label: string, value: string | undefined])[],
  size: number,
): void {
  const sides: readonly Side[] = ['left', 'center', 'right'];
  const room = inner / 3 - 8;
  pen.down(20);
  columns.forEach(([label], index) => pen.write(label, { size: 13, side: sides[index] ?? 'left', room }));
  pen.down(size + 4);
  columns.forEach(([, value], index) =>
    pen.write(value ?? '—', { size, bold: true, side: sides[index] ?? 'left', room }),
  );
}

function route(pen: Pen, { from, to }: PassFlight): void {
  const room = inner / 2 - 12;
  const pair = (left: string, right: string, size: number, bold: boolean) => {
    pen.write(left, { size, bold, room });
    pen.write(right, { size, bold, side: 'right', room });
  };
  pen.down(40);
  pair(from.airport, to.airport, 32, true);
  pen.down(22);
  pair(
    [from.name, from.terminal].filter(Boolean).join(' '),
    [to.name, to.terminal].filter(Boolean).join(' '),
    13,
    false,
  );
  pen.down(26);
  pair(localTime(from.time).time, localTime(to.time).time, 20, true);
}

/** The code in modules of whole pixels. */
function code(pen: Pen, { columns, rows, path }: Drawing, room: number): void {
  const { drawing } = pen;
  const unit = Math.max(1, Math.floor((room * scale) / columns)) / scale;
  drawing.save();
  drawing.translate(Math.round(((width - columns * unit) / 2) * scale) / scale, pen.y);
  drawing.scale(unit, unit);
  drawing.clip(new Path2D(path), 'evenodd');
  drawing.fillRect(0, 0, columns, rows);
  drawing.restore();
  pen.down(rows * unit);
}

interface Content {
  readonly pass: HeldPass;
  readonly flight: PassFlight;
  readonly symbol: Drawing | undefined;
  readonly symbology: Symbology;
  readonly now: number;
}

function draw(
  pen: Pen,
  { pass, flight, symbol, symbology, now }: Content,
  { t, date, time }: PictureWords,
): void {
  pen.down(16);
  pen.write(flight.flightNo, { size: 20, bold: true, room: inner / 2 });
  pen.write(date(localTime(flight.from.time).day), { size: 15, side: 'right', room: inner / 2 });
  route(pen, flight);
  pen.down(20);
  pen.line();
  facts(
    pen,
    [
      [t('gate'), flight.gate],
      [t('boards'), flight.boards && localTime(flight.boards).time],
      [t('seat'), pass.passenger === 'infant' ? noSeat : flight.seat],
    ],
    40,
  );
  if (flight.gateCloses) {
    pen.down(28);
    pen.write(t('event.closes', { time: localTime(flight.gateCloses).time }), { size: 15 });
  }
  pen.down(24);
  pen.line([4, 4]);
  pen.down(24);
  if (symbol) code(pen, symbol, codeRoom[symbology]);
  pen.down(12);
  facts(
    pen,
    [
      [t('sequence'), flight.sequence?.padStart(3, '0')],
      [t('group'), flight.group],
      [t('cabin'), t('cabin.value', { cabin: flight.cabin, fare: flight.fare })],
    ],
    17,
  );
  pen.down(20);
  pen.line();
  pen.down(28);
  pen.write(pass.name, { size: 17, bold: true });
  pen.down(22);
  const kind = pass.passenger === 'adult' ? undefined : t(pass.passenger);
  pen.write(
    [pass.ownName, kind, t('ticket', { number: shownTicket(pass.ticketNo) })].filter(Boolean).join(' · '),
    {
      size: 13,
    },
  );
  for (const onward of pass.flights.slice(pass.flights.indexOf(flight) + 1)) {
    pen.down(24);
    pen.write(
      [
        onward.flightNo,
        `${onward.from.airport}–${onward.to.airport}`,
        date(localTime(onward.from.time).day),
        localTime(onward.from.time).time,
        onward.seat,
      ]
        .filter(Boolean)
        .join(' · '),
      { size: 13 },
    );
  }
  pen.down(24);
  pen.write(t('updated.picture', { time: time(now) }), { size: 12 });
  pen.down(margin);
}

/** Higher than any pass with all its flights; what is not used is cut off. */
const heightOf = (pass: HeldPass): number => 900 + 24 * pass.flights.length;

/**
 * A pass as a picture: black on white whatever the theme, its code in modules of whole pixels. Needs no network and no styles.
 * @param now milliseconds since 1970
 * @returns PNG as a data URL
 */
export async function pictureOf(
  { pass, element }: ShownPass,
  symbology: Symbology,
  now: number,
  words: PictureWords,
): Promise<string> {
  const symbol = pass.barcode === undefined ? undefined : await drawSymbol(symbology, pass.barcode);
  const { ownerDocument } = element;
  const font = getComputedStyle(element).fontFamily;
  const onto = (height: number) => {
    const canvas = ownerDocument.createElement('canvas');
    canvas.width = width * scale;
    canvas.height = Math.ceil(height * scale);
    const drawing = canvas.getContext('2d');
    if (!drawing) throw new Error('A browser without a canvas');
    drawing.fillStyle = 'white';
    drawing.fillRect(0, 0, canvas.width, canvas.height);
    return { canvas, drawing };
  };
  const { canvas, drawing } = onto(heightOf(pass));
  drawing.fillStyle = 'black';
  drawing.scale(scale, scale);
  const pen = new Pen(drawing, font);
  draw(pen, { pass, flight: flightAt(pass, now), symbol, symbology, now }, words);
  const cut = onto(pen.y);
  cut.drawing.drawImage(canvas, 0, 0);
  return cut.canvas.toDataURL('image/png');
}
