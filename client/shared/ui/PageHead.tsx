import { SITE_NAME, useAbsoluteUrl } from "../site";

interface PageHeadProps {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** The canonical path of the page, with the query parameters that make it another page. */
  path: string;
  isNoIndex?: boolean;
  type?: "website" | "article";
  /** Path of a picture for link previews. */
  image?: string;
}

/** What the page tells search engines and link previews. React moves it into the document's head. */
export function PageHead({
  title,
  description,
  path,
  isNoIndex = false,
  type = "website",
  image = "/og.png",
}: PageHeadProps) {
  const url = useAbsoluteUrl(path);
  const imageUrl = useAbsoluteUrl(image);
  const fullTitle = title.includes(SITE_NAME) ? title : `${title} | ${SITE_NAME}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta content={description} name="description" />
      {isNoIndex ? <meta content="noindex" name="robots" /> : <link href={url} rel="canonical" />}
      <meta content={SITE_NAME} property="og:site_name" />
      <meta content={type} property="og:type" />
      <meta content={fullTitle} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content={url} property="og:url" />
      <meta content={imageUrl} property="og:image" />
    </>
  );
}
