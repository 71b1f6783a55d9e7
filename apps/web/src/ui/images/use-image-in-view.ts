import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";

interface ImageInView<E extends Element> {
  /** For the element that the image is shown in. */
  box: RefObject<E | null>;
  /** Null until the image is there. */
  address: string | null;
  /** There is none, or it could not be read. */
  isMissing: boolean;
}

/**
 * An image that is read when its element comes into view. `key` says which one it is; null reads none. `isWanted` turns
 * false when nobody waits for it any more.
 */
export function useImageInView<E extends Element>(
  key: string | null,
  read: (isWanted: () => boolean) => Promise<Blob | null>,
): ImageInView<E> {
  const box = useRef<E>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [missing, setMissing] = useState<string | null>(null);
  const load = useEffectEvent(read);
  useEffect(() => {
    const element = box.current;
    if (key === null || !element) return;
    let made: string | null = null;
    let isGone = false;
    const take = (content: Blob | null) => {
      if (isGone) return;
      if (!content) return setMissing(key);
      made = URL.createObjectURL(content);
      setAddress(made);
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      load(() => !isGone).then(take, () => take(null));
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      if (made) URL.revokeObjectURL(made);
      setAddress(null);
      setMissing(null);
    };
  }, [key]);
  return { box, address, isMissing: missing === key && key !== null };
}
