import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon";

interface PageBannerProps {
  title: string;
  description?: string;
  icon: IconName;
  /** What stands under the description: a count, a button. */
  children?: ReactNode;
}

/** The head of every page but home and the review: what this page is, in one line. Holds the page's h1. */
export function PageBanner({ title, description, icon, children }: PageBannerProps) {
  return (
    <div className="banner">
      <div className="wrap banner-inner">
        <span className="banner-icon">
          <Icon name={icon} size={26} />
        </span>
        <div className="grow">
          <h1>{title}</h1>
          {description && <p className="banner-text">{description}</p>}
          {children}
        </div>
      </div>
    </div>
  );
}
