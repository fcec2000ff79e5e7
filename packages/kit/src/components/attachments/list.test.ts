import { describe, expect, it, vi } from 'vitest';
import { accept, refuse } from '../../validators/result.ts';
import {
  createAttachmentList,
  UploadRefused,
  type AttachmentListOptions,
  type UploadProgress,
} from './list.ts';
import { allAttached, attachedIds } from './types.ts';

const file = (name: string, bytes = 4) => new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });

/** A list whose uploads are answered by hand, in the order in which they began. */
function setUp(options: Partial<AttachmentListOptions> = {}) {
  const uploads: (UploadProgress & {
    name: string;
    resolve: (id: string) => void;
    reject: (reason: unknown) => void;
  })[] = [];
  const list = createAttachmentList({
    prepare: (given) => Promise.resolve(accept(given)),
    upload: ({ name }, progress) =>
      new Promise((resolve, reject) => {
        uploads.push({ ...progress, name, resolve, reject });
      }),
    ...options,
  });
  const states = () => list.files().map(({ state }) => state);
  const settled = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return { list, uploads, states, settled };
}
const only = <Value>([first]: readonly Value[]): Value => {
  if (first === undefined) throw new Error('None');
  return first;
};

describe('files of a form', () => {
  it('go from the choice to the airline', async () => {
    const { list, uploads, states, settled } = setUp();
    list.add([file('a.jpg'), file('b.jpg')]);
    expect(states()).toEqual(['preparing', 'preparing']);
    await settled();
    expect(states()).toEqual(['sending', 'sending']);
    uploads[0]?.onSentChange(3);
    expect(list.files()[0]).toMatchObject({ sent: 3, bytes: 4 });
    uploads[0]?.onSentChange(400);
    expect(list.files()[0]).toMatchObject({ sent: 4 });
    uploads[1]?.resolve('id-b');
    uploads[0]?.resolve('id-a');
    await settled();
    expect(attachedIds(list.files())).toEqual(['id-a', 'id-b']);
    expect(allAttached(list.files())).toBe(true);
  });

  it('one that is refused or fails costs the others nothing', async () => {
    const { list, uploads, states, settled } = setUp({
      prepare: (given) =>
        Promise.resolve(given.name === 'b.jpg' ? refuse('attachment.content') : accept(given)),
    });
    list.add([file('a.jpg'), file('b.jpg'), file('c.exe'), file('d.jpg'), file('e.jpg')]);
    await settled();
    expect(uploads.map(({ name }) => name)).toEqual(['a.jpg', 'd.jpg', 'e.jpg']);
    uploads[0]?.reject(new Error('cut'));
    uploads[1]?.resolve('id-d');
    uploads[2]?.reject(new UploadRefused('Not this one'));
    await settled();
    expect(states()).toEqual(['failed', 'refused', 'refused', 'attached', 'failed']);
    expect(list.files()[4]).toMatchObject({ message: 'Not this one' });
    expect(allAttached(list.files())).toBe(false);
  });

  it('more than the limit are refused, and a refused one takes no place', async () => {
    const { list, states, settled } = setUp();
    list.add([file('x.exe'), ...['1', '2', '3', '4', '5', '6'].map((name) => file(`${name}.jpg`))]);
    await settled();
    expect(states()).toEqual(['refused', ...Array<string>(5).fill('sending'), 'refused']);
    list.remove(only(list.files().slice(1)).key);
    list.add([file('7.jpg')]);
    await settled();
    expect(states().filter((state) => state === 'sending')).toHaveLength(5);
  });

  it('one that failed is sent again, alone', async () => {
    const { list, uploads, states, settled } = setUp();
    list.add([file('a.jpg'), file('b.jpg')]);
    await settled();
    uploads[0]?.reject(new Error('cut'));
    await settled();
    list.retry(only(list.files()).key);
    expect(uploads.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg', 'a.jpg']);
    uploads[2]?.resolve('id-a');
    await settled();
    expect(states()).toEqual(['attached', 'sending']);
    list.retry(only(list.files()).key);
    expect(uploads).toHaveLength(3);
  });

  it('one is taken off on its way, and what comes of it changes nothing', async () => {
    const { list, uploads, settled } = setUp();
    list.add([file('a.jpg')]);
    await settled();
    list.remove(only(list.files()).key);
    expect(only(uploads).signal.aborted).toBe(true);
    only(uploads).onSentChange(2);
    only(uploads).resolve('id-a');
    await settled();
    expect(list.files()).toEqual([]);
  });

  it('one is taken off while it is looked at', async () => {
    const { list, uploads, settled } = setUp();
    list.add([file('a.jpg')]);
    list.remove(only(list.files()).key);
    await settled();
    expect(uploads).toEqual([]);
  });

  it('another one takes the place of a refused one', async () => {
    const { list, states, settled } = setUp();
    list.add([file('a.exe'), file('b.jpg')]);
    list.replace(only(list.files()).key, file('c.jpg'));
    await settled();
    expect(list.files().map(({ name }) => name)).toEqual(['c.jpg', 'b.jpg']);
    expect(states()).toEqual(['sending', 'sending']);
  });

  it('leaving gives up what is on its way; coming back, it can be sent again', async () => {
    const onChange = vi.fn<NonNullable<AttachmentListOptions['onChange']>>();
    const { list, uploads, settled } = setUp({ onChange });
    list.add([file('a.jpg')]);
    await settled();
    list.leave();
    expect(only(uploads).signal.aborted).toBe(true);
    const again = setUp({ initial: onChange.mock.lastCall?.[0] });
    expect(again.states()).toEqual(['failed']);
    again.list.retry(only(again.list.files()).key);
    expect(again.states()).toEqual(['sending']);
  });

  it('one that was sending when the page went can be sent again', () => {
    const content = file('a.jpg');
    const own = { key: 'k', name: 'a.jpg', isPicture: true, bytes: 4, content } as const;
    const { states } = setUp({
      initial: [
        { ...own, state: 'sending', sent: 1 },
        { ...own, key: 'l', state: 'preparing' },
      ],
    });
    expect(states()).toEqual(['failed']);
  });

  it('tells its followers until they go', () => {
    const { list } = setUp();
    const changed = vi.fn<() => void>();
    const stop = list.subscribe(changed);
    list.add([file('a.exe')]);
    stop();
    list.add([file('b.exe')]);
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
