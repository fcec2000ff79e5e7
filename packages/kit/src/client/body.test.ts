import { describe, expect, it } from 'vitest';
import { encode } from './body.ts';

const fields = {
  cn: '单 & 张',
  count: 3,
  flag: false,
  list: ['a', 'b'],
  thirdpartyParam: {},
  gone: undefined,
  none: null,
};

describe('encode', () => {
  it('writes JSON', () => {
    const { method, query, headers, body } = encode('json', fields);
    expect({ method, query, headers }).toEqual({
      method: 'POST',
      query: '',
      headers: { 'content-type': 'application/json' },
    });
    expect(JSON.parse(body as string)).toEqual({
      cn: '单 & 张',
      count: 3,
      flag: false,
      list: ['a', 'b'],
      thirdpartyParam: {},
      none: null,
    });
  });

  it('writes a query', () => {
    const { method, query, headers, body } = encode('query', fields);
    expect({ method, headers, body }).toEqual({ method: 'GET', headers: {}, body: undefined });
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      cn: '单 & 张',
      count: '3',
      flag: 'false',
      list: '["a","b"]',
      thirdpartyParam: '{}',
    });
    expect(query.startsWith('?cn=%E5%8D%95+%26+%E5%BC%A0&')).toBe(true);
  });

  it('writes a form', () => {
    const { method, query, headers, body } = encode('form', { cn: '张', count: 3, gone: undefined });
    expect({ method, query, headers }).toEqual({ method: 'POST', query: '', headers: {} });
    expect(body).toBeInstanceOf(URLSearchParams);
    expect((body as URLSearchParams).toString()).toBe('cn=%E5%BC%A0&count=3');
  });

  it('writes a multipart form with one file and with many', () => {
    const proof = new File(['x'], 'proof.pdf', { type: 'application/pdf' });
    const more = [new File(['1'], '1.png'), new File(['2'], '2.png')];
    const { method, query, headers, body } = encode('multipart', {
      remark: '迟到',
      proof,
      more,
      list: ['a'],
      files: [],
      gone: null,
    });
    expect({ method, query, headers }).toEqual({ method: 'POST', query: '', headers: {} });
    const form = body as FormData;
    expect([...form.keys()]).toEqual(['remark', 'proof', 'more', 'more', 'list']);
    expect(form.get('remark')).toBe('迟到');
    expect((form.get('proof') as File).name).toBe('proof.pdf');
    expect(form.getAll('more').map((part) => (part as File).name)).toEqual(['1.png', '2.png']);
    expect(form.get('list')).toBe('["a"]');
  });
});
