/** Files that a page needs early, and would find only after others. */
export interface EarlyFiles {
  /** The tables of screens, by the first part of the path. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  /** The table of words and the shell's words, by language. */
  readonly words: Readonly<Record<string, readonly string[]>>;
  /** The words of the home, by language. */
  readonly home: Readonly<Record<string, readonly string[]>>;
}

/**
 * Runs in the head before anything is drawn: takes out of the address who has been registered (see `src/arrival.ts`), dresses
 * the root element in the kept theme, text size and language, hides the prerendered page from a reader whom it does not fit,
 * and asks for the early files. Allowed by its hash.
 */
export const headScript = ({ tables, words, home }: EarlyFiles): string =>
  `(function(){var d=document.documentElement,q=new URLSearchParams(location.search),off=location.search!=='',g='zh';
if(/\\/registerSuccess\\/?$/.test(location.pathname)){var a={},n=['ffpNo','name','user'].filter(function(k){return q.has(k)});
n.forEach(function(k){a[k]=q.get(k);q.delete(k)});
if(n.length){window.mappArrival=a;history.replaceState(history.state,'',location.pathname+(q.toString()&&'?'+q)+location.hash)}}
try{var l=localStorage,t=l.getItem('mapp.theme'),s=l.getItem('mapp.textSize'),h=(q.get('lang')||l.getItem('mapp.language')||(/(^|; )language=en/.test(document.cookie)?'en':'zh')).slice(0,2);
if(t==='light'||t==='dark')d.dataset.theme=t;
if(s==='elder'){d.dataset.textSize=s;off=true}
if(/^(en|ja|ko|ru)$/.test(h)){d.lang=g=h;off=true}
if(sessionStorage.getItem('mapp'))off=true}catch(e){}
try{if(/(^|; )mapp_token_/.test(document.cookie))off=true}catch(e){}
if(off)d.dataset.shell='off';
var p=location.pathname.split('/')[2],m=${JSON.stringify(tables)},e=/^home$/i.test(p)?${JSON.stringify(home)}[g]:Object.hasOwn(m,p)?m[p]:[];
(${JSON.stringify(words)})[g].concat(e).forEach(function(f){var l=document.createElement('link');l.rel='modulepreload';l.crossOrigin='';l.href='/mapp/'+f;document.head.append(l)})})()`;

/**
 * States the cascade layers' order before any sheet, in whatever order the sheets of lazy screens arrive; and hides what
 * the head's script has found not to fit.
 */
export const headStyle = `@layer mapp.reset,mapp.theme,mapp.primitives,mapp.components,mapp.screens;[data-shell="off"] #root{visibility:hidden}`;
