import type { Failure } from "../../graphql/pageQuery";
import type { RouteMatch } from "../../shared/route";
import type { IconName } from "../../ui/Icon";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { cursorOf, pagePath } from "../listAddress";

/** What differs between the lists that share a page. */
export interface ListVariant {
  path: string;
  /** The page's heading. */
  title: string;
  /** The text below the heading. */
  text: string;
  icon: IconName;
  seoTitle: string;
  seoDescription: string;
}

interface ListHeaderProps {
  match: RouteMatch;
  variant: ListVariant;
  error: Failure | undefined;
  isNoIndex?: boolean;
}

/**
 * Shows a list page's metadata and banner. Search engines must not index a page that failed to load. They must not
 * index later pages either, because the URLs of later pages change with the list.
 */
export function ListHeader({ match, variant, error, isNoIndex = false }: ListHeaderProps) {
  const after = cursorOf(match);
  return (
    <>
      <Seo
        title={variant.seoTitle}
        description={variant.seoDescription}
        path={pagePath(match.path, after)}
        name={variant.title}
        isNoIndex={isNoIndex || after !== null || Boolean(error)}
      />
      <PageBanner title={variant.title} description={variant.text} icon={variant.icon} />
    </>
  );
}
