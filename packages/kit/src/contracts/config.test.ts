import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { parseConfig } from './config.ts';

const problemsOf = (content: unknown) => {
  const parsed = parseConfig(content);
  return parsed.ok ? [] : parsed.problems;
};

const nameOf = (airlineName: unknown) => {
  const parsed = parseConfig({ airlineName });
  return parsed.ok ? parsed.config.airlineName : undefined;
};

describe('parseConfig', () => {
  it('fills every field of an empty file', () => {
    expect(parseConfig({})).toEqual({
      ok: true,
      config: {
        airlineName: { zh: 'MU航空', en: 'MU Airlines', ja: 'MU航空', ko: 'MU항공', ru: 'MU Airlines' },
        airlineCode: 'MU',
        hotline: '95530',
        apiBase: '',
        ssoUrl: '/sso/login',
        environment: 'production',
        appVersion: '219',
        hosts: {},
        channels: {},
        webviewAllow: [],
        partnerLinks: {},
        returnAllow: [],
        smsCountdown: 60,
        upload: { maxFiles: 5, maxBytes: 10_485_760 },
      },
    });
  });

  it('takes a full file as it stands', () => {
    const full = {
      $schema: './config.schema.json',
      airlineName: { zh: '甲航空', en: 'A', ja: 'B', ko: 'C', ru: 'D' },
      airlineCode: '9C',
      hotline: '+86 400-123-4567',
      apiBase: 'https://api.example.com/mobile',
      ssoUrl: 'https://sso.example.com/login',
      cashierUrl: '/sandbox/cashier/:id',
      environment: 'test',
      appVersion: '1.2.3-rc1',
      hosts: {
        app: {
          platform: 'Own',
          salesChannel: '9999',
          alias: 'own_token',
          userAgent: ['Own'],
          injected: ['Own=1'],
          scheme: 'own-app',
          redirectsAfterLogin: '6302',
        },
        ali: {
          pages: { login: '/sub/login', payment: '/sub/pay.v2' },
          sdk: 'https://cdn.example.com/sdk.js',
        },
        xuexi: { loginUrl: '/own/login' },
      },
      channels: { rail: '6124' },
      webviewAllow: ['https://hotels.example.com'],
      partnerLinks: {
        hotels: 'https://hotels.example.com/mapp',
        invoice: 'https://bills.example.com/{orderNo}',
      },
      returnAllow: ['https://www.example.com', 'https://m.example.com:8443'],
      cipher: { key: `${'A'.repeat(43)}=`, paths: ['/sale/queryCountry'] },
      smsCountdown: 90,
      upload: { maxFiles: 3, maxBytes: 2048 },
    };
    expect(parseConfig(full)).toEqual({ ok: true, config: full });
  });

  it('gives one airline name to all languages, and keeps defaults for those left out', () => {
    expect(nameOf('甲航空')).toEqual({
      zh: '甲航空',
      en: '甲航空',
      ja: '甲航空',
      ko: '甲航空',
      ru: '甲航空',
    });
    expect(nameOf({ en: 'A Air' })).toMatchObject({ zh: 'MU航空', en: 'A Air' });
  });

  it.each([
    [null, '', 'not a JSON object'],
    ['text', '', 'not a JSON object'],
    [[], '', 'not a JSON object'],
    [{ hotlin: '1' }, 'hotlin', 'unknown field'],
    [{ upload: { maxfiles: 1 } }, 'upload.maxfiles', 'unknown field'],
    [{ hosts: { wechat: {} } }, 'hosts.wechat', 'unknown field'],
    [{ airlineName: '' }, 'airlineName', 'a name, not empty'],
    [{ airlineName: { fr: 'A' } }, 'airlineName.fr', 'unknown field'],
    [{ airlineName: 7 }, 'airlineName', 'a name, or a name for each of zh, en, ja, ko, ru'],
    [{ airlineCode: 'mu' }, 'airlineCode', 'two capital letters or digits'],
    [{ airlineCode: 7 }, 'airlineCode', 'two capital letters or digits'],
    [{ hotline: 'call us' }, 'hotline', 'a telephone number'],
    [{ apiBase: 'javascript:alert(1)' }, 'apiBase', 'empty, a path or an http address'],
    [{ apiBase: '//evil.example' }, 'apiBase', 'empty, a path or an http address'],
    [{ ssoUrl: 'https://user:word@sso.example.com' }, 'ssoUrl', 'a path or an http address'],
    [{ environment: 'staging' }, 'environment', 'production or test'],
    [{ appVersion: 'a b' }, 'appVersion', 'a version of letters, digits, . and -'],
    [
      { hosts: { app: { salesChannel: '12' } } },
      'hosts.app.salesChannel',
      'a sales-channel code of four digits',
    ],
    [
      { hosts: { ali: { pages: { login: 'https://evil.example' } } } },
      'hosts.ali.pages.login',
      'a page of the mini-program, from /',
    ],
    [{ hosts: { ali: { pages: { logon: '/a' } } } }, 'hosts.ali.pages.logon', 'unknown field'],
    [{ hosts: { ali: { sdk: 'http://cdn.example.com/a.js' } } }, 'hosts.ali.sdk', 'an https address'],
    [
      { hosts: { app: { scheme: 'javascript' } } },
      'hosts.app.scheme',
      'an address scheme of the app, in small letters',
    ],
    [{ hosts: { ali: { alias: 'a b' } } }, 'hosts.ali.alias', 'a cookie name of letters, digits, _ and -'],
    [{ hosts: { ali: { userAgent: 'Ali' } } }, 'hosts.ali.userAgent', 'a list of texts'],
    [{ channels: { rail: 1101 } }, 'channels.rail', 'a sales-channel code of four digits'],
    [
      { returnAllow: ['http://www.example.com'] },
      'returnAllow.0',
      'an https origin without path, such as https://www.example.com',
    ],
    [
      { returnAllow: ['https://www.example.com/'] },
      'returnAllow.0',
      'an https origin without path, such as https://www.example.com',
    ],
    [
      { webviewAllow: ['*'] },
      'webviewAllow.0',
      'an https origin without path, such as https://www.example.com',
    ],
    [
      { webviewAllow: ['http://localhost:4600', 'http://localhost.example.com'] },
      'webviewAllow.1',
      'an https origin without path, such as https://www.example.com',
    ],
    [{ webviewAllow: 'https://a.example' }, 'webviewAllow', 'a list of origins'],
    [{ cipher: { key: 'short', paths: [] } }, 'cipher.key', 'base64 of a key of 32 bytes'],
    [{ cipher: { key: `${'A'.repeat(43)}=`, paths: ['sale'] } }, 'cipher.paths.0', 'a path'],
    [{ smsCountdown: 0 }, 'smsCountdown', 'a whole number from 10 to 600'],
    [{ smsCountdown: 60.5 }, 'smsCountdown', 'a whole number from 10 to 600'],
    [{ upload: { maxFiles: 21 } }, 'upload.maxFiles', 'a whole number from 1 to 20'],
    [{ upload: { maxBytes: '10' } }, 'upload.maxBytes', 'a whole number from 1024 to 104857600'],
  ])('%j: %s must be %s', (content, field, message) => {
    expect(problemsOf(content)).toEqual([{ field, message }]);
  });

  it('names every problem at once', () => {
    expect(problemsOf({ hotline: 1, smsCountdown: 1 }).map(({ field }) => field)).toEqual([
      'hotline',
      'smsCountdown',
    ]);
  });

  it('answers for anything, and never repeats a value', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (content) => {
        const canary = 'k7'.repeat(20);
        for (const given of [content, { cipher: content, hosts: content, apiBase: `${canary} ` }]) {
          expect(JSON.stringify(problemsOf(given))).not.toContain(canary);
        }
      }),
    );
  });
});
