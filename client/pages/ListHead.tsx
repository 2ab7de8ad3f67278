import type { Failure } from "../graphql/pageQuery";
import type { RouteMatch } from "../shared/route";
import type { IconName } from "../shared/ui/Icon";
import { PageBanner } from "../shared/ui/PageBanner";
import { PageHead } from "../shared/ui/PageHead";
import { cursorOf, pagePath } from "./listAddress";

/** What tells the addresses of one list page apart. */
export interface ListVariant {
  path: string;
  /** The page's heading. */
  title: string;
  /** What stands under the heading. */
  text: string;
  icon: IconName;
  seoTitle: string;
  seoDescription: string;
}

interface ListHeadProps {
  match: RouteMatch;
  variant: ListVariant;
  error: Failure | undefined;
}

/** What a list page says of itself, to search engines and to visitors. A page that could not be made is not indexed. */
export function ListHead({ match, variant, error }: ListHeadProps) {
  return (
    <>
      <PageHead
        title={variant.seoTitle}
        description={variant.seoDescription}
        path={pagePath(match.path, cursorOf(match))}
        name={variant.title}
        isNoIndex={Boolean(error)}
      />
      <PageBanner title={variant.title} description={variant.text} icon={variant.icon} />
    </>
  );
}
