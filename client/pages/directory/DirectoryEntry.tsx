/** The page about a provider, payment method or licensing authority, with its text and its casinos. */
import type { FragmentType } from "@apollo/client";
import type { ReactNode } from "react";
import type { CasinoCard_casinoFragment } from "../../features/casinos/CasinoCard.generated";
import { CasinoGrid } from "../../features/casinos/CasinoGrid";
import type { Failure } from "../../graphql/pageQuery";
import { messages } from "../../shared/messages";
import { casinoPath, paths } from "../../shared/paths";
import { plural } from "../../shared/format/plural";
import type { RouteMatch } from "../../shared/route";
import { useAbsoluteUrl } from "../../shared/site";
import { link } from "../../theme/classes";
import { Icon, type IconName } from "../../ui/Icon";
import { webUrl } from "../../ui/OutboundLink";
import { PageBanner } from "../../ui/PageBanner";
import { PageSkeleton } from "../../ui/PageSkeleton";
import { JsonLd, Seo } from "../../ui/Seo";
import { Redirect } from "../MissingPage";
import { casinoCardSlots } from "../casinoCardSlots";
import { cursorOf, pagePath } from "../listAddress";
import { NoCasinos } from "../lists/NoMatches";
import { PagedList } from "../lists/PagedList";
import { MissingEntry } from "./MissingEntry";
import { minIndexedCasinos } from "../../../shared/apiLimits";

export interface Entry {
  slug: string;
  name: string;
  website: string | null;
  description: string | null;
  casinoCount: number;
}

type ListedCasino = { id: string; slug: string; name: string } & FragmentType<CasinoCard_casinoFragment>;

interface Casinos<C extends ListedCasino> {
  totalCount: number;
  edges: readonly { node: C }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface DirectoryEntryProps<C extends ListedCasino> {
  match: RouteMatch;
  /** What the page describes, such as 'Provider'. */
  noun: string;
  icon: IconName;
  pathOf: (slug: string) => string;
  titleOf: (name: string) => string;
  /** Returns the line below the title. It is used only if the entry has no description. */
  introOf: (name: string) => string;
  /** The schema.org type of the entry. */
  type: "Organization" | "PaymentMethod";
  data: { entry: Entry | null; casinos: Casinos<C> } | undefined;
  state: {
    error: Failure | undefined;
    isLoading: boolean;
    isFetchingMore: boolean;
    retry: () => void;
    fetchMore: (variables: { after: string }) => Promise<void>;
  };
  /** Returns a line that says what a casino states about the entry. */
  detailOf?: (casino: C, entry: Entry) => ReactNode;
  /** Content below the casinos. */
  children?: ReactNode;
}

const parents = [{ name: "All Casinos", path: paths.allCasinos }];

export function DirectoryEntry<C extends ListedCasino>({
  match,
  noun,
  icon,
  pathOf,
  titleOf,
  introOf,
  type,
  data,
  state,
  detailOf,
  children,
}: DirectoryEntryProps<C>) {
  const { error, isLoading, retry } = state;
  const url = useAbsoluteUrl(match.path);
  if (isLoading) return <PageSkeleton />;
  const entry = data?.entry;
  if (!data || !entry) return <MissingEntry match={match} noun={noun} error={error} onRetry={retry} />;

  if (entry.slug !== match.params["slug"]) return <Redirect to={pathOf(entry.slug)} />;

  const { name } = entry;
  const text = entry.description ?? introOf(name);
  const website = webUrl(entry.website);
  const after = cursorOf(match);
  const casinos = data.casinos.edges.map(({ node }) => node);
  return (
    <>
      <Seo
        title={titleOf(name)}
        description={text}
        path={pagePath(match.path, after)}
        name={name}
        parents={parents}
        // Later pages have the same text as the first page, so only the first is indexed.
        isNoIndex={after !== null || !entry.description || entry.casinoCount < minIndexedCasinos || Boolean(error)}
      />
      <JsonLd
        data={{
          "@type": "CollectionPage",
          name: titleOf(name),
          url,
          about: {
            "@type": type,
            name,
            ...(entry.description && { description: text }),
            ...(website && { url: website }),
          },
        }}
      />
      <PageBanner title={titleOf(name)} description={text} icon={icon}>
        {website && (
          <a className={link({ isRow: true })} href={website} rel="nofollow noopener">
            {new URL(website).hostname.replace(/^www\./, "")} <Icon name="external" size={16} />
          </a>
        )}
      </PageBanner>
      <PagedList
        match={match}
        noun="casinos"
        state={state}
        list={data.casinos}
        items={casinos.map((casino) => ({ name: casino.name, path: casinoPath(casino.slug) }))}
        heading={(count) => plural(count, "Casino Found", "Casinos Found")}
        order={messages.sortedByRating}
        skeleton={null}
        empty={<NoCasinos />}
      >
        <CasinoGrid<C>
          casinos={casinos}
          detailOf={detailOf && ((casino) => detailOf(casino, entry))}
          isFirst
          slots={casinoCardSlots}
        />
      </PagedList>
      {children}
    </>
  );
}
