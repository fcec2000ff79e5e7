import { locales } from '@mapp/kit/messages';
import type { GlobalTypes } from 'storybook/internal/types';

const item = (value: string, title: string, right?: string) => ({ value, title, ...(right && { right }) });

const languages: Record<(typeof locales)[number], string> = {
  zh: '中文',
  en: 'English',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
};

/** What the toolbar can change about every story. */
export const globalTypes: GlobalTypes = {
  locale: {
    description: 'Language',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: locales.map((locale) => item(locale, languages[locale], locale)),
    },
  },
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      dynamicTitle: true,
      items: [item('light', 'Light'), item('dark', 'Dark')],
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      icon: 'zoom',
      dynamicTitle: true,
      items: [
        item('standard', 'Standard text'),
        item('elder', 'Elder mode'),
        item('double', 'Text at 200 %'),
      ],
    },
  },
  host: {
    description: 'Host',
    toolbar: {
      icon: 'mobile',
      dynamicTitle: true,
      items: [
        item('browser', 'Mobile browser'),
        item('app', 'Airline app'),
        item('miniprogram', 'Messenger mini-program'),
        item('ali', 'Payment mini-program'),
        item('xuexi', 'Learning app'),
        item('douyin', 'Short-video mini-program'),
        item('rail', 'Rail partner'),
        item('bank', 'Bank'),
      ],
    },
  },
  network: {
    description: 'Network',
    toolbar: {
      icon: 'lightning',
      dynamicTitle: true,
      items: [
        item('normal', 'Normal network'),
        item('network', 'Connection cut'),
        item('slow', 'Slow, 5 s'),
        item('timeout', 'No answer'),
        item('http500', 'HTTP 500'),
        item('http502-html', 'HTTP 502 with HTML'),
        item('malformed-json', 'Malformed JSON'),
        item('wrong-shape', 'Wrong shape'),
        item('unauthorized', 'Code 401'),
        item('session-expired', 'resultCode -998'),
        item('special', 'Code 40500'),
        item('refused', 'Refused, Code -1'),
        item('empty', 'Empty answer'),
      ],
    },
  },
};

export const initialGlobals = {
  locale: 'zh',
  theme: 'light',
  textSize: 'standard',
  host: 'browser',
  network: 'normal',
  viewport: { value: 'phone', isRotated: false },
};

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

export const viewports = {
  phone: size('Phone 390', 390, 844),
  narrow: size('Narrow phone 320', 320, 640),
  small: size('Small phone 360', 360, 740),
  large: size('Large phone 430', 430, 932),
  tablet: size('Tablet 768', 768, 1024),
  desktop: size('Desktop 1280', 1280, 800),
};
