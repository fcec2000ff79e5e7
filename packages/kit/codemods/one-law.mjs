import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

// Renames the props of `one-law`, 0.1 to 1.0:  node node_modules/@mapp/kit/codemods/one-law.mjs <folder>

const form = { initial: 'defaultValue', onDraft: 'onChange' };
const choice = { chosen: 'value', onChoose: 'onChange' };
const forms =
  'ActivationForm AddressForm BeneficiaryForm CalculatorForm CodeLoginForm ConfirmNameForm ContactForm DocumentChangeForm DocumentForm FindMemberForm IdentityForm LoginPasswordForm NewContactForm PartnerClaimForm PassengerDocumentForm PasswordLoginForm PointsPasswordForm RegistrationForm RuledForm SeatContactForm TicketForm TravelForm YouthApplicationForm';
const choices = 'ContactChoice IndexList PayWays PaymentMethods PointsAmounts SuperPlans';

/**
 * By component: its props, and after a dot the keys of objects that a prop is given.
 * @type {Readonly<Record<string, Readonly<Record<string, string>>>>}
 */
export const renamed = {
  ...Object.fromEntries(forms.split(' ').map((name) => [name, form])),
  ...Object.fromEntries(choices.split(' ').map((name) => [name, choice])),
  AppBar: { 'back.onPress': 'onClick' },
  AppBarAction: { onPress: 'onClick' },
  BarChart: { selected: 'value', onSelect: 'onChange' },
  BoardingPass: { 'actions.onCalendar': 'onAddToCalendar', 'actions.onSymbology': 'onSymbologyChange' },
  ChosenSummary: { chosen: 'value' },
  ClaimTicketForm: { ...form, ref: 'fieldRef' },
  CompanionForm: { ...form, onFound: 'onSelectCompanion' },
  CompanionList: { 'choice.chosen': 'value' },
  ContactCard: { onChangeMobile: 'onEditMobile' },
  DayCalendar: { chosen: 'value', onChoose: 'onSelect', onNear: 'onLoadMonth' },
  FailedState: { 'retry.onPress': 'onClick' },
  FormCountry: { onChosen: 'onChange' },
  FormPhone: { onPlans: 'onPlansChange' },
  ListRow: { onPress: 'onClick' },
  NoticeList: { onOpen: 'onSelect' },
  Pane: { 'back.onPress': 'onClick' },
  PartyList: { chosen: 'value' },
  PassengerForm: { ...form, onDocument: 'onEditDocument' },
  PlaceField: { 'help.onAsk': 'onLocate' },
  PlaceList: { 'help.onAsk': 'onLocate' },
  PointsBill: { onMonth: 'onMonthChange' },
  ResendCode: { onSend: 'onResend' },
  SeatMap: { seating: 'value', onSeating: 'onChange', onTried: 'onTry', view: 'defaultView' },
  SeatStrip: { shown: 'current' },
  SegmentChips: { shown: 'value', onShow: 'onChange' },
  ServiceGrid: { foot: 'footer' },
  SiteSearch: { 'entries.onPress': 'onClick' },
  SplitView: { nothing: 'empty' },
  TabBar: { active: 'current' },
  TopNav: { active: 'current' },
};

const imports =
  /import\s+(?:type\s+)?\{([^}]*)\}\s*from\s*(['"])@mapp\/kit\/(?:components|primitives)\/[^'"]+\2/g;

/** Components of ours that a file imports, by the name they have in it. */
function importedIn(text) {
  const found = new Map();
  for (const [, names = ''] of text.matchAll(imports))
    for (const each of names.split(',')) {
      const [name = '', local = name] = each.trim().split(/\s+as\s+/);
      if (Object.hasOwn(renamed, name)) found.set(local, renamed[name]);
    }
  return found;
}

/** The end of a string, a template, a comment, or of what a bracket opens. */
function endOf(text, start) {
  const open = text[start];
  if (open === '"' || open === "'" || open === '`') {
    for (let at = start + 1; at < text.length; at += 1) {
      if (text[at] === '\\') at += 1;
      else if (text[at] === open) return at + 1;
      else if (open === '`' && text.startsWith('${', at)) at = endOf(text, at + 1) - 1;
    }
    return text.length;
  }
  if (text.startsWith('//', start)) return (text.indexOf('\n', start) + 1 || text.length + 1) - 1;
  if (text.startsWith('/*', start)) return text.indexOf('*/', start) + 2 || text.length + 2;
  const close = { '{': '}', '(': ')', '[': ']' }[open];
  if (close === undefined) return start + 1;
  let at = start + 1;
  while (at < text.length && text[at] !== close) at = endOf(text, at);
  return at + 1;
}

/** Ends of the names of type parameters, where a tag has some: `<RadioList<Tier> …`. */
function afterTypes(text, start) {
  if (text[start] !== '<') return start;
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    if (text[at] === '<') depth += 1;
    if (text[at] === '>' && text[at - 1] !== '=') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** The attributes of a tag from `start` on, as places in the text. */
function attributesFrom(text, start) {
  const found = [];
  let at = afterTypes(text, start);
  while (at < text.length && text[at] !== '>') {
    const name = /^[A-Za-z_$][\w$-]*/.exec(text.slice(at, at + 100))?.[0];
    if (name !== undefined) {
      found.push({ name, start: at, end: at + name.length });
      at += name.length;
    } else at = endOf(text, at);
  }
  return found;
}

/** Keys of the objects in what an attribute is given, `{ key }` as short; not those in calls and functions. */
function keysFrom(text, start) {
  const given = /^\s*=\s*(?=\{)/.exec(text.slice(start, start + 100));
  if (!given) return [];
  const found = [];
  const open = start + given[0].length;
  const last = endOf(text, open) - 1;
  const inside = (from, to, object) => {
    let before = '';
    for (let at = from; at < to;) {
      const name = /^[A-Za-z_$][\w$]*/.exec(text.slice(at, at + 100))?.[0];
      const end = name === undefined ? endOf(text, at) : at + name.length;
      const foreign = text[at] === '(' ? /[\w$)\]]/.test(before) : text[at] === '{' && before === '>';
      if ('{(['.includes(text[at]) && !foreign) inside(at + 1, end - 1, text[at] === '{');
      const next = text.slice(end, to).trimStart().charAt(0);
      if (name !== undefined && object && (before === '' || before === ',') && [':', ',', ''].includes(next))
        found.push({ name, start: at, end, short: next !== ':' });
      const comment = text.startsWith('//', at) || text.startsWith('/*', at);
      if (!comment && text.slice(at, end).trim() !== '') before = text[end - 1];
      at = end;
    }
  };
  inside(open + 1, last, false);
  return found;
}

/**
 * Renames attributes of our components in a file's text, and keys of objects that are written in them. Props that are
 * spread, and objects that are made elsewhere, are not followed: the compiler names those.
 * @param {string} text
 * @returns {string}
 */
function renamedIn(text) {
  const edits = [];
  for (const [local, names] of importedIn(text)) {
    const tag = new RegExp(`<${local.replaceAll('$', '\\$')}(?=[\\s<>/])`, 'g');
    for (const { index } of text.matchAll(tag))
      for (const { name, start, end } of attributesFrom(text, index + 1 + local.length)) {
        if (Object.hasOwn(names, name)) edits.push({ start, end, name: names[name] });
        if (!Object.keys(names).some((each) => each.startsWith(`${name}.`))) continue;
        for (const key of keysFrom(text, end)) {
          const now = Object.hasOwn(names, `${name}.${key.name}`) && names[`${name}.${key.name}`];
          if (now) edits.push({ ...key, name: key.short ? `${now}: ${key.name}` : now });
        }
      }
  }
  let result = text;
  for (const { start, end, name } of edits.toSorted((one, other) => other.start - one.start))
    result = result.slice(0, start) + name + result.slice(end);
  return result;
}

/** Renames in every file of a folder. @returns the files that changed */
function rename(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[jt]sx$/.test(file) && !/(^|[\\/])node_modules[\\/]/.test(file))
    .map((file) => join(folder, file))
    .filter((file) => {
      const before = readFileSync(file, 'utf8');
      const after = renamedIn(before);
      if (after !== before) writeFileSync(file, after);
      return after !== before;
    });
}

const script = process.argv.at(1);
if (script !== undefined && resolve(script) === fileURLToPath(import.meta.url)) {
  const folder = process.argv.at(2);
  if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    const what = folder === undefined ? 'Name the folder of your sources' : `There is no folder ${folder}`;
    console.error(`${what}: node node_modules/@mapp/kit/codemods/one-law.mjs src`);
    process.exitCode = 2;
  } else for (const file of rename(folder)) console.log(file);
}
