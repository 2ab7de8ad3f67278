import { screen, waitFor } from "@testing-library/react";
import { fail, mockOperation } from "../../../test/api";
import { currentAddress, renderPage } from "../../../test/renderPage";
import { makeSession } from "../../../test/session";

const target = {
  __typename: "AccountLinkTarget",
  kind: "INVITATION",
  email: "ann@example.com",
  role: "EDITOR",
  expiresAt: "2026-12-01T10:00:00.000Z",
};

/** Mocks a link and a browser without a session. Returns the variables of all requests about the link. */
function mockLink(found: object | null): unknown[] {
  const sent: unknown[] = [];
  let session: object | null = null;
  mockOperation("Session", () => ({ data: { session } }));
  mockOperation("AccountLink", (variables) => {
    sent.push(variables);
    return { data: { accountLink: found } };
  });
  mockOperation("acceptInvitation", (variables) => {
    sent.push(variables);
    session = makeSession({ name: "ann@example.com", role: "EDITOR" });
    return { data: { acceptInvitation: session } };
  });
  mockOperation("recoverAccount", (variables) => {
    sent.push(variables);
    return { data: { recoverAccount: true } };
  });
  return sent;
}

describe("the page that a one-time link opens", () => {
  it("lets an invited person choose a name and a password, and then opens the panel and removes the link's token from the URL", async () => {
    const sent = mockLink(target);
    const { user } = await renderPage("/admin?link=invitation#secret");
    expect(
      await screen.findByText(/^You will sign in as ann@example\.com and have the editor role\./),
    ).toBeInTheDocument();
    await user.type(screen.getByLabelText("Your name (optional)"), "Ann");
    await user.type(screen.getByLabelText("Password"), "a good password{Enter}");
    expect(await screen.findByRole("button", { name: "Account ann@example.com" })).toBeInTheDocument();
    expect(currentAddress()).toBe("/admin");
    expect(window.location.hash).toBe("");
    expect(sent).toEqual([{ token: "secret" }, { token: "secret", name: "Ann", password: "a good password" }]);
  });

  it("sets a new password, and then asks the person to sign in", async () => {
    const sent = mockLink({ ...target, kind: "RECOVERY" });
    const { user } = await renderPage("/admin?link=recovery#secret");
    await user.type(await screen.findByLabelText("New password"), "a good password{Enter}");
    expect(await screen.findByRole("heading", { name: "Sign in" })).toBeInTheDocument();
    expect(screen.getByText("Password changed. You can now sign in with it.")).toBeInTheDocument();
    expect(sent.at(-1)).toEqual({ token: "secret", password: "a good password" });
  });

  it("says that a link doesn't work, either when the page opens or after the person submits a password", async () => {
    mockLink(null);
    const { user, unmount } = await renderPage("/admin?link=invitation#secret");
    expect(await screen.findByRole("heading", { name: "This link doesn't work" })).toBeInTheDocument();
    unmount();
    mockLink(target);
    fail("acceptInvitation", "NOT_FOUND");
    await renderPage("/admin?link=invitation#secret");
    await user.type(await screen.findByLabelText("Password"), "a good password{Enter}");
    expect(
      await screen.findByText("This link was already used or has expired. Ask an owner for a new one."),
    ).toBeInTheDocument();
  });

  it("shows the API's error for a password that is too short", async () => {
    mockLink(target);
    const fields = [{ field: "password", message: "Choose a password of at least 8 characters." }];
    mockOperation("acceptInvitation", () => ({
      data: null,
      errors: [{ message: "short", extensions: { code: "BAD_USER_INPUT", fields } }],
    }));
    const { user } = await renderPage("/admin?link=invitation#secret");
    await user.type(await screen.findByLabelText("Password"), "short{Enter}");
    expect(await screen.findByText("Choose a password of at least 8 characters.")).toBeInTheDocument();
  });
});

describe("the help for a forgotten password", () => {
  async function open(canRecoverByEmail: boolean) {
    mockOperation("Session", () => ({ data: { session: null } }));
    mockOperation("CanRecoverByEmail", () => ({ data: { canRecoverByEmail } }));
    const page = await renderPage("/admin");
    await page.user.click(screen.getByRole("button", { name: "Forgot your password?" }));
    return page;
  }

  it("sends a link by email, without saying whether the address has an account", async () => {
    const sent: unknown[] = [];
    mockOperation("requestRecovery", (variables) => {
      sent.push(variables);
      return { data: { requestRecovery: true } };
    });
    const { user } = await open(true);
    await user.click(await screen.findByRole("button", { name: "Send a recovery link" }));
    expect(await screen.findByText("Enter your email address.")).toBeInTheDocument();
    await user.type(screen.getByLabelText("Email address of your account"), "ann@example.com{Enter}");
    expect(await screen.findByText(/^If the address has an account, a link is on its way\./)).toBeInTheDocument();
    await waitFor(() => expect(sent).toEqual([{ email: "ann@example.com" }]));
  });

  it("asks the person to talk to an owner if the server sends no emails", async () => {
    await open(false);
    expect(await screen.findByText(/^Ask an owner of this site for a recovery link\./)).toBeInTheDocument();
  });
});
