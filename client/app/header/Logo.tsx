import { useState } from "react";
import { paths } from "../../shared/paths";
import { useSite } from "../../shared/site";
import { Link } from "../../ui/Link";
import { slotClass } from "../../theme/classNames";
import { splitName } from "../../../shared/splitName";
import type * as recipes from "./header.recipe";

const header = slotClass<typeof recipes.header>("header");

/** The link to the home page. It shows the site's logo, or the site's name if there is no logo. */
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
  // The image may have failed before React added its error listener.
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
