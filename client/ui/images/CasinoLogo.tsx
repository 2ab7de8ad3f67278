import { logo } from "../../theme/classes";
import { LazyImage } from "./LazyImage";
import { Monogram } from "./Monogram";

interface CasinoLogoProps {
  name: string;
  logoUrl: string | null;
  size: 24 | 32 | 36 | 44 | 56 | 88;
  isEager?: boolean;
}

/** A casino's logo, or its monogram. The casino's name is always next to the logo, so it has no alternative text. */
export function CasinoLogo({ name, logoUrl, size, isEager }: CasinoLogoProps) {
  return (
    <LazyImage
      className={logo({ size })}
      src={logoUrl}
      alt=""
      size={size}
      isEager={isEager}
      fallback={<Monogram name={name} />}
    />
  );
}
