import type { Opening, Place, Problem, Typed, Way } from './form.ts';
import { html, type Markup } from './html.ts';
import { closeIcon, eyeIcon, eyeOffIcon, infoIcon, phoneIcon, warningIcon } from './icons.ts';
import { placeOf, texts } from './texts.ts';

/** All that the page shows. */
export interface PageState {
  readonly opening: Opening;
  readonly typed: Typed;
  /** The path that the traveller will return to. */
  readonly returnTo: string;
  readonly problems: readonly Problem[];
  /** A code is on its way. */
  readonly sent: boolean;
}

const languageTags = { zh: 'zh-CN', en: 'en', ja: 'ja', ko: 'ko', ru: 'ru' } as const;

/** Seconds until a code can be asked for again. Source: decisions.md, 16. */
const resendSeconds = 60;

const wordOf = ({ opening, problems }: PageState, place: Place): string | undefined => {
  const problem = problems.find((one) => one.place === place);
  return problem && texts[opening.language][problem.text];
};

interface FieldParts {
  readonly place: Exclude<Place, 'form'>;
  readonly label: string;
  /** At the label's end. */
  readonly aside?: Markup;
  readonly hint?: string;
  /** The hint is news. */
  readonly news?: boolean;
  /** The input's own attributes. */
  readonly input: Markup;
  readonly before?: Markup;
  readonly after?: Markup;
}

/** Label, control, and below it the hint or what is wrong. */
function field(
  state: PageState,
  { place, label, aside, hint, news = false, input, before, after }: FieldParts,
): Markup {
  const wrong = wordOf(state, place);
  const described = [wrong && `${place}-error`, hint && `${place}-hint`].filter(Boolean).join(' ');
  return html`<div class="field">
    <div class="label"><label for="${place}">${label}</label>${aside}</div>
    <div class="control${wrong ? ' wrong' : ''}">
      ${before}<input
        id="${place}"
        name="${place}"
        required
        ${input}${wrong ? html` aria-invalid="true"` : ''}${described ? html` aria-describedby="${described}"` : ''}
      />${after}
    </div>
    ${wrong && html`<p class="error" id="${place}-error">${warningIcon}<span>${wrong}</span></p>`}
    ${hint && html`<p class="hint${news && ' sent'}" id="${place}-hint" ${news && html` role="status"`}>${hint}</p>`}
  </div>`;
}

/** The way to become a member, who goes on to the same place. */
const registering = ({ opening: { language }, returnTo }: PageState): Markup =>
  html`<a href="/mapp/register?${new URLSearchParams({ redirect: returnTo, lang: language }).toString()}"
    >${texts[language].register}</a
  >`;

/** The way to a new password; it leads back here. */
const forgotten = ({ opening, returnTo }: PageState): Markup =>
  html`<a
    href="/mapp/findPassword?${new URLSearchParams({ returnUrl: returnTo, lang: opening.language }).toString()}"
    >${texts[opening.language].forgotten}</a
  >`;

function passwordFields(state: PageState): Markup {
  const t = texts[state.opening.language];
  const eye = html`<button
    class="eye"
    type="button"
    hidden
    data-show="${t.show}"
    data-hide="${t.hide}"
    aria-label="${t.show}"
    aria-pressed="false"
    aria-controls="password"
  >
    ${eyeIcon}${eyeOffIcon}
  </button>`;
  return html` ${field(state, { place: 'cardNo', label: t.cardNo, hint: t.cardNoHint, input: html`inputmode="numeric" autocomplete="username" enterkeyhint="next" value="${state.typed.cardNo}"` })}
  ${field(state, { place: 'password', label: t.passwordField, aside: forgotten(state), input: html`type="password" autocomplete="current-password" enterkeyhint="go"`, after: eye })}`;
}

function smsFields(state: PageState): Markup {
  const t = texts[state.opening.language];
  const begins = state.sent && html` data-seconds="${resendSeconds}"`;
  const send = html`<button
    class="send"
    name="action"
    value="send"
    data-wait="${t.wait}"
    data-again="${t.resend}"
    ${begins}
  >
    ${state.sent ? t.resend : t.send}
  </button>`;
  return html` ${field(state, { place: 'phone', label: t.phone, before: html`<span class="prefix">+86</span>`, input: html`type="tel" autocomplete="tel-national" value="${state.typed.phone}"` })}
  ${field(state, { place: 'code', label: t.code, hint: state.sent ? t.sent : t.codeHint, news: state.sent, after: send, input: html`inputmode="numeric" autocomplete="one-time-code" enterkeyhint="go"${state.sent && html` autofocus`} value="${state.typed.code}"` })}`;
}

/** Summary of problems, each with a way to its field; it takes the focus. */
function summary(state: PageState): Markup | false {
  const t = texts[state.opening.language];
  const target = (place: Place): string =>
    place === 'form' ? (state.opening.way === 'sms' ? 'phone' : 'cardNo') : place;
  return (
    state.problems.length > 0 &&
    html`<div
      class="summary"
      id="summary"
      role="alert"
      tabindex="-1"
      autofocus
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title">${t.problems}</h2>
      <ul>
        ${state.problems.map(({ place, text }) => html`<li><a href="#${target(place)}">${t[text]}</a></li>`)}
      </ul>
    </div>`
  );
}

/** The address of the page itself, with nothing of what was typed. */
function addressOf({ redirect, alias, language, hideSms }: Opening, way: Way): string {
  const query = new URLSearchParams({
    tab: way,
    redirect,
    alias,
    lang: language,
    ...(hideSms && { hideMobileLogin: '1' }),
  });
  return `/sso/login?${query.toString()}`;
}

function tabs(opening: Opening): Markup | false {
  const t = texts[opening.language];
  const tab = (way: Way): Markup =>
    html`<a href="${addressOf(opening, way)}" ${opening.way === way && html` aria-current="page"`}
      >${t[way]}</a
    >`;
  return (
    !opening.hideSms && html`<nav class="tabs" aria-label="${t.ways}">${[tab('password'), tab('sms')]}</nav>`
  );
}

const hidden = (name: string, value: string): Markup =>
  html`<input type="hidden" name="${name}" value="${value}" />`;

/** The sign-in page as a whole document. */
export function signInPage(state: PageState): string {
  const { opening, typed } = state;
  const { language, way, hideSms } = opening;
  const t = texts[language];
  const place = placeOf(state.returnTo, language);
  const page = html`<!doctype html>
    <html lang="${languageTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>${state.problems.length > 0 && `${t.problems} · `}${t.title} · ${t.brand}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/sso/login.css" />
        <script src="/sso/login.js" defer></script>
      </head>
      <body>
        <header class="bar">
          <a class="close" href="/mapp/Home" aria-label="${t.close}">${closeIcon}</a>
          <p>${t.bar}</p>
        </header>
        <main>
          <section class="head${hideSms ? ' single' : ''}">
            <div class="title">
              <h1>${t.title}</h1>
              <span class="tag">${t.sandbox}</span>
            </div>
            ${place && html`<p class="return">${t.returnTo} <b>${place}</b></p>`} ${tabs(opening)}
          </section>
          <form method="post" action="/sso/login" novalidate>
            ${summary(state)}
            ${[hidden('tab', way), hidden('redirect', opening.redirect), hidden('alias', opening.alias), hidden('lang', language), ...(hideSms ? [hidden('hideMobileLogin', '1')] : [])]}
            <button name="action" value="signIn" hidden>${t.signIn}</button>
            ${way === 'password' ? passwordFields(state) : smsFields(state)}
            <label class="check"
              ><input type="checkbox" name="remember" value="1" ${typed.remember && html` checked`} /><span
                >${t.remember}</span
              ></label
            >
            <button class="go" name="action" value="signIn">${t.signIn}</button>
            <p class="join">${t.newcomer} ${registering(state)}</p>
          </form>
          <footer>
            <p class="note">${infoIcon}<span>${t.note}</span></p>
            <p class="hotline">
              <a href="tel:95530" aria-label="${t.hotline}">${phoneIcon}<span>95530</span></a>
            </p>
          </footer>
        </main>
      </body>
    </html>`;
  return page.text;
}
