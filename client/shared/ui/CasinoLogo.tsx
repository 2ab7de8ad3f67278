import { LazyImage } from "./LazyImage";
import { Monogram } from "./Monogram";

interface CasinoLogoProps {
  name: string;
  logoUrl: string | null;
  size: number;
  isEager?: boolean;
}

/** A casino's logo, or its monogram. Its name always stands beside it, so it has no text of its own. */
export function CasinoLogo({ name, logoUrl, size, isEager }: CasinoLogoProps) {
  return (
    <LazyImage
      className={`logo-${size}`}
      src={logoUrl}
      alt=""
      size={size}
      isEager={isEager}
      fallback={<Monogram name={name} />}
    />
  );
}
