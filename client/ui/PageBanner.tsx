import type { ReactNode } from "react";
import { banner, grow, pageWidth } from "../theme/classes";
import { Icon, type IconName } from "./Icon";

interface PageBannerProps {
  title: string;
  description?: string;
  icon: IconName;
  /** The content below the description, such as a count or a button. */
  children?: ReactNode;
}

/** The banner at the top of most pages. Contains the h1 and usually a one-line description. */
export function PageBanner({ title, description, icon, children }: PageBannerProps) {
  return (
    <div className={banner("root")}>
      <div className={`${pageWidth()} ${banner("inner")}`}>
        <span className={banner("icon")}>
          <Icon name={icon} size={26} />
        </span>
        <div className={grow()}>
          <h1>{title}</h1>
          {description && <p className={banner("text")}>{description}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
