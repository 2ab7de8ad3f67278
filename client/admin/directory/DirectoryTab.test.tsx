import { screen, waitFor, within } from "@testing-library/react";
import { fail, mockOperation } from "../../test/api";
import { findToast, refused } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";
import { expectFocus } from "../../test/expectFocus";

interface MadeProvider {
  __typename: string;
  id: string;
  slug: string;
  name: string;
  spellings: string[];
  description: string | null;
  casinoCount: number;
  gameCount: number;
}

function makeProvider(name: string, casinoCount: number, gameCount: number, spellings = [name]): MadeProvider {
  const slug = name.toLowerCase().replaceAll(" ", "-");
  const texts = { slug, name, spellings, description: "A text." };
  return { __typename: "Provider", id: `id-${slug}`, ...texts, casinoCount, gameCount };
}

/** Mocks three providers. As on the server, a merge deletes the entry that is merged into the other. */
function mockProviders() {
  let providers = [
    makeProvider("Playtech", 5, 7),
    makeProvider("Right Studio", 2, 3),
    makeProvider("Rihgt Studio", 1, 4),
  ];
  const merges: Record<string, unknown>[] = [];
  mockOperation("ProviderEntries", () => ({ data: { entries: providers } }));
  mockOperation("MergedCasinoCount", ({ filter }) => {
    expect(filter).toEqual({ providers: ["rihgt-studio", "right-studio"] });
    return { data: { casinos: { __typename: "CasinoConnection", totalCount: 3 } } };
  });
  mockOperation("mergeProviders", (variables) => {
    merges.push(variables);
    const { from, into } = variables;
    const kept = providers.find(({ slug }) => slug === into);
    if (!kept || providers.every(({ slug }) => slug !== from)) return refused({ code: "NOT_FOUND" });
    providers = providers.filter(({ slug }) => slug !== from);
    return { data: { merged: { __typename: "Provider", id: kept.id } } };
  });
  return { merges, remove: (removed: string) => (providers = providers.filter(({ slug }) => slug !== removed)) };
}

const listed = () =>
  screen.queryAllByRole("button", { name: /^Merge / }).map((each) => each.getAttribute("aria-label"));

const mergeButton = (name: string) => screen.findByRole("button", { name: `Merge ${name} into...` });

describe("the directory in the panel", () => {
  it("lists one kind of entry at a time, with counts, and puts the kind in the URL", async () => {
    mockProviders();
    const method = {
      __typename: "PaymentMethod",
      id: "m",
      slug: "visa",
      name: "Visa",
      spellings: ["VISA", "Visa"],
      kind: "CARD",
      description: null,
      casinoCount: 1200,
    };
    mockOperation("PaymentMethodEntries", () => ({ data: { entries: [method, { ...method, id: "n", kind: null }] } }));
    const { user } = await renderPage("/admin?tab=directory");
    const row = (await screen.findByRole("link", { name: /^View Rihgt Studio/ })).closest("tr")!;
    expect(
      within(row)
        .getAllByRole("cell")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "Rihgt Studio",
      "Slug: rihgt-studio",
      "Casinos: 1",
      "Games: 4",
      "Sitemap: Not in the sitemap: fewer than 3 casinos",
      "EditMerge into...",
    ]);
    expect(within(row).getByRole("link", { name: /^View/ })).toHaveAttribute("href", "/provider/rihgt-studio");
    expect(within(row).getByRole("link", { name: "Edit Rihgt Studio" })).toHaveAttribute(
      "href",
      "/admin?tab=directory&of=providers&edit=id-rihgt-studio",
    );
    expect(screen.getByText("3 providers")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Payment methods" }));
    expect(await screen.findByText("Card")).toBeInTheDocument();
    expect(screen.getByText("Unknown")).toBeInTheDocument();
    expect(screen.getAllByText("1,200")).toHaveLength(2);
    expect(currentAddress()).toBe("/admin?tab=directory&of=methods");
  });

  it("shows the other spellings of an entry, and finds it by them", async () => {
    const merged = makeProvider("Right Studio", 3, 0, ["Right Studio", "Rihgt Studio"]);
    mockOperation("ProviderEntries", () => ({ data: { entries: [merged, makeProvider("Other Studio", 1, 0)] } }));
    const { user } = await renderPage("/admin?tab=directory");
    expect(await screen.findByText("Also: Rihgt Studio")).toBeInTheDocument();
    expect(screen.getAllByText(/^Also:/)).toHaveLength(1);
    await user.type(screen.getByRole("searchbox"), "rihgt");
    expect(screen.getByText("Right Studio")).toBeInTheDocument();
    expect(screen.queryByText("Other Studio")).not.toBeInTheDocument();
  });

  it("can be searched by name, ignoring accents and case", async () => {
    mockProviders();
    const { user } = await renderPage("/admin?tab=directory");
    await mergeButton("Playtech");
    const search = screen.getByRole("searchbox", { name: "Search providers" });
    await user.type(search, "STÚDIO");
    expect(listed()).toEqual(["Merge Right Studio into...", "Merge Rihgt Studio into..."]);
    expect(screen.getByText("2 providers")).toBeInTheDocument();
    await user.type(search, "zzz");
    await user.click(screen.getByRole("button", { name: "Show all providers" }));
    expect(listed()).toHaveLength(3);
  });

  it("can be limited to entries that are not in the sitemap, and says why each one is missing", async () => {
    const thin = { ...makeProvider("Thin", 2, 0), description: " " };
    mockOperation("ProviderEntries", () => ({ data: { entries: [makeProvider("Listed Studio", 3, 0), thin] } }));
    const { user } = await renderPage("/admin?tab=directory");
    await mergeButton("Listed Studio");
    await user.click(screen.getByRole("button", { name: "Not in the sitemap (1)" }));
    expect(listed()).toEqual(["Merge Thin into..."]);
    expect(screen.getByText("Not in the sitemap: no text, fewer than 3 casinos")).toBeInTheDocument();
    expect(screen.getByText("1 provider")).toBeInTheDocument();
  });

  it("merges two entries after a preview, and then focuses the remaining entry", async () => {
    const { merges } = mockProviders();
    const { user } = await renderPage("/admin?tab=directory");
    (await mergeButton("Rihgt Studio")).focus();
    await user.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Merge Rihgt Studio into..." });
    const input = within(dialog).getByRole("combobox", { name: "The provider to keep" });
    await user.click(input);
    expect((await within(dialog).findAllByRole("option")).map(({ textContent }) => textContent)).toEqual([
      "Playtech",
      "Right Studio",
    ]);
    expect(within(dialog).getByRole("button", { name: "Merge" })).toBeDisabled();
    await user.type(input, "right");
    await user.keyboard("{Enter}");
    const preview = await within(dialog).findByRole("table", { name: "What will change for Right Studio" });
    await waitFor(() => expect(preview).toHaveTextContent("Casinos of Right Studio2 3"));
    expect(preview).toHaveTextContent("Games of Right Studio3 7");
    expect(within(dialog).getByText("A merge can't be undone.")).toBeInTheDocument();
    expect(merges).toEqual([]);
    within(dialog).getByRole("button", { name: "Merge into Right Studio" }).focus();
    await user.keyboard("{Enter}");
    await findToast("Rihgt Studio was merged into Right Studio.");
    expect(merges).toEqual([{ from: "rihgt-studio", into: "right-studio" }]);
    await waitFor(() => expect(listed()).toEqual(["Merge Playtech into...", "Merge Right Studio into..."]));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    await expectFocus(mergeButton("Right Studio"));
  });

  it("says that nothing was merged if one of the entries no longer exists", async () => {
    const { remove } = mockProviders();
    const { user } = await renderPage("/admin?tab=directory");
    await user.click(await mergeButton("Rihgt Studio"));
    await user.click(await screen.findByRole("combobox", { name: "The provider to keep" }));
    await user.click(await screen.findByRole("option", { name: "Right Studio" }));
    remove("right-studio");
    await user.click(await screen.findByRole("button", { name: "Merge into Right Studio" }));
    expect(
      await screen.findByText(/^Nothing was merged because one of the two entries no longer exists/),
    ).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(listed()).toHaveLength(2));
    await expectFocus(mergeButton("Rihgt Studio"));
  });

  it("can be reloaded after an error", async () => {
    fail("ProviderEntries", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/admin?tab=directory");
    expect(await screen.findByText(/^Error loading the directory: The service is not available/)).toBeInTheDocument();
    mockProviders();
    await user.click(screen.getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(listed()).toHaveLength(3));
  });
});
