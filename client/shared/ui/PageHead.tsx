import { breadcrumbList, type Crumb } from "../breadcrumbs";
import { paths } from "../paths";
import { SITE_NAME, useAbsoluteUrl } from "../site";
import { JsonLd } from "./JsonLd";

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  keywords?: string;
  /** The canonical path of the page, with the query parameters that make it another page. */
  path: string;
  /** What the breadcrumbs call the page; its title unless given. */
  name?: string;
  /** The pages between the home page and this one. */
  parents?: readonly Crumb[];
  isNoIndex?: boolean;
  type?: "website" | "article";
  /** Path of a picture for link previews. */
  image?: string;
}

/** What the page tells search engines and link previews. React moves the tags into the document's head; the breadcrumbs stay. */
export function PageHead({
  title,
  description,
  keywords,
  path,
  name = title,
  parents = [],
  isNoIndex = false,
  type = "website",
  image = "/og.png",
}: PageHeadProps) {
  const url = useAbsoluteUrl(path);
  const homeUrl = useAbsoluteUrl(paths.home);
  const imageUrl = useAbsoluteUrl(image);
  const isDeeper = !isNoIndex && path !== paths.home;
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta content={description} name="description" />
      {keywords && <meta content={keywords} name="keywords" />}
      {isNoIndex ? <meta content="noindex" name="robots" /> : <link href={url} rel="canonical" />}
      <meta content={SITE_NAME} property="og:site_name" />
      <meta content={type} property="og:type" />
      <meta content={fullTitle} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <meta content={imageUrl} property="og:image" />
      {isDeeper && <JsonLd data={breadcrumbList([...parents, { name, path }], homeUrl)} />}
    </>
  );
}
