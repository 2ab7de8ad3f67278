import { paths } from "../shared/paths";
import { useAbsoluteUrl, useSite } from "../shared/site";

interface SeoProps {
  /** The page's title. This component adds the site's name. */
  title: string;
  description: string;
  keywords?: string;
  /** The page's canonical path, including the query parameters that identify the page. */
  path: string;
  /** The page's name in the breadcrumbs. The default is the title. */
  name?: string;
  /** The pages between the home page and this page, for the breadcrumbs. */
  parents?: readonly Crumb[];
  isNoIndex?: boolean;
  type?: "website" | "article";
  /** The path of an image for link previews. */
  image?: string;
}

/**
 * The page's tags for search engines and link previews. React moves all of them except the breadcrumbs into the
 * document's head.
 */
export function Seo({
  title,
  description,
  keywords,
  path,
  name = title,
  parents = [],
  isNoIndex = false,
  type = "website",
  image = "/og.png",
}: SeoProps) {
  const { name: siteName } = useSite();
  const url = useAbsoluteUrl(path);
  const homeUrl = useAbsoluteUrl(paths.home);
  const imageUrl = useAbsoluteUrl(image);
  const isDeeper = !isNoIndex && path !== paths.home;
  const fullTitle = title.includes(siteName) ? title : `${title} | ${siteName}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta content={description} name="description" />
      {keywords && <meta content={keywords} name="keywords" />}
      {isNoIndex ? <meta content="noindex" name="robots" /> : <link href={url} rel="canonical" />}
      <meta content={siteName} property="og:site_name" />
      <meta content={type} property="og:type" />
      <meta content={fullTitle} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <meta content={imageUrl} property="og:image" />
      {isDeeper && <JsonLd data={breadcrumbList([...parents, { name, path }], homeUrl)} />}
    </>
  );
}

/** A page on the path from the home page to the current page. */
interface Crumb {
  name: string;
  path: string;
}

/** Returns a page's breadcrumbs as schema.org data. `homeUrl` is the home page's absolute URL. */
function breadcrumbList(crumbs: readonly Crumb[], homeUrl: string) {
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

interface JsonLdProps {
  /** A schema.org object. */
  data: object;
}

/** Adds structured data for search engines. The data is escaped, so no text in it can close the script element. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", String.raw`\u003c`);
  return <script dangerouslySetInnerHTML={{ __html: json }} type="application/ld+json" />;
}
