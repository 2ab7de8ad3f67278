import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { answer } from "../../test/api";
import { makeCasino, makeConnection } from "../../test/catalogue";
import { addCasino, button, field, findForm, findToast, keepCasinos, refused, tagsOf } from "../../test/editors";
import { currentAddress, renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith("adminDraft:"));
const kept = () => waitFor(() => expect(screen.getByText("Draft kept in this browser")).toBeInTheDocument());
const offer = () => screen.findByText(/^You have unsaved changes to/);

/** Types into a new casino's form, and closes the tab without a word. */
async function leaveDraft() {
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
  const left = { ...localStorage };
  unmount();
  localStorage.clear();
  Object.assign(localStorage, left);
}

describe("what was typed and not saved", () => {
  beforeEach(() => void keepCasinos());

  it("is offered when the form is opened again, and restored to the last letter", async () => {
    await leaveDraft();
    const { user } = await renderPage("/admin");
    expect(await offer()).toHaveTextContent("You have unsaved changes to a new casino (Velvet Tables) from just now.");
    expect(field(/^Name/)).toHaveValue("");
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
    expect(tagsOf("Licenses")).toEqual(["MGA", "half a lic"]);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
    await kept();
  });

  it("is gone when it is discarded, until that is undone", async () => {
    await leaveDraft();
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

  it("is not shown to another account of the same browser", async () => {
    await leaveDraft();
    answer("Session", () => ({ data: { session: makeSession({ name: "other@example.com" }) } }));
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it("waits while something else is typed, and is offered again", async () => {
    await leaveDraft();
    const { user } = await renderPage("/admin");
    await offer();
    await user.type(field(/^Name/), "Another");
    await kept();
    expect(drafts()).toHaveLength(2);
  });

  it("is forgotten when it is saved, and when it is taken back by hand", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "N");
    await kept();
    await user.clear(field(/^Name/));
    await waitFor(() => expect(drafts()).toEqual([]));
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    await findToast("Casino added successfully!");
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  it("stays when the session has ended or the server fails", async () => {
    answer("createCasino", () => refused({ code: "UNAUTHENTICATED" }));
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await addCasino(user);
    await findToast("Failed to save casino. Please try again.");
    await waitFor(() => expect(drafts()).toHaveLength(1));
  });

  it("is kept aside by Cancel", async () => {
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
    ["a casino that is edited", makeCasino({ name: "Northgate" })],
  ])("is offered after Cancel when the form of %s is opened later", async (_form, casino) => {
    keepCasinos(...(casino ? [casino] : []));
    const address = casino ? `/admin?tab=casinos&edit=${casino.id}` : "/admin";
    const { user, unmount } = await renderPage(address);
    await findForm(casino ? /^Update casino/ : "Add casino");
    await user.type(field("Description"), " Typed and canceled");
    await user.click(button("Cancel"));
    await screen.findByText("Your changes are kept as a draft");
    unmount();
    const again = await renderPage(address);
    await findForm(casino ? /^Update casino/ : "Add casino");
    const banner = await screen.findByText(/^You have unsaved changes to/);
    expect(banner).toHaveTextContent(casino ? "to casino Northgate from just now" : "to a new casino from just now");
    await again.user.click(button("Restore"));
    expect(field("Description").value).toContain("Typed and canceled");
  });

  it("belongs to its own row", async () => {
    await leaveDraft();
    const casino = makeCasino();
    keepCasinos(casino);
    await renderPage(`/admin?tab=casinos&edit=${casino.id}`);
    await findForm(/^Update casino/);
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it.each([
    ["no JSON", "{"],
    ["another kind of thing", "[1,2]"],
    ["no date", JSON.stringify({ savedAt: "soon", values: {} })],
  ])("is passed over when it is %s", async (_what, text) => {
    localStorage.setItem("adminDraft:editor%40example.com:casino:new:x", text);
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/^You have unsaved changes/)).not.toBeInTheDocument();
  });

  it("never puts a value of the wrong kind into a field", async () => {
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

describe("a draft of an earlier release, which noted no account", () => {
  const key = "adminDraft:casino:new:0d5f";
  const banner = () => screen.findByText(/^This browser has unsaved changes to a new casino from/);
  const signInAs = (name: string) => answer("Session", () => ({ data: { session: makeSession({ name }) } }));

  beforeEach(() => {
    keepCasinos();
    const values = { name: "Velvet Tables", description: "Private thoughts" };
    localStorage.setItem(
      key,
      JSON.stringify({ savedAt: new Date().toISOString(), values, version: null, newId: null }),
    );
  });

  it("is offered without what is in it, and belongs to the account that restores it", async () => {
    const { user, unmount } = await renderPage("/admin");
    expect(await banner()).toHaveTextContent(
      "from just now, kept without the account that made them. Restore them if they are yours.",
    );
    expect(screen.queryByText(/Velvet Tables/)).not.toBeInTheDocument();
    await user.click(button("Restore"));
    expect(field(/^Name/)).toHaveValue("Velvet Tables");
    expect(field("Description")).toHaveValue("Private thoughts");
    await kept();
    expect(drafts()).toEqual([expect.stringMatching(/^adminDraft:editor%40example\.com:casino:new:/)]);
    unmount();
    signInAs("other@example.com");
    await renderPage("/admin");
    await findForm("Add casino");
    expect(screen.queryByText(/unsaved changes/)).not.toBeInTheDocument();
  });

  it("is not offered again to an account that says it is not its own, until that is undone, and stays for the others", async () => {
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

  it("waits behind a draft of the account itself", async () => {
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

describe("leaving a form with changes", () => {
  const question = () => screen.findByRole("alertdialog", { name: "Leave without saving?" });

  beforeEach(() => {
    keepCasinos();
    answer("CasinoList", () => ({ data: { casinos: makeConnection("Casino", []) } }));
  });

  it("asks, and stays when it is not agreed to", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(field(/^Name/)).toHaveValue("Northgate");
    expect(currentAddress()).toBe("/admin");
  });

  it("goes where it was asked to when it is agreed to, and keeps the draft", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    await question();
    await user.click(button("Leave"));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
    expect(drafts()).toHaveLength(1);
  });

  it("is asked about when the browser goes back, too", async () => {
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

  it("lets the browser ask before the tab is closed, and only then", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    const isAsked = () => !fireEvent(window, new Event("beforeunload", { cancelable: true }));
    expect(isAsked()).toBe(false);
    await user.type(field(/^Name/), "N");
    expect(isAsked()).toBe(true);
  });

  it("asks nothing when nothing was typed", async () => {
    const { user } = await renderPage("/admin");
    await findForm("Add casino");
    await user.click(screen.getByRole("tab", { name: "Content" }));
    expect(await screen.findByRole("heading", { name: "Content" })).toBeInTheDocument();
  });
});
