import { paths } from "./paths";

/** A page on the way from the home page to the present one. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page to a page, as schema.org words it. `homeUrl` is the absolute address of the home page. */
export function breadcrumbList(crumbs: readonly Crumb[], homeUrl: string) {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: "Home", path: paths.home }, ...crumbs].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: new URL(path, homeUrl).href,
    })),
  };
}
