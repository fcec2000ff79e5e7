import type { Locale } from './types.ts';

/**
 * Text shown where no script runs; `startWords` has the rest of that page. Nothing that runs imports it, so that the first load
 * does not carry it.
 */
export const withoutScripts: Readonly<Record<Locale, string>> = {
  zh: '网络较慢时请稍候。如果一直没有显示，可能是浏览器或拦截工具不允许本站运行 JavaScript：请允许后重试，或换一个浏览器打开。',
  en: 'On a slow network, please wait a moment. If nothing appears, the browser or a blocker may be stopping this site’s JavaScript: allow it and try again, or use another browser.',
  ja: '通信が遅い場合は、しばらくお待ちください。表示されないときは、ブラウザーまたはブロック機能がこのサイトの JavaScript を止めている可能性があります。許可して再度お試しいただくか、別のブラウザーで開いてください。',
  ko: '네트워크가 느리면 잠시 기다려 주세요. 계속 나타나지 않으면 브라우저나 차단 도구가 이 사이트의 JavaScript를 막고 있을 수 있습니다. 허용한 뒤 다시 시도하시거나 다른 브라우저로 열어 주세요.',
  ru: 'Если связь медленная, подождите немного. Если страница так и не появилась, возможно, браузер или блокировщик не разрешает сайту выполнять JavaScript: разрешите его и повторите или откройте сайт в другом браузере.',
};
