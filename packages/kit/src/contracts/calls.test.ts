import { describe, expect, it, vi } from 'vitest';
import { areas } from './areas.ts';
import type { Call } from './call.ts';
import { calls } from './index.ts';

const modules = import.meta.glob<Record<string, unknown>>(['./**/*.ts', '!./**/*.test.ts', '!./index.ts'], {
  eager: true,
});

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'path' in value && 'request' in value;

describe('calls', () => {
  it('lists every declared call', () => {
    const declared = Object.values(modules)
      .flatMap((module) => Object.values(module))
      .filter(isCall);
    expect(new Set(calls)).toEqual(new Set(declared));
    expect(calls).toHaveLength(declared.length);
  });

  it('names each once, and no path twice', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ path }) => path)).size).toBe(calls.length);
  });

  it.each(calls.map((call) => [call.name, call] as const))(
    '%s is declared whole',
    (name, { area, path, summary, source, write, body }) => {
      expect(name).toMatch(/^[a-z][A-Za-z]+$/);
      expect(areas).toContain(area);
      expect(path).toMatch(/^\/[A-Za-z0-9/-]+$/);
      expect(summary).toMatch(/^\p{Lu}.*\.$/u);
      if (source === 'assumed') expect(path).toMatch(/^\/api\//);
      if (write) expect(body).not.toBe('query');
    },
  );

  it('reads answers without compiling code, which a strict content policy forbids', () => {
    const compile = vi.fn<FunctionConstructor>();
    vi.stubGlobal('Function', compile);
    for (const { response } of calls) response.safeParse({});
    vi.unstubAllGlobals();
    expect(compile).not.toHaveBeenCalled();
  });
});
