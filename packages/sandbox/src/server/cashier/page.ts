import { paymentOutcomes, type Payment, type PaymentOutcome } from '../../engine.ts';
import type { Language } from '../../language.ts';
import { html, type Markup } from '../sso/html.ts';
import { closeIcon, infoIcon, warningIcon } from '../sso/icons.ts';
import { texts, type Texts } from './texts.ts';

/** All that the cashier shows. */
export interface CashierState {
  readonly language: Language;
  /** Undefined for a payment that nobody has prepared. */
  readonly payment: Payment | undefined;
  /** Whether the form that was sent did not come from this page. */
  readonly forbidden: boolean;
}

const tags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', ru: 'ru' } as const;
const home = '/mapp/Home';

/** Written as the site writes it: no cents where there are none, and the currency smaller than the figure. */
function sum({ amount, currency }: Payment['cash'][number], language: Language): Markup {
  const parts = new Intl.NumberFormat(tags[language], {
    style: 'currency',
    currency,
    currencyDisplay: language === 'ja' ? 'symbol' : 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  }).formatToParts(amount / 100);
  return html`${parts.map(({ type, value }) =>
    type === 'currency' ? html`<span class="currency">${value}</span>` : html`${value}`,
  )}`;
}

const amounts = ({ cash }: Payment, language: Language): Markup =>
  html`${cash.map((each, at) => html`${at > 0 && ' + '}${sum(each, language)}`)}`;

/** By the airline's calendar. */
const untilText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    timeZone: 'Asia/Shanghai',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);

function facts(payment: Payment, language: Language): Markup {
  const t = texts[language];
  const { title, detail } = payment.about(language);
  return html`<p class="amount">${amounts(payment, language)}</p>
    <dl class="facts">
      <dt>${t.order}</dt>
      <dd>${payment.orderNo}</dd>
      <dt>${t.what}</dt>
      <dd>${title}${detail !== undefined && html`<br />${detail}`}</dd>
      <dt>${t.method}</dt>
      <dd>${payment.method ? t.methods[payment.method] : t.cash}</dd>
      ${
        payment.state === 'begun' &&
        payment.payUntil !== undefined &&
        html`<dt>${t.payUntil}</dt>
          <dd>${untilText(payment.payUntil, language)}</dd>`
      }
    </dl>`;
}

const way = (outcome: PaymentOutcome, t: Texts): Markup =>
  html`<button class="${outcome === 'pay' ? 'go' : 'way'}" name="outcome" value="${outcome}">
    ${t[outcome]}
  </button>`;

/** The outcomes to choose from, or the way back where nothing can be chosen. */
function choice({ payment, language, forbidden }: CashierState): Markup {
  const t = texts[language];
  if (!payment || payment.state !== 'begun')
    return html`<div class="actions">
      <a class="go" href="${payment?.returnTo ?? home}">${payment ? t.back : t.home}</a>
    </div>`;
  return html`<form method="post" action="/sandbox/cashier/${encodeURIComponent(payment.orderNo)}">
    <input type="hidden" name="lang" value="${language}" />
    <input type="hidden" name="attempt" value="${String(payment.attempt)}" />
    ${forbidden && html`<p class="error" role="alert">${warningIcon}<span>${t.forbidden}</span></p>`}
    <fieldset class="ways">
      <legend>${t.ways}</legend>
      ${paymentOutcomes.filter((outcome) => outcome !== 'ticketing' || payment.kind === 'ticket').map((outcome) => way(outcome, t))}
    </fieldset>
  </form>`;
}

/** Words in place of the outcomes. */
function saidOf({ payment, language }: CashierState): string | undefined {
  const t = texts[language];
  if (!payment) return t.unknownText;
  return t.states[payment.state];
}

/** The cashier as a whole document. */
export function cashierPage(state: CashierState): string {
  const { payment, language } = state;
  const t = texts[language];
  const title = payment ? t.title : t.unknown;
  const said = saidOf(state);
  const page = html`<!doctype html>
    <html lang="${tags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${t.brand}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sandbox/cashier/cashier.css" />
      </head>
      <body>
        <header class="bar">
          <a class="close" href="${payment?.returnTo ?? home}" aria-label="${payment ? t.close : t.home}"
            >${closeIcon}</a
          >
          <p>${t.brand}</p>
        </header>
        <main>
          <section class="head single">
            <div class="title">
              <h1>${title}</h1>
              <span class="tag">${t.sandbox}</span>
            </div>
            ${payment && facts(payment, language)} ${said !== undefined && html`<p class="said">${said}</p>`}
          </section>
          ${choice(state)}
          <footer>
            <p class="note">${infoIcon}<span>${t.note}</span></p>
          </footer>
        </main>
      </body>
    </html>`;
  return page.text;
}
