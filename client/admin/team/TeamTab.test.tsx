import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { renderPage } from "../../test/renderPage";

function makeAccount(changes: Record<string, unknown> = {}) {
  return {
    __typename: "Account",
    id: "own",
    email: "editor@example.com",
    displayName: null,
    role: "OWNER",
    disabledAt: null,
    createdAt: "2026-11-01T10:00:00.000Z",
    lastSeenAt: new Date().toISOString(),
    hasSecondFactor: false,
    sessionCount: 1,
    ...changes,
  };
}

const ann = makeAccount({
  id: "ann",
  email: "ann@example.com",
  displayName: "Ann Lee",
  role: "EDITOR",
  sessionCount: 2,
});
const invitation = {
  __typename: "Invitation",
  id: "invited",
  email: "bob@example.com",
  role: "CONTRIBUTOR",
  createdBy: "editor@example.com",
  expiresAt: "2026-12-01T10:00:00.000Z",
};
const link = (email: string) => ({
  __typename: "OneTimeLink",
  url: `https://site.example/admin?link=invitation#token-of-${email}`,
  email,
  expiresAt: "2026-12-01T10:00:00.000Z",
  isEmailed: false,
});

/** Mocks a team, and the changes to it. Returns the changes that were sent. */
function mockTeam(accounts = [makeAccount(), ann], canSendEmail = false) {
  let team = { accounts, invitations: [invitation] };
  let requiresSecondFactor = false;
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  mockOperation("Team", () => ({
    data: { team: { __typename: "Team", canSendEmail, requiresSecondFactor, ...team } },
  }));
  const change = (name: string, apply: (id: unknown, variables: Record<string, unknown>) => unknown) =>
    mockOperation(name, (variables) => {
      sent.push([name, variables]);
      return { data: { [name]: apply(variables["id"], variables) ?? true } };
    });
  const update = (id: unknown, changes: object) => {
    team = { ...team, accounts: team.accounts.map((each) => (each.id === id ? { ...each, ...changes } : each)) };
  };
  change("requireSecondFactor", (_id, { isRequired }) => {
    requiresSecondFactor = isRequired === true;
  });
  change("changeRole", (id, { role }) => update(id, { role }));
  change("disableAccount", (id) => update(id, { disabledAt: "2026-11-12T10:00:00.000Z", sessionCount: 0 }));
  change("enableAccount", (id) => update(id, { disabledAt: null }));
  change("endSessionsOfAccount", (id) => update(id, { sessionCount: 0 }));
  change("removeAccount", (id) => {
    team = { ...team, accounts: team.accounts.filter((each) => each.id !== id) };
  });
  change("revokeInvitation", () => {
    team = { ...team, invitations: [] };
  });
  change("invite", (_id, { email }) => link(String(email)));
  change("renewInvitation", () => link("bob@example.com"));
  change("createRecoveryLink", () => link("ann@example.com"));
  return sent;
}

const rowOf = async (name: string) => {
  const table = await screen.findByRole("table", { name: "Accounts" });
  return within(table).getByText(name).closest("tr")!;
};
const press = async (user: Awaited<ReturnType<typeof renderPage>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

describe("the team tab", () => {
  it("lists the accounts, and offers no changes to the owner's own account", async () => {
    mockTeam();
    await renderPage("/admin?tab=team");
    const own = await rowOf("editor@example.com");
    expect(own).toHaveTextContent("You");
    expect(within(own).queryByRole("button")).not.toBeInTheDocument();
    const other = await rowOf("Ann Lee");
    expect(other).toHaveTextContent("ann@example.com");
    expect(within(other).getByLabelText("Role of ann@example.com")).toHaveValue("EDITOR");
  });

  it("asks owners to add a second factor to their own account before they require one from everyone", async () => {
    mockTeam();
    await renderPage("/admin?tab=team");
    expect(await screen.findByRole("button", { name: "Require a second factor" })).toBeDisabled();
    expect(screen.getByRole("link", { name: "your own account" })).toHaveAttribute("href", "/admin?tab=account");
  });

  it("requires a second factor from everyone, or makes it optional, only after the owner confirms", async () => {
    const sent = mockTeam([makeAccount({ hasSecondFactor: true }), ann]);
    const { user } = await renderPage("/admin?tab=team");
    await press(user, "Require a second factor");
    const question = within(await screen.findByRole("alertdialog", { name: "Require a second factor from everyone?" }));
    expect(question.getByText(/^1 enabled account has none\. /)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(sent).toEqual([]);
    await press(user, "Require a second factor");
    await press(user, "Require");
    await press(user, "Make it optional");
    await press(user, "Make optional");
    await waitFor(() =>
      expect(sent.map(([, variables]) => variables)).toEqual([{ isRequired: true }, { isRequired: false }]),
    );
  });

  it("invites a person, and shows the link once", async () => {
    const sent = mockTeam();
    const { user } = await renderPage("/admin?tab=team");
    await user.type(await screen.findByLabelText("Email address"), "cleo@example.com");
    await user.selectOptions(screen.getByLabelText("Role"), "PUBLISHER");
    await press(user, "Invite");
    const dialog = within(await screen.findByRole("dialog", { name: "Invitation for cleo@example.com" }));
    expect(dialog.getByLabelText("Link")).toHaveValue(
      "https://site.example/admin?link=invitation#token-of-cleo@example.com",
    );
    expect(dialog.getByText(/Send it to cleo@example\.com yourself\.$/)).toBeInTheDocument();
    await user.click(dialog.getByRole("button", { name: "Copy link" }));
    expect(await screen.findByText("Link copied")).toBeInTheDocument();
    await user.click(dialog.getAllByRole("button", { name: "Close" })[0]!);
    expect(screen.getByLabelText("Email address")).toHaveValue("");
    expect(sent).toEqual([["invite", { email: "cleo@example.com", role: "PUBLISHER" }]]);
  });

  it("moves focus to the reason why an invitation was rejected", async () => {
    mockTeam();
    const fields = [{ field: "email", message: "Enter an email address." }];
    mockOperation("invite", () => ({
      errors: [{ message: "refused", extensions: { code: "BAD_USER_INPUT", fields } }],
    }));
    const { user } = await renderPage("/admin?tab=team");
    await press(user, "Invite");
    expect((await screen.findByText("Enter an email address.")).closest("[role=alert]")).toHaveFocus();
  });

  it("renews and revokes an invitation", async () => {
    const sent = mockTeam();
    const { user } = await renderPage("/admin?tab=team");
    await press(user, "New link for bob@example.com");
    await user.click((await screen.findAllByRole("button", { name: "Close" }))[0]!);
    await press(user, "Revoke the invitation for bob@example.com");
    await waitFor(() => expect(screen.queryByText("Open invitations")).not.toBeInTheDocument());
    expect(sent.map(([name]) => name)).toEqual(["renewInvitation", "revokeInvitation"]);
  });

  it("changes an account's role, ends its sessions, and disables, enables and removes it", async () => {
    const sent = mockTeam();
    const { user } = await renderPage("/admin?tab=team");
    await user.selectOptions(await screen.findByLabelText("Role of ann@example.com"), "OWNER");
    await press(user, "Change the role of ann@example.com");
    await press(user, "Change role");
    expect(await screen.findByText("ann@example.com now has the owner role.")).toBeInTheDocument();
    await press(user, "End all sessions for ann@example.com");
    await waitFor(() =>
      expect(screen.queryByRole("button", { name: "End all sessions for ann@example.com" })).not.toBeInTheDocument(),
    );
    await press(user, "Disable ann@example.com");
    await press(user, "Disable");
    await press(user, "Enable ann@example.com");
    await press(user, "Create a recovery link for ann@example.com");
    await user.click((await screen.findAllByRole("button", { name: "Close" }))[0]!);
    await press(user, "Remove ann@example.com");
    await press(user, "Remove");
    await waitFor(() => expect(screen.queryByText("Ann Lee")).not.toBeInTheDocument());
    expect(sent.map(([name]) => name)).toEqual([
      "changeRole",
      "endSessionsOfAccount",
      "disableAccount",
      "enableAccount",
      "createRecoveryLink",
      "removeAccount",
    ]);
  });

  it("changes a role only after the owner presses the button and confirms", async () => {
    const sent = mockTeam();
    const { user } = await renderPage("/admin?tab=team");
    const select = await screen.findByLabelText("Role of ann@example.com");
    const changeRole = screen.getByRole("button", { name: "Change the role of ann@example.com" });
    expect(changeRole).toHaveAttribute("aria-disabled", "true");
    await user.selectOptions(select, "OWNER");
    await user.click(changeRole);
    const question = within(
      await screen.findByRole("alertdialog", { name: "Change the role of ann@example.com to owner?" }),
    );
    await user.click(question.getByRole("button", { name: "Cancel" }));
    expect(sent).toEqual([]);
    await user.click(changeRole);
    await press(user, "Change role");
    await waitFor(() => expect(sent).toEqual([["changeRole", { id: "ann", role: "OWNER" }]]));
  });

  it("says why a change was rejected", async () => {
    mockTeam();
    const message = "This is the only enabled owner. Make another account an owner first.";
    mockOperation("disableAccount", () => ({ data: null, errors: [{ message, extensions: { code: "CONFLICT" } }] }));
    const { user } = await renderPage("/admin?tab=team");
    await press(user, "Disable ann@example.com");
    await press(user, "Disable");
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});
