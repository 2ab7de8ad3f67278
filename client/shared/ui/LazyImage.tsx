/** An image that loads when it comes near the viewport, with an alternative until then and when it can't be had. */
import { useEffect, useRef, useState, type ReactNode } from "react";
import { IMAGE_MARGIN_PX, IMAGE_THRESHOLD } from "../limits";

interface LazyImageProps {
  src: string | null;
  alt: string;
  /** Width and height in px, where the style does not say. */
  size?: number;
  className?: string;
  /** The image is in the first row of a page: it loads with the page. */
  isEager?: boolean;
  /** What stands in the image's place while it isn't there, such as a monogram. */
  fallback: ReactNode;
}

type Listener = () => void;
const waiting = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/** Calls back once, when the element comes near the viewport, or soon where a browser can't tell. One observer serves every image of the page. */
function whenNear(element: Element, listener: Listener): () => void {
  if (typeof IntersectionObserver === "undefined") {
    const timer = setTimeout(listener);
    return () => clearTimeout(timer);
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        waiting.get(entry.target)?.();
        observer?.unobserve(entry.target);
      }
    },
    { threshold: IMAGE_THRESHOLD, rootMargin: `${IMAGE_MARGIN_PX}px` },
  );
  waiting.set(element, listener);
  observer.observe(element);
  return () => observer?.unobserve(element);
}

export function LazyImage({ src, alt, size, className = "", isEager = false, fallback }: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(isEager);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    if (isNear || !frame.current) return undefined;
    return whenNear(frame.current, () => setIsNear(true));
  }, [isNear]);

  // An image of the server's page may have failed before this script ran, with nobody listening.
  useEffect(() => {
    const image = frame.current?.querySelector("img");
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailedSrc(src);
  }, [src]);

  const isShown = isNear && src !== null && failedSrc !== src;
  return (
    <span ref={frame} className={`image ${className}`}>
      {isShown ? (
        <img
          src={src}
          alt={alt}
          width={size}
          height={size}
          loading={isEager ? "eager" : "lazy"}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      ) : (
        fallback
      )}
    </span>
  );
}
