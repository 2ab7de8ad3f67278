/**
 * An image that loads when it comes near the viewport. A fallback appears until then, and if the image is missing or
 * can't be loaded. The server's HTML contains every image, and the browser decides when it loads.
 */
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import { image } from "../../theme/classes";
import { imageWidths } from "../../../shared/apiLimits";

/** An image loads when this fraction of its area is in the viewport. The margin extends the viewport, in px. */
const IMAGE_THRESHOLD = 0.1;
const IMAGE_MARGIN_PX = 50;

interface LazyImageProps {
  src: string | null;
  alt: string;
  /** Width and height in px. Omit the size if the style sets it. */
  size?: number;
  className?: string;
  /** Whether the image loads with the page, because it is in the first row. */
  isEager?: boolean;
  /** Appears in place of an image that is missing, broken or not near the viewport yet. For example, a monogram. */
  fallback: ReactNode;
}

type Listener = () => void;
const waiting = new WeakMap<Element, Listener>();
let observer: IntersectionObserver | undefined;

/**
 * Calls the callback once, when the element comes near the viewport. If the browser has no IntersectionObserver, calls
 * it right away. One observer serves every image on the page.
 */
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

const subscribeToNothing = () => () => undefined;
const isFalse = () => false;
const isTrue = () => true;

export function LazyImage({ src, alt, size, className = "", isEager = false, fallback }: LazyImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isServerRendered = useSyncExternalStore(subscribeToNothing, isFalse, isTrue);
  const [isNear, setIsNear] = useState(isEager || isServerRendered);
  const [failedSrc, setFailedSrc] = useState<string | null>(null);

  useEffect(() => {
    if (isNear || !frame.current) return undefined;
    return whenNear(frame.current, () => setIsNear(true));
  }, [isNear]);

  // An image in the server-rendered page may have failed before this script ran.
  useEffect(() => {
    const picture = frame.current?.querySelector("img");
    if (picture?.complete && picture.naturalWidth === 0 && picture.currentSrc) setFailedSrc(src);
  }, [src]);

  const isShown = isNear && src !== null && failedSrc !== src;
  return (
    <span ref={frame} className={`${image()} ${className}`}>
      {isShown ? (
        <Picture src={src} size={size}>
          {(width, height) => (
            <img
              src={src}
              alt={alt}
              width={size ?? width}
              height={size ?? height}
              loading={isEager ? "eager" : "lazy"}
              decoding="async"
              onError={() => setFailedSrc(src)}
            />
          )}
        </Picture>
      ) : (
        fallback
      )}
    </span>
  );
}

/** Matches the URL of an uploaded image's largest WebP file, whose name contains the width and height. */
const UPLOADED = /^(\/images\/.+\/)((\d+)x(\d+))\.webp$/;

interface PictureProps {
  src: string;
  size: number | undefined;
  children: (width?: string, height?: string) => ReactNode;
}

/** Lets the browser choose among an uploaded image's sizes and formats. Other images have only one file. */
function Picture({ src, size, children }: PictureProps) {
  const [, folder, name, width, height] = UPLOADED.exec(src) ?? [];
  if (!folder) return children();
  return (
    <picture>
      {["avif", "webp"].map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={size ? `${size}px` : "auto, 480px"}
          srcSet={[
            ...imageWidths.filter((each) => each < Number(width)).map((each) => `${folder}${each}.${format} ${each}w`),
            `${folder}${name}.${format} ${width}w`,
          ].join()}
        />
      ))}
      {children(width, height)}
    </picture>
  );
}
