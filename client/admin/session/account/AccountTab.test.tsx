import { screen } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { renderPage } from "../../../test/renderPage";
import { demoSession } from "../../../test/session";

const account = {
  __typename: "OwnAccount",
  id: "own",
  email: "editor@example.com",
  displayName: "Ann Lee",
  role: "EDITOR",
  passwordChangedAt: "2026-11-01T10:00:00.000Z",
};

beforeEach(() => {
  mockOperation("OwnAccount", () => ({ data: { ownAccount: account } }));
  mockOperation("OwnSessions", () => ({ data: { sessions: [] } }));
  mockOperation("OwnSecondFactors", () => ({ data: { ownSecondFactors: null } }));
});

const button = (name: string) => screen.getByRole("button", { name });

describe("the tab for an editor's own account", () => {
  it("changes the name", async () => {
    const names: unknown[] = [];
    mockOperation("changeOwnName", ({ name }) => {
      names.push(name);
      return { data: { changeOwnName: { __typename: "OwnAccount", id: "own", displayName: name } } };
    });
    const { user } = await renderPage("/admin?tab=account");
    const name = await screen.findByLabelText("Name shown to your team");
    expect(name).toHaveValue("Ann Lee");
    await user.clear(name);
    await user.type(name, "Ann Bo{Enter}");
    expect(await screen.findByText("Name saved.")).toBeInTheDocument();
    expect(names).toEqual(["Ann Bo"]);
  });

  it("changes the password, and shows each error next to its field", async () => {
    const sent: unknown[] = [];
    mockOperation("changeOwnPassword", (variables) => {
      sent.push(variables);
      if (variables["currentPassword"] === "right password") return { data: { changeOwnPassword: true } };
      const fields = [{ field: "currentPassword", message: "The current password is wrong." }];
      return { data: null, errors: [{ message: "wrong", extensions: { code: "BAD_USER_INPUT", fields } }] };
    });
    const { user } = await renderPage("/admin?tab=account");
    const current = await screen.findByLabelText("Current password");
    await user.type(current, "wrong password");
    await user.type(screen.getByLabelText("New password"), "new password");
    await user.click(button("Change password"));
    expect(await screen.findByText("The current password is wrong.")).toBeInTheDocument();
    expect(current).toHaveFocus();
    await user.clear(current);
    await user.type(current, "right password{Enter}");
    expect(await screen.findByText("Password changed. All your other sessions have ended.")).toBeInTheDocument();
    expect(current).toHaveValue("");
    expect(sent.at(-1)).toEqual({ currentPassword: "right password", newPassword: "new password" });
  });

  it("says how long to wait after too many wrong passwords", async () => {
    mockOperation("changeOwnPassword", () => ({
      data: null,
      errors: [{ message: "wait", extensions: { code: "RATE_LIMITED", retryAfter: 601 } }],
    }));
    const { user } = await renderPage("/admin?tab=account");
    await user.click(await screen.findByRole("button", { name: "Change password" }));
    const reason = await screen.findByText("Too many failed sign-ins. Wait 11 minutes, then try again.");
    expect(reason.closest("[role=alert]")).toHaveFocus();
  });

  it("explains that demo mode has no accounts", async () => {
    mockOperation("Session", () => ({ data: { session: demoSession } }));
    await renderPage("/admin?tab=account");
    expect(await screen.findByRole("heading", { name: "Demo mode has no accounts" })).toBeInTheDocument();
  });
});
