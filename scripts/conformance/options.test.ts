import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Misuse, optionsOf } from './options.ts';

const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  writeFileSync(join(folder, name), text);
  return name;
};
const canary = 'canary7f3a';
const base = ['--base-url', 'https://api.example.com/gateway/'];
const options = (...args: string[]) => optionsOf([...base, ...args], { env: {}, folder });

describe('the command line', () => {
  it('has defaults', () => {
    expect(options()).toMatchObject({
      baseUrl: 'https://api.example.com/gateway',
      token: undefined,
      writes: false,
      only: undefined,
      timeout: 20,
    });
  });

  it('takes everything', () => {
    const payloads = file('payloads.json', '{"nextTrip":{"a":1}}');
    const config = file('config.json', '{"appVersion":"7.1"}');
    const words = '--token abc --writes --only noticeList,nextTrip --timeout 5 --json out.json';
    const given = options(...words.split(' '), '--payloads', payloads, '--config', config);
    expect(given).toMatchObject({
      token: 'abc',
      writes: true,
      only: ['noticeList', 'nextTrip'],
      timeout: 5,
      json: join(folder, 'out.json'),
      payloads: { nextTrip: { a: 1 } },
      config: { appVersion: '7.1' },
    });
  });

  it('takes the token from the environment', () => {
    expect(optionsOf(base, { env: { MAPP_TOKEN: 'kept' }, folder })?.token).toBe('kept');
  });

  it.each([
    ['no address', []],
    ['an address with a password', ['--base-url', `https://a:${canary}@example.com`]],
    ['an address with a query', ['--base-url', `https://example.com/?${canary}`]],
    ['no http address', ['--base-url', `ftp://${canary}`]],
    ['an unknown option', [...base, `--${canary}`]],
    ['a word too many', [...base, canary]],
    ['an unknown call', [...base, '--only', canary]],
    ['a token that no header takes', [...base, '--token', `${canary}\n`]],
    ['a time that is none', [...base, '--timeout', canary]],
    ['a file that is not there', [...base, '--payloads', canary]],
    ['payloads that are not JSON', [...base, '--payloads', file('a.json', canary)]],
    ['payloads for no call', [...base, '--payloads', file('b.json', `{"${canary}":{}}`)]],
    ['a list of payloads', [...base, '--payloads', file('c.json', `["${canary}"]`)]],
    ['a configuration that is not JSON', [...base, '--config', file('d.json', canary)]],
    ['a configuration that does not fit', [...base, '--config', file('e.json', `{"hotline":"${canary}"}`)]],
  ])('refuses %s, and repeats none of it', (_, args) => {
    const read = () => optionsOf(args, { env: {}, folder });
    expect(read).toThrow(Misuse);
    expect(read).not.toThrow(canary);
  });
});
