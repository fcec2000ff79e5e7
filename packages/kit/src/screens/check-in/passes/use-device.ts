import { useEffect, useState } from 'react';
import { useHost } from '../../../host/context.tsx';

const nothing = () => undefined;

/** Keeps the screen on while the pass is shown. Whether it does. */
export function useAwake(): boolean {
  const host = useHost();
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    let stop = nothing as () => void;
    let left = false;
    host.device().then((device) => {
      if (!left) stop = device.keepAwake(setAwake);
    }, nothing);
    return () => {
      left = true;
      stop();
      setAwake(false);
    };
  }, [host]);
  return awake;
}

/** Makes the screen bright while the pass is shown, where the host can. Whether it has. */
export function useBright(): boolean {
  const host = useHost();
  const [bright, setBright] = useState(false);
  useEffect(() => {
    if (!host.can('brightness')) return undefined;
    let left = false;
    host.setBrightness('full').then(() => !left && setBright(true), nothing);
    return () => {
      left = true;
      setBright(false);
      host.setBrightness('usual').catch(nothing);
    };
  }, [host]);
  return bright;
}
