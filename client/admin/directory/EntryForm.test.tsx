import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeConnection, makeDirectoryRow } from "../../test/catalogue";
import { button, field, findForm, findToast, refused } from "../../test/editors";
import { makeChangeSet } from "../../test/historyList";
import { currentAddress, renderPage } from "../../test/renderPage";

const ID = "00000000-0000-4000-8000-0000000000aa";

/** Mocks a server with one provider. */
function mockProvider(changes: Record<string, unknown> = {}) {
  let row: ReturnType<typeof makeStored> | null = makeStored(changes);
  const saved: Record<string, unknown>[] = [];
  mockOperation("ProviderEntries", () => ({ data: { entries: row ? [row] : [] } }));
  mockOperation("ProviderToEdit", ({ id }) => ({ data: { provider: id === ID ? row : null } }));
  mockOperation("ChangeSetOfVersion", () => {
    const entry = { __typename: "HistoryRow", id: "entry", version: row?.version };
    const changeSet = makeChangeSet({ actor: "ana@example.com", rows: makeConnection("HistoryRow", [entry]) });
    return { data: { history: makeConnection("ChangeSet", [changeSet]) } };
  });
  mockOperation("updateProvider", ({ version, input }) => {
    if (!row) return refused({ code: "NOT_FOUND" });
    const given = input as Record<string, unknown>;
    if (row.version !== version) return refused({ code: "CONFLICT" });
    if (given["name"] === "Taken")
      return refused({
        code: "BAD_USER_INPUT",
        fields: [{ field: "name", message: "Another provider has this name." }],
      });
    saved.push(given);
    change(given);
    return { data: { updateProvider: row } };
  });
  function change(input: Record<string, unknown>) {
    row = { ...row!, ...input, version: row!.version + 1 };
  }
  return { saved, change, merge: () => void (row = null) };
}

function makeStored(changes: Record<string, unknown>) {
  const facts = { id: ID, version: 1, gameCount: 2, updatedAt: "2026-03-02T10:00:00.000Z", lastChange: null };
  return { ...makeDirectoryRow("Provider", "Right Studio", facts), version: 1, ...changes };
}

async function openForm(changes?: Record<string, unknown>) {
  const provider = mockProvider(changes);
  const { user, unmount } = await renderPage(`/admin?tab=directory&of=providers&edit=${ID}`);
  await findForm(/^Update provider/);
  return { ...provider, user, unmount, save: () => user.click(button("Update provider")) };
}

describe("the form for a directory entry", () => {
  it("opens from the list, saves only changed fields, and returns to the list", async () => {
    const { saved } = mockProvider({ description: null });
    const { user } = await renderPage("/admin?tab=directory");
    expect(await screen.findByText("Not in the sitemap: no text")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "Edit Right Studio" }));
    await findForm(/^Update provider/);
    expect(field(/^Name/)).toHaveValue("Right Studio");
    expect(screen.getByRole("link", { name: /^View on site/ })).toHaveAttribute("href", "/provider/right-studio");
    await user.type(field("Text"), "Makes slots.");
    expect(
      within(screen.getByRole("region", { name: "As visitors will see it" })).getByText("Makes slots."),
    ).toBeVisible();
    await user.click(button("Update provider"));
    await findToast("Provider updated successfully!");
    expect(saved).toEqual([{ description: "Makes slots." }]);
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=directory&of=providers"));
    expect(await screen.findByText("Listed")).toBeInTheDocument();
    expect(screen.getByRole("heading", { name: "Directory" })).toHaveFocus();
  });

  it("shows the server's reason if the name belongs to another entry", async () => {
    const { user, saved, save } = await openForm();
    await user.clear(field(/^Name/));
    await user.type(field(/^Name/), "Taken");
    await save();
    expect(await screen.findByRole("link", { name: /^Name: Another provider has this name/ })).toBeInTheDocument();
    expect(saved).toEqual([]);
  });

  it("rejects an invalid website before saving, and clears the website if the field is empty", async () => {
    const { user, saved, save } = await openForm();
    await user.clear(field("Website"));
    await user.type(field("Website"), "right.example");
    await save();
    expect(screen.getByRole("link", { name: /^Website: Enter a website that starts with/ })).toBeInTheDocument();
    await user.clear(field("Website"));
    await save();
    await findToast("Provider updated successfully!");
    expect(saved).toEqual([{ website: null }]);
  });

  it("merges the changes of two editors, and asks about a field that both changed", async () => {
    const { user, saved, change, save } = await openForm();
    await user.type(field("Text"), " Mine.");
    change({ description: "Theirs.", name: "Wright Studio" });
    await save();
    const panel = await screen.findByRole("region", { name: /^ana@example.com changed this provider/ });
    expect(within(panel).getByText("Theirs.")).toBeInTheDocument();
    expect(within(panel).getAllByRole("radiogroup")).toHaveLength(1);
    await user.click(button("Save with these choices"));
    await findToast("Provider updated successfully!");
    expect(saved).toEqual([{ description: "What Right Studio is. Mine." }]);
  });

  it("offers unsaved input when the page is opened again", async () => {
    const { user, unmount } = await openForm();
    await user.type(field("Text"), " More.");
    await screen.findByText("Draft saved in this browser");
    const stored = { ...localStorage };
    unmount();
    localStorage.clear();
    Object.assign(localStorage, stored);
    const again = await openForm();
    expect(await screen.findByText(/^You have unsaved changes to/)).toHaveTextContent("provider Right Studio");
    await again.user.click(button("Restore"));
    expect(field("Text")).toHaveValue("What Right Studio is. More.");
  });

  it("keeps the input and explains that the entry was merged into another one", async () => {
    const { user, merge, save } = await openForm();
    await user.type(field("Text"), " More.");
    merge();
    await save();
    expect(await screen.findByText(/^This provider was merged into another one while you were editing/)).toBeVisible();
    expect(field("Text")).toHaveValue("What Right Studio is. More.");
    expect(screen.queryByRole("button", { name: /^Add as a new/ })).not.toBeInTheDocument();
  });

  it("explains that the entry in the URL does not exist", async () => {
    mockProvider();
    await renderPage("/admin?tab=directory&of=providers&edit=unknown");
    expect(await screen.findByText("It may have been merged into another entry.")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "All providers" })).toBeInTheDocument();
  });

  it("includes a payment method's kind", async () => {
    const row = { ...makeStored({}), __typename: "PaymentMethod", name: "Visa", slug: "visa", kind: "CARD" };
    let input: unknown = null;
    mockOperation("PaymentMethodEntries", () => ({ data: { entries: [] } }));
    mockOperation("PaymentMethodToEdit", () => ({ data: { paymentMethod: row } }));
    mockOperation("updatePaymentMethod", (variables) => {
      ({ input } = variables);
      return { data: { updatePaymentMethod: { ...row, kind: null, version: 2 } } };
    });
    const { user } = await renderPage(`/admin?tab=directory&of=methods&edit=${ID}`);
    await findForm(/^Update payment method/);
    await user.selectOptions(screen.getByRole("combobox", { name: "Kind" }), "Unknown");
    await user.click(button("Update payment method"));
    await findToast("Payment method updated successfully!");
    expect(input).toEqual({ kind: null });
  });
});
