/**
 * Runs in the head before anything is drawn: dresses the root element in the kept theme, text size and language, and
 * hides the prerendered page from a reader whom it does not fit. Allowed by its hash.
 */
export const headScript = `(function(){var d=document.documentElement,q=new URLSearchParams(location.search),off=location.search!=='';
try{var l=localStorage,t=l.getItem('mapp.theme'),s=l.getItem('mapp.textSize'),g=(q.get('lang')||l.getItem('mapp.language')||(/(^|; )language=en/.test(document.cookie)?'en':'zh')).slice(0,2);
if(t==='light'||t==='dark')d.dataset.theme=t;
if(s==='elder'){d.dataset.textSize=s;off=true}
if(/^(en|ja|ko|ru)$/.test(g)){d.lang=g;off=true}
if(sessionStorage.getItem('mapp'))off=true}catch(e){}
if(/(^|; )mapp_token_/.test(document.cookie))off=true;
if(off)d.dataset.shell='off'})()`;

/**
 * States the cascade layers' order before any sheet, in whatever order the sheets of lazy screens arrive; and hides what
 * the head's script has found not to fit.
 */
export const headStyle = `@layer mapp.reset,mapp.theme,mapp.primitives,mapp.components,mapp.screens;[data-shell="off"] #root{visibility:hidden}`;
