import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, mockCasinos, refused, tagsOf } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("adminDraft:"));
const draftSaved = () => waitFor(() => expect(screen.getByText("Draft saved in this browser")).toBeInTheDocument());
const offer = () => screen.findByText(/^You have unsaved changes to/);

/** Types into the form for a new casino, and then closes the tab without saving. */
async function createDraft() {
  const { user, unmount } = await renderPage("/admin");
  await findForm("Add casino");
  await user.type(field(/^Name/), "Velvet Tables");
  await user.type(field("Licenses"), "MGA,half a lic");
  await waitFor(() =>
    expect(
      drafts()
        .map((key) => localStorage.getItem(key))
        .join(""),
    ).toContain("half a lic"),
  );
  const stored = { ...localStorage };
  unmount();
  localStorage.clear();
  Object.assign(localStorage, stored);
}

describe("unsaved input", () => {
  beforeEach(() => void mockCasinos());

  it("is offered when the editor reopens the form, and can be fully restored", async () => {
    await createDraft();
    const { user } = await renderPage("/admin");
    expect(await offer()).toHaveTextContent("You have unsaved changes to a new casino (Velvet Tables) from just now.");
    expect(field(/^Name/)).toHaveValue("");
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
    expect(tagsOf("Licenses")).toEqual(["MGA", "half a lic"]);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    await draftSaved();
  });

  it("is deleted by Discard and restored by Undo", async () => {
    await createDraft();
    const { user } = await renderPage("/admin");
    await offer();
    await user.click(button("Discard"));
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    expect(drafts()).toEqual([]);
    await findToast("Your unsaved changes to a new casino (Velvet Tables) were discarded.");
    await user.click(button("Undo"));
    await offer();
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
  });

  it("is not shown to another account in the same browser", async () => {
    await createDraft();
    mockOperation("Session", () => ({ data: { session: makeSession({ name: "other@example.com" }) } }));
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it("remains stored while the editor types something else", async () => {
    await createDraft();
    const { user } = await renderPage("/admin");
    await offer();
    await user.type(field(/^Name/), "Another");
    await draftSaved();
    expect(drafts()).toHaveLength(2);
  });

  it("is deleted when the editor saves or reverts the changes", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "N");
    await draftSaved();
    await user.clear(field(/^Name/));
    await waitFor(() => expect(drafts()).toEqual([]));
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    await findToast("Casino added successfully!");
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("remains stored after the session ends", async () => {
    mockOperation("createCasino", () => refused({ code: "UNAUTHENTICATED" }));
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    await findToast("Failed to save casino. Please try again.");
    await waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it("is kept as a draft after Cancel", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(button("Cancel"));
    expect(field(/^Name/)).toHaveValue("");
    await offer();
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Northgate");
  });

  it.each([
    ["a new casino", null],
    ["an existing casino", makeCasino({ name: "Northgate" })],
  ])("is offered if the editor presses Cancel and later reopens the form for %s", async (_form, casino) => {
    mockCasinos(...(casino ? [casino] : []));
    const address = casino ? `/admin?tab=casinos&edit=${casino.id}` : "/admin";
    const { user, unmount } = await renderPage(address);
    await findForm(casino ? /^Update casino/ : "Add casino");
    await user.type(field("Description"), " Typed and canceled");
    await user.click(button("Cancel"));
    await screen.findByText("Your unsaved changes stay in this browser");
    unmount();
    const again = await renderPage(address);
    await findForm(casino ? /^Update casino/ : "Add casino");
    const banner = await screen.findByText(/^You have unsaved changes to/);
    expect(banner).toHaveTextContent(casino ? "to casino Northgate from just now" : "to a new casino from just now");
    await again.user.click(button("Restore"));
    expect(field("Description").value).toContain("Typed and canceled");
  });

  it("is not offered for a different casino", async () => {
    await createDraft();
    const casino = makeCasino();
    mockCasinos(casino);
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it.each([
    ["invalid JSON", "{"],
    ["a value of another type", "[1,2]"],
    ["a draft without a date", JSON.stringify({ savedAt: "soon", values: {} })],
  ])("is ignored if it is %s", async (_what, text) => {
    localStorage.setItem("adminDraft:editor%40example.com:casino:new:x", text);
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it("never fills a field with a value of the wrong type", async () => {
    const values = { name: { evil: true }, licenses: "MGA", isNew: "yes", description: "Kept.", other: 1 };
    localStorage.setItem(
      "adminDraft:editor%40example.com:casino:new:x",
      JSON.stringify({ savedAt: new Date().toISOString(), values }),
    );
    const { user } = await renderPage("/admin");
    await offer();
    await user.click(button("Restore"));
    expect(field("Description")).toHaveValue("Kept.");
    expect(field(/^Name/)).toHaveValue("");
    expect(tagsOf("Licenses")).toEqual([]);
    expect(field("New")).not.toBeChecked();
  });
});

describe("a draft from an earlier release, without an account", () => {
  const key = "adminDraft:casino:new:0d5f";
  const banner = () => screen.findByText(/^This browser has unsaved changes to a new casino from/);
  const signInAs = (name: string) => mockOperation("Session", () => ({ data: { session: makeSession({ name }) } }));

  beforeEach(() => {
    mockCasinos();
    const values = { name: "Velvet Tables", description: "Private thoughts" };
    localStorage.setItem(
      key,
      JSON.stringify({ savedAt: new Date().toISOString(), values, version: null, newId: null }),
    );
  });

  it("is offered without revealing its content, and belongs to the account that restores it", async () => {
    const { user, unmount } = await renderPage("/admin");
    expect(await banner()).toHaveTextContent("from just now, made without an account. Restore them if they are yours.");
    expect(screen.queryByText(/Velvet Tables/)).not.toBeInTheDocument();
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
    expect(field("Description")).toHaveValue("Private thoughts");
    await draftSaved();
    expect(drafts()).toEqual([expect.stringMatching(/^adminDraft:editor%40example\.com:casino:new:/)]);
    unmount();
    signInAs("other@example.com");
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument();
  });

  it("is no longer offered to an account that discards it, but is still offered to others", async () => {
    const { user, unmount } = await renderPage("/admin");
    await banner();
    await user.click(button("Not mine"));
    expect(screen.queryByText(/unsaved changes to a new casino from/)).not.toBeInTheDocument();
    await findToast("The unsaved changes to a new casino stay in this browser for the account that made them.");
    await user.click(button("Undo"));
    await banner();
    await user.click(button("Not mine"));
    unmount();
    const again = await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/unsaved changes to a new casino from/)).not.toBeInTheDocument();
    again.unmount();
    signInAs("other@example.com");
    await renderPage("/admin");
    await banner();
    expect(localStorage.getItem(key)).toContain("Private thoughts");
  });

  it("is offered after the account's own drafts", async () => {
    localStorage.setItem(
      "adminDraft:editor%40example.com:casino:new:x",
      JSON.stringify({ savedAt: "2026-01-01T00:00:00.000Z", values: { name: "My own" } }),
    );
    const { user } = await renderPage("/admin");
    expect(await offer()).toHaveTextContent("(My own)");
    await user.click(button("Discard"));
    await banner();
  });
});

describe("leaving a form", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });

  beforeEach(() => {
    mockCasinos();
    mockOperation("CasinoList", () => ({ data: { casinos: makeConnection("Casino", []) } }));
  });

  it("asks for confirmation if there are unsaved changes, and keeps the form open if the editor cancels", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(field(/^Name/)).toHaveValue("Northgate");
    expect(currentAddress()).toBe("/admin");
  });

  it("is allowed if the editor confirms, and keeps the draft", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await question();
    await user.click(button("Leave"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(drafts()).toHaveLength(1);
  });

  it("also asks for confirmation when the editor presses Back", async () => {
    const { user } = await renderPage("/admin?tab=content");
    await user.click(screen.getByRole("tab", { name: "Casinos" }));
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    window.history.back();
    await question();
    await waitFor(() => expect(currentAddress()).toBe("/admin?tab=casinos"));
    await user.click(button("Leave"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin?tab=content");
  });

  it("makes the browser warn before it closes the tab, but only if there are unsaved changes", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    expect(isAsked()).toBe(false);
    await user.type(field(/^Name/), "N");
    expect(isAsked()).toBe(true);
  });

  it("does not ask for confirmation if nothing was typed", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
  });
});
