import { cleanPicture, drawingSettings, type BeginDrawing, type CleanPicture } from './clean-picture.ts';

/** Picture that the worker cleans, and the port that its answer goes to. */
export interface PictureTask {
  readonly file: Blob;
  readonly port: MessagePort;
}

interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

/** Name of the Trusted Types policy; a content security policy that names its policies has to name it. */
const policyName = 'mapp-photographs';
let policy: ScriptPolicy | undefined;

/** The worker's address as Trusted Types let it through. */
function trusted({ href }: URL): string {
  const { trustedTypes } = globalThis as {
    readonly trustedTypes?: { readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy };
  };
  const createScriptURL = (given: string) => {
    if (given !== href) throw new TypeError('Only the worker of this module');
    return given;
  };
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL });
  return policy ? policy.createScriptURL(href) : href;
}

const startWorker = (): Worker => {
  class TrustedWorker extends Worker {
    constructor(address: URL, options: WorkerOptions) {
      super(trusted(address), options);
    }
  }
  // Under this name bundlers find the address of a worker, and put its script there.
  const begin = (Worker: typeof TrustedWorker) =>
    new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  return begin(TrustedWorker);
};

/** A worker that says nothing for so long has stopped, ms. */
const longestWait = 20_000;
/** So long it stays for another picture, ms. */
const stay = 5000;

let fails = false;
let running: Worker | undefined;
let tasks = 0;
let leaving: ReturnType<typeof setTimeout> | undefined;

function endWorker(): void {
  running?.terminate();
  running = undefined;
}

/** Asks the worker for a picture; undefined for one that it cannot read. It rejects when there is no answer. */
function asked(file: Blob): Promise<CleanPicture | undefined> {
  const worker = (running ??= startWorker());
  const { port1, port2 } = new MessageChannel();
  return new Promise<CleanPicture | undefined>((resolve, reject) => {
    const fail = () => reject(new Error('The worker has failed'));
    const signal = AbortSignal.timeout(longestWait);
    signal.addEventListener('abort', fail);
    worker.addEventListener('error', fail, { signal });
    port1.addEventListener('message', ({ data }: MessageEvent<CleanPicture | undefined>) => resolve(data));
    port1.start();
    worker.postMessage({ file, port: port2 } satisfies PictureTask, [port2]);
  }).finally(() => port1.close());
}

/** Lets touches and frames come first. A timer would wait for a second in a page that is out of sight. */
const turn = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Draws in the page, and lets touches come between the strips. */
const inPage: BeginDrawing = ({ width, height }) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const jpeg = (quality: number) =>
    new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  return { context: canvas.getContext('2d', drawingSettings), turn, jpeg };
};

/** Cleans a picture in a worker; undefined where there is none, it has failed, or it cannot read the picture. */
async function inWorker(file: Blob): Promise<CleanPicture | undefined> {
  if (fails) return undefined;
  clearTimeout(leaving);
  tasks += 1;
  try {
    // A browser that forbids them may throw when they are named.
    if (typeof Worker !== 'function' || typeof OffscreenCanvas !== 'function') return undefined;
    return await asked(file);
  } catch {
    // An obstacle, such as the host's policy, is one for every picture.
    fails = true;
    endWorker();
    return undefined;
  } finally {
    tasks -= 1;
    if (tasks === 0) leaving = setTimeout(endWorker, stay);
  }
}

/** Cleans a picture beside the page where that is possible, and in it otherwise. */
export const cleanPictureApart = async (file: Blob): Promise<CleanPicture | undefined> =>
  (await inWorker(file)) ?? cleanPicture(file, inPage);
