import { useState } from "react";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { Link } from "../../ui/Link";
import { slotClass } from "../../theme/classNames";
import { splitName } from "../../shared/splitName";
import type * as recipes from "./header.recipe";

const header = slotClass<typeof recipes.header>("header");

/** The link to the home page: the site's logo or, without one, its name. */
export function Logo() {
  const { name, logoUrl } = useSite();
  return (
    <Link aria-label={`${name}, home`} className={header("logo")} to={paths.home}>
      <LogoPicture key={logoUrl} name={name} url={logoUrl} />
    </Link>
  );
}

interface LogoPictureProps {
  name: string;
  url: string | null;
}

function LogoPicture({ name, url }: LogoPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  // The picture may have failed before React listens to it.
  const check = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setIsBroken(true);
  };
  if (url && !isBroken) return <img alt="" height={32} onError={() => setIsBroken(true)} ref={check} src={url} />;
  const { start, end } = splitName(name);
  return (
    <>
      {start}
      {end && <span>{end}</span>}
    </>
  );
}
