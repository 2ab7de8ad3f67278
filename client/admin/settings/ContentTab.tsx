/** The tab that links to the site's content. It also contains the form for the default texts in search results. */
import { Card, chakra, Flex, Grid, Text } from "@chakra-ui/react";
import type { ArticleKind } from "../../graphql/schemaTypes.generated";
import { paths } from "../../shared/paths";
import { Link } from "../../ui/Link";
import { EditorForm } from "../editor/EditorForm";
import { FormSkeleton } from "../editor/FormSkeleton";
import { section } from "../fields/fields";
import type { FormConfig } from "../nouns/nounConfig";
import { adminTabAddress } from "../shell/adminTabs";
import { ErrorAlert } from "../shell/ErrorAlert";
import { settingsConfig } from "./settingsConfig";
import { settingsFields, type SettingsValues } from "./settingsFields";
import { useSettingsRow } from "./useSettingsRow";

type SeoValues = Pick<SettingsValues, "seoTitle" | "seoDescription" | "seoKeywords">;

const { seoTitle, seoDescription, seoKeywords } = settingsFields;

const config: FormConfig<SeoValues> = {
  ...settingsConfig,
  noun: "SEO settings",
  isLong: false,
  sectionTools: {},
  fields: section("Search engines", {
    seoTitle: { ...seoTitle, label: "Default SEO title" },
    seoKeywords: { ...seoKeywords, label: "Default SEO keywords" },
    seoDescription: { ...seoDescription, label: "Default SEO description" },
  }),
  Preview: SearchResult,
};

const nothing = () => undefined;

export function ContentTab() {
  const { row, failure, reload } = useSettingsRow(config);
  return (
    <Grid gap="6">
      <ContentLinks />
      {row ? (
        <EditorForm config={config} defaults={row.values} onAddAgain={nothing} onLeave={nothing} row={row} />
      ) : failure ? (
        <ErrorAlert message={failure} onRetry={reload} />
      ) : (
        <FormSkeleton />
      )}
    </Grid>
  );
}

const lists: Readonly<Record<ArticleKind, string>> = {
  NEWS: "News",
  POST: "Blog posts",
  GUIDE: "Guides",
  FAQ: "FAQ",
  PAGE: "Pages",
};

/** Links to the list of each kind of article, and to the tabs for other content. */
function ContentLinks() {
  return (
    <Card.Root aria-labelledby="content-title" as="section" display="grid" gap="3">
      <h2 id="content-title">Content</h2>
      <Text color="ink.2">
        Write and edit the site&rsquo;s content: news, posts, guides, questions, and pages such as the privacy policy.
      </Text>
      <Flex as="ul" columnGap="5" rowGap="2" wrap="wrap">
        {Object.entries(lists).map(([kind, label]) => (
          <li key={kind}>
            <ContentLink to={adminTabAddress("manage-articles", { kind })}>{label}</ContentLink>
          </li>
        ))}
        <li>
          <ContentLink to={adminTabAddress("articles")}>Add an article</ContentLink>
        </li>
        <li>
          <ContentLink to={adminTabAddress("manage-people")}>Authors and reviewers</ContentLink>
        </li>
        <li>
          <ContentLink to={adminTabAddress("images")}>Images</ContentLink>
        </li>
      </Flex>
    </Card.Root>
  );
}

const ContentLink = chakra(Link, {
  base: { color: "accent", textDecoration: "underline", textUnderlineOffset: "3px", py: "1" },
});

/** Shows how a search engine might list the home page. */
function SearchResult({ values }: { values: SeoValues }) {
  return (
    <Card.Root display="grid" gap="1" p="4">
      <Text color="ink.3" fontSize="xs">
        {window.location.host}
        {paths.home}
      </Text>
      <Text color="accent" fontWeight={600}>
        {values.seoTitle}
      </Text>
      <Text color="ink.2" fontSize="sm">
        {values.seoDescription}
      </Text>
    </Card.Root>
  );
}
