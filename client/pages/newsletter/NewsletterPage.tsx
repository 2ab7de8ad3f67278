/**
 * The pages that newsletter emails link to, and the pages with the results. A visit changes nothing, because mail
 * scanners open every link. To make a change, the visitor presses a button, which submits a form to the server and
 * works without JavaScript.
 */
import { Link } from "../../ui/Link";
import { PageBanner } from "../../ui/PageBanner";
import { Seo } from "../../ui/Seo";
import { paths } from "../../shared/paths";
import type { PageProps } from "../../shared/route";
import { button, column, pageWidth, section, text } from "../../theme/classes";
import { MissingPage } from "../MissingPage";
import { incompleteUnsubscribeLink, newsletterPages, type NewsletterText } from "./newsletterPages";

/** The query parameter with the token from the email's link. */
const TOKEN = "token";

export function NewsletterPage({ match: { path, query } }: PageProps) {
  const token = query[TOKEN] ?? "";
  const page = newsletterPages[path]!;
  // Without a token, the request would fail anyway.
  if (page.action && token === "") return <InvalidLink path={path} />;
  if (path === paths.newsletterInvalid) return <InvalidLink path={path} />;
  return (
    <>
      <Seo description={page.description} isNoIndex path={path} title={page.title} />
      <PageBanner description={page.description} icon="check" title={page.title} />
      <section aria-label={page.title} className={`${pageWidth()} ${section()}`}>
        <div className={column()}>
          <p className={text({ tone: "muted" })}>{page.text}</p>
          {page.action ? (
            <form action={`${path}?${TOKEN}=${encodeURIComponent(token)}`} method="post">
              <button className={button({ tone: "primary" })} type="submit">
                {page.action}
              </button>
            </form>
          ) : (
            <p>
              <Link className={button({ tone: "primary" })} to={paths.home}>
                Go to the home page
              </Link>
            </p>
          )}
        </div>
      </section>
    </>
  );
}

function InvalidLink({ path }: { path: string }) {
  const {
    title,
    description,
    text: explanation,
  }: NewsletterText = path === paths.newsletterUnsubscribe
    ? incompleteUnsubscribeLink
    : newsletterPages[paths.newsletterInvalid]!;
  return (
    <>
      <Seo description={description} isNoIndex path={path} title={title} />
      <MissingPage reason="failed" text={explanation} title={title}>
        <Link className={button({ tone: "primary" })} to={paths.home}>
          Go to the home page
        </Link>
      </MissingPage>
    </>
  );
}
