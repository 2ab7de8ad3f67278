import { screen, waitFor, within } from "@testing-library/react";
import type { ArticleKind } from "../../graphql/schemaTypes.generated";
import { mockOperation } from "../../test/api";
import { makeArticle } from "../../test/articles";
import { makeConnection } from "../../test/catalogue";
import { button, field, findForm, findToast, refused } from "../../test/editors";
import { renderPage } from "../../test/renderPage";

/** The fields that each kind of article has, as visitors see them. */
const always = ["Title", "Slug", "Kind", "Text", "Published"];
const ofPages = ["Excerpt", "Author", "Reviewer", "Cover URL", "Noindex", "Minutes to read"];
const forSearchEngines = ["SEO title", "SEO description", "Share image URL"];
const ofFigures = ["Number", "Caption for the number", "Calculation"];
const fieldsOfKind: Record<ArticleKind, string[]> = {
  NEWS: [...always, ...ofPages, ...forSearchEngines, "Category", "Popular"],
  POST: [...always, ...ofPages, ...forSearchEngines, ...ofFigures, "Category", "Featured"],
  GUIDE: [...always, ...ofPages, ...forSearchEngines, "Category", "Position", "Popular", "Difficulty"],
  PAGE: [...always, ...ofPages, ...forSearchEngines],
  FAQ: [...always, "Category", "Position"],
};
const all = [...new Set(Object.values(fieldsOfKind).flat())];

function mockArticles(): void {
  mockOperation("PeopleNames", () => ({ data: { people: makeConnection("Person", []) } }));
  mockOperation("ArticlePreview", () => ({
    data: { articlePreview: { __typename: "ArticlePreview", warnings: [], content: [] } },
  }));
}

function shownFields(): string[] {
  const isShown = (label: string) =>
    screen.queryByLabelText(new RegExp(String.raw`^${label}( \*)?$`), { selector: "input,textarea,select" }) !== null;
  return all.filter(isShown);
}

async function openNew() {
  mockArticles();
  const { user } = await renderPage("/admin?tab=articles");
  await findForm("Add article");
  return user;
}

const row = {
  ...makeArticle({ kind: "POST", title: "Old post", category: "Slots", isFeatured: true }),
  id: "00000000-0000-4000-8000-0000000000aa",
  figure: "$7,000",
};

/** Opens the form for a post. The server responds to an update with `respond`. */
async function openPost(respond: (input: Record<string, unknown>) => ReturnType<typeof refused> | null = () => null) {
  mockArticles();
  const saved: unknown[] = [];
  mockOperation("ArticleToEdit", () => ({ data: { articles: makeConnection("Article", [row]) } }));
  mockOperation("updateArticle", ({ input }) => {
    const refusal = respond(input as Record<string, unknown>);
    if (refusal) return refusal;
    saved.push(input);
    return { data: { updateArticle: { ...row, ...(input as object), version: 2 } } };
  });
  const { user } = await renderPage(`/admin?tab=articles&edit=${row.id}`);
  await findForm(/^Update article/);
  return { user, saved };
}

describe("the form for an article", () => {
  it.each(Object.keys(fieldsOfKind) as ArticleKind[])("has only the fields that the kind %s uses", async (kind) => {
    const user = await openNew();
    await user.selectOptions(field("Kind"), kind);
    expect(shownFields().toSorted()).toEqual(fieldsOfKind[kind].toSorted());
    const headings = within(field("Kind").form!).getAllByRole("group");
    expect(headings.map((group) => group.querySelectorAll("input, textarea, select").length)).not.toContain(0);
  });

  it("keeps the values of hidden fields if the kind changes and changes back", async () => {
    const { user, saved } = await openPost();
    await user.selectOptions(field("Kind"), "FAQ");
    expect(screen.queryByLabelText("Number")).not.toBeInTheDocument();
    await user.selectOptions(field("Kind"), "POST");
    expect(field("Number")).toHaveValue("$7,000");
    expect(field("Featured")).toBeChecked();
    await user.selectOptions(field("Kind"), "NEWS");
    await user.click(button("Update article"));
    await findToast(/^Article updated/);
    expect(saved).toEqual([{ kind: "NEWS" }]);
  });

  it("shows a hidden field that the server rejects, until the editor has corrected it and chooses another kind", async () => {
    const problem = { field: "input.figure", message: "Shorten the number." };
    const { user, saved } = await openPost(({ figure }) =>
      figure === "7" ? null : refused({ code: "BAD_USER_INPUT", fields: [problem] }),
    );
    await user.selectOptions(field("Kind"), "NEWS");
    expect(screen.queryByLabelText("Number")).not.toBeInTheDocument();
    await user.click(button("Update article"));
    await user.click(await screen.findByRole("link", { name: "Number: Shorten the number." }));
    await waitFor(() => expect(field("Number")).toHaveFocus());
    expect(screen.queryByLabelText("Calculation")).not.toBeInTheDocument();
    await user.clear(field("Number"));
    await user.type(field("Number"), "7");
    expect(field("Number")).toHaveFocus();
    await user.selectOptions(field("Kind"), "PAGE");
    expect(screen.queryByLabelText("Number")).not.toBeInTheDocument();
    await user.click(button("Update article"));
    await findToast(/^Article updated/);
    expect(saved).toEqual([{ kind: "PAGE", figure: "7" }]);
  });
});
