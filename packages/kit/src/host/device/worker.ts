interface ScriptPolicy {
  readonly createScriptURL: (address: string) => string;
}

/** Maker of policies, in browsers with Trusted Types, for the address of a script. */
interface ScriptPolicies {
  readonly createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy;
}

/** Name of the policy; the content security policy allows it and no other. */
const workerPolicy = 'mapp-worker';

/** A window lets a policy of a name be made once. */
const policies = new WeakMap<Window, ScriptPolicy>();

/** The one address that the policy lets through. */
function trusted(window: Window, address: string): string {
  const { trustedTypes } = window as Window & { readonly trustedTypes?: ScriptPolicies };
  const createScriptURL = (given: string) => {
    if (given !== address) throw new TypeError('Only the worker of this site');
    return given;
  };
  const policy = policies.get(window) ?? trustedTypes?.createPolicy(workerPolicy, { createScriptURL });
  if (!policy) return address;
  policies.set(window, policy);
  return policy.createScriptURL(address);
}

/** Once a worker runs; false when it could not be put in place. WebKit may leave `state` at "installing" for good, and tells by `ready`. */
const running = (worker: ServiceWorker, ready: Promise<unknown>): Promise<boolean> =>
  new Promise((resolve) => {
    const look = () => {
      if (worker.state === 'activated') resolve(true);
      if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    void ready.then(() => resolve(true));
    look();
  });

/**
 * Registers the service worker.
 * @param address path of its script; its folder is what it serves
 * @returns whether it runs
 */
export async function registerWorker(window: Window, address: string | undefined): Promise<boolean> {
  if (address === undefined || !('serviceWorker' in window.navigator)) return false;
  try {
    const workers = window.navigator.serviceWorker;
    const registration = await workers.register(trusted(window, address), {
      updateViaCache: 'none',
    });
    if (registration.active) return true;
    const coming = registration.installing ?? registration.waiting;
    return coming ? await running(coming, workers.ready) : false;
  } catch {
    return false;
  }
}
