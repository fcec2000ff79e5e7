import type { Locale } from './types.ts';

/** The few words that must be there when nothing could be loaded, the catalogues included. */
export interface StartWords {
  readonly title: string;
  /** The site's configuration could not be read. */
  readonly config: string;
  /** A part of the site, such as a language, did not load. */
  readonly part: string;
  readonly retry: string;
  readonly hotline: string;
}

export const startWords: Readonly<Record<Locale, StartWords>> = {
  zh: {
    title: '网站暂时打不开',
    config: '网站的配置有误，我们正在处理。请稍后重试，急事请致电客服。',
    part: '有一部分内容没有取到。请检查网络后重试，急事请致电客服。',
    retry: '重试',
    hotline: '客服热线',
  },
  en: {
    title: 'The site cannot be opened just now',
    config:
      'The site’s configuration is faulty. Please try again later, or call customer service if it is urgent.',
    part: 'A part of the site did not load. Check your connection and try again, or call customer service if it is urgent.',
    retry: 'Try again',
    hotline: 'Customer service',
  },
  ja: {
    title: 'サイトを表示できません',
    config:
      'サイトの設定に問題があります。しばらくしてから再度お試しいただくか、お急ぎの場合はお電話ください。',
    part: 'サイトの一部を読み込めませんでした。通信状況を確認して再度お試しいただくか、お急ぎの場合はお電話ください。',
    retry: '再試行',
    hotline: 'カスタマーサービス',
  },
  ko: {
    title: '지금은 사이트를 열 수 없습니다',
    config: '사이트 설정에 문제가 있습니다. 잠시 후 다시 시도하시고, 급하시면 고객센터로 전화해 주세요.',
    part: '사이트 일부를 불러오지 못했습니다. 연결을 확인하고 다시 시도하시고, 급하시면 고객센터로 전화해 주세요.',
    retry: '다시 시도',
    hotline: '고객센터',
  },
  ru: {
    title: 'Сайт сейчас не открывается',
    config: 'Ошибка в настройках сайта. Попробуйте позже, а если срочно — позвоните нам.',
    part: 'Часть сайта не загрузилась. Проверьте связь и повторите, а если срочно — позвоните нам.',
    retry: 'Повторить',
    hotline: 'Служба поддержки',
  },
};
