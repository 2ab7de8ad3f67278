/**
 * Tests drafts and conflicts in the forms of articles, people, redirects and images. They work as in the casino form.
 */
import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeArticle } from "../../test/articles";
import { makeConnection } from "../../test/catalogue";
import { button, field, findForm, findToast, refused } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { renderPage } from "../../test/renderPage";

type Row = Record<string, unknown> & { id: string; version: number };
type StoredRow = Row & { __typename: string };

const facts = { id: "00000000-0000-4000-8000-0000000000aa", version: 1, lastChange: null };
const dates = { createdAt: "2026-03-02T10:00:00.000Z", updatedAt: "2026-03-02T10:00:00.000Z" };

interface SiteForm {
  noun: string;
  typename: "Article" | "Person" | "Redirect" | "Image";
  row: Row;
  /** The URL of the form. */
  url: string;
  /** The label and the name of the field that the tests change. */
  label: string;
  name: string;
  /** The root field of the document that loads a row. An image is not in a connection. */
  root: string;
}

const tab = (id: string) => `/admin?tab=${id}&edit=${facts.id}`;

const forms: SiteForm[] = [
  {
    noun: "article",
    typename: "Article",
    row: { ...makeArticle({ kind: "NEWS", title: "Old news", category: "Games" }), ...facts },
    url: tab("articles"),
    label: "Excerpt",
    name: "excerpt",
    root: "articles",
  },
  {
    noun: "person",
    typename: "Person",
    row: { ...facts, ...dates, slug: "ada", name: "Ada", role: "Editor", bio: "Plays.", pictureUrl: null },
    url: tab("people"),
    label: "Role",
    name: "role",
    root: "people",
  },
  {
    noun: "redirect",
    typename: "Redirect",
    row: { ...facts, ...dates, fromPath: "/old", toUrl: "/faq", isPermanent: true, note: "Moved." },
    url: tab("redirects"),
    label: "Note",
    name: "note",
    root: "redirects",
  },
  {
    noun: "image",
    typename: "Image",
    row: { ...facts, ...dates, fileName: "harbor.jpg", alt: "A harbor.", address: "/images/1/480x240.webp" },
    url: tab("images"),
    label: "Description",
    name: "alt",
    root: "image",
  },
];

/** Mocks a server with this row. */
function mockRow({ typename, row, root }: SiteForm) {
  const stored: StoredRow = { ...row, __typename: typename };
  const saved: unknown[] = [];
  mockOperation(`${typename}ToEdit`, () => ({
    data: { [root]: root === "image" ? { ...stored } : makeConnection(typename, [{ ...stored }]) },
  }));
  mockOperation(`update${typename}`, ({ version, input }) => {
    if (version !== stored.version) return refused({ code: "CONFLICT" });
    saved.push(input);
    change(input as object);
    return { data: { [`update${typename}`]: { ...stored } } };
  });
  mockOperation("ChangeSetOfVersion", () => {
    const entry = { __typename: "HistoryRow", id: "entry", version: stored.version };
    const changeSet = makeChangeSet({ actor: "ana@example.com", rows: makeConnection("HistoryRow", [entry]) });
    return { data: { history: makeConnection("ChangeSet", [changeSet]) } };
  });
  mockOperation("PeopleNames", () => ({ data: { people: makeConnection("Person", []) } }));
  mockOperation("ArticlePreview", () => ({
    data: { articlePreview: { __typename: "ArticlePreview", warnings: [], content: [] } },
  }));
  mockOperation("UploadedImages", () => ({ data: { images: makeConnection("Image", []) } }));
  function change(values: object) {
    Object.assign(stored, values, { version: stored.version + 1 });
  }
  return { saved, change };
}

async function openForm(form: SiteForm) {
  const server = mockRow(form);
  const { user, unmount } = await renderPage(form.url);
  await findForm(new RegExp(`^Update ${form.noun}`));
  return { ...server, user, unmount };
}

describe.each(forms.map((form) => [form.noun, form] as const))("the form for an existing %s", (noun, form) => {
  const { label, name, row } = form;

  it("offers unsaved input when the page is opened again", async () => {
    const { user, unmount } = await openForm(form);
    await user.type(field(label), " More.");
    await waitFor(() => expect(JSON.stringify(localStorage)).toContain(" More."));
    const stored = { ...localStorage };
    unmount();
    localStorage.clear();
    Object.assign(localStorage, stored);
    const again = await openForm(form);
    await screen.findByText(/^You have unsaved changes to/);
    expect(field(label)).toHaveValue(String(row[name]));
    await again.user.click(button("Restore"));
    expect(field(label)).toHaveValue(`${String(row[name])} More.`);
  });

  it("asks which value to keep if another editor has changed the same field", async () => {
    const { user, saved, change } = await openForm(form);
    await user.type(field(label), " Mine.");
    change({ [name]: "Theirs." });
    await user.click(button(`Update ${noun}`));
    const panel = await screen.findByRole("region", { name: new RegExp(`^ana@example.com changed this ${noun}`) });
    expect(within(panel).getByText("Theirs.")).toBeInTheDocument();
    expect(saved).toEqual([]);
    await user.click(button("Save with these choices"));
    await findToast(`${noun[0]!.toUpperCase()}${noun.slice(1)} updated successfully!`);
    await waitFor(() => expect(saved).toEqual([{ [name]: `${String(row[name])} Mine.` }]));
    expect(Object.keys(localStorage).filter((key) => key.startsWith("adminDraft:"))).toEqual([]);
  });
});

describe("the form for an article", () => {
  const article = forms[0]!;

  it.each([
    [
      "without a date",
      null,
      /^Article updated\. It is hidden from visitors\. To publish it, enter a time under “Published”\.$/,
    ],
    [
      "with a date in the future",
      "2999-01-01T10:00:00.000Z",
      /^Article updated\. Visitors will see it from Jan 1, 2999.*change “Published”\.$/,
    ],
    ["with a date in the past", "2026-01-01T10:00:00.000Z", /^Article updated successfully!$/],
  ])("says after a save whether visitors see an article %s", async (_state, publishedAt, message) => {
    const { user } = await openForm({ ...article, row: { ...article.row, publishedAt } });
    await user.type(field(article.label), " More.");
    await user.click(button("Update article"));
    expect(await findToast(message)).toBeInTheDocument();
  });
});

describe.each(forms.filter(({ noun }) => noun !== "image").map((form) => [form.noun, form] as const))(
  "the form for an %s that was opened by its URL",
  (noun, form) => {
    it("says after a save what was saved, above the form for a new row", async () => {
      const { user } = await openForm(form);
      await user.type(field(form.label), " More.");
      await user.click(button(`Update ${noun}`));
      await findForm(`Add ${noun}`);
      expect(await screen.findByText(new RegExp(`^You updated the ${noun} `))).toHaveTextContent(/adds another/);
      const link = screen.getByRole("link", { name: "Open it" });
      expect(link).toHaveAttribute(
        "href",
        `/admin?tab=${new URL(form.url, "http://x").searchParams.get("tab")}&edit=${facts.id}`,
      );
      await user.click(link);
      await findForm(new RegExp(`^Update ${noun}`));
      expect(screen.queryByText(/^You updated the/)).not.toBeInTheDocument();
    });
  },
);
