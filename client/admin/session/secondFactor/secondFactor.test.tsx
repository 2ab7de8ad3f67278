import { screen, within } from "@testing-library/react";
import { mockOperation } from "../../../test/api";
import { renderPage } from "../../../test/renderPage";
import { makeSession } from "../../../test/session";

const field = (label: string) => screen.findByLabelText(label);
const button = (name: string) => screen.findByRole("button", { name });
const refuse = (code: string, extensions: Record<string, unknown> = {}, message = "refused") => ({
  data: null,
  errors: [{ message, extensions: { ...extensions, code } }],
});

const none = { kinds: [], authenticatorApp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
function own(factors: Record<string, unknown> = {}) {
  const ownSecondFactors = { __typename: "SecondFactors", ...none, ...factors };
  mockOperation("OwnSecondFactors", () => ({ data: { ownSecondFactors } }));
}

beforeEach(() => {
  own();
  mockOperation("OwnAccount", () => ({ data: { ownAccount: null } }));
  mockOperation("OwnSessions", () => ({ data: { sessions: [] } }));
  mockOperation("refreshSession", () => ({ data: { refreshSession: makeSession() } }));
});

describe("signing in with a second factor", () => {
  async function enterPassword(kinds: string[]) {
    mockOperation("Session", () => ({ data: { session: null } }));
    mockOperation("signIn", () => refuse("SECOND_FACTOR_REQUIRED", { secondFactors: kinds }));
    const { user } = await renderPage("/admin?tab=content");
    await user.type(await field("Email address"), "editor@example.com");
    await user.type(await field("Password"), "right password{Enter}");
    return user;
  }

  it("asks for a code from the app, and says what is wrong with the code", async () => {
    const sent: unknown[] = [];
    mockOperation("finishSignIn", ({ secondFactor }) => {
      sent.push(secondFactor);
      if (sent.length === 2) return { data: { finishSignIn: makeSession() } };
      return refuse("BAD_USER_INPUT", { fields: [{ field: "code", message: "The code is wrong." }] });
    });
    const user = await enterPassword(["AUTHENTICATOR_APP", "RECOVERY_CODE"]);
    const code = await field("Code from your authenticator app");
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute("autocomplete", "one-time-code");
    expect(screen.queryByRole("button", { name: "Use a passkey" })).toBeNull();
    await user.type(code, "000000{Enter}");
    expect(await screen.findByText("The code is wrong.")).toBeInTheDocument();
    await user.clear(code);
    await user.type(code, "123456{Enter}");
    expect(await screen.findByRole("tab", { name: "Content", selected: true })).toBeInTheDocument();
    expect(sent).toEqual([{ code: "000000" }, { code: "123456" }]);
  });

  it("accepts a recovery code, and starts over when the sign-in has expired", async () => {
    mockOperation("finishSignIn", ({ secondFactor }) => {
      expect(secondFactor).toEqual({ recoveryCode: "AAAA-BBBB" });
      return refuse("NOT_FOUND", {}, "This sign-in has expired. Enter your password again.");
    });
    const user = await enterPassword(["PASSKEY", "RECOVERY_CODE"]);
    await user.click(await button("Use a recovery code"));
    await user.type(await field("Recovery code"), "AAAA-BBBB{Enter}");
    expect(await screen.findByText("This sign-in has expired. Enter your password again.")).toBeInTheDocument();
    expect(await field("Password")).toBeInTheDocument();
  });
});

describe("signing in with a recovery code", () => {
  it("confirms that a recovery code was used, and says where to replace a lost second factor", async () => {
    mockOperation("Session", () => ({ data: { session: null } }));
    mockOperation("signIn", () => refuse("SECOND_FACTOR_REQUIRED", { secondFactors: ["RECOVERY_CODE"] }));
    mockOperation("finishSignIn", () => ({ data: { finishSignIn: makeSession() } }));
    const { user } = await renderPage("/admin?tab=content");
    await user.type(await field("Email address"), "editor@example.com");
    await user.type(await field("Password"), "right password{Enter}");
    await user.click(await button("Use a recovery code"));
    await user.type(await field("Recovery code"), "AAAA-BBBB{Enter}");
    expect(await screen.findByText("You signed in with a recovery code")).toBeInTheDocument();
    expect(screen.getByText(/replace it in the “Your account” tab\.$/)).toBeInTheDocument();
  });
});

describe("the section for an editor's own second factors", () => {
  it("sets up an app after the editor confirms their identity with the password, and shows the recovery codes", async () => {
    let isConfirmed = false;
    mockOperation("beginAuthenticatorApp", () =>
      isConfirmed
        ? {
            data: {
              beginAuthenticatorApp: {
                __typename: "AuthenticatorAppSetup",
                secret: "JBSWY3DPEHPK3PXP",
                url: "otpauth://totp/Site:editor?secret=JBSWY3DPEHPK3PXP",
              },
            },
          }
        : refuse("CONFIRMATION_REQUIRED"),
    );
    mockOperation("confirmIdentity", ({ password }) => {
      isConfirmed = password === "right password";
      if (isConfirmed) return { data: { confirmIdentity: makeSession() } };
      return refuse("BAD_USER_INPUT", { fields: [{ field: "password", message: "The password is wrong." }] });
    });
    mockOperation("addAuthenticatorApp", () => ({
      data: { addAuthenticatorApp: { __typename: "AddedSecondFactor", recoveryCodes: ["AAAA-2222", "BBBB-3333"] } },
    }));
    const { user } = await renderPage("/admin?tab=account");
    await user.click(await button("Set up an app"));
    const password = await field("Your password");
    await user.type(password, "wrong password{Enter}");
    expect(await screen.findByText("The password is wrong.")).toBeInTheDocument();
    await user.clear(password);
    await user.type(password, "right password{Enter}");
    const setup = await screen.findByRole("dialog", { name: "Set up an authenticator app" });
    expect(within(setup).getByLabelText("Key")).toHaveTextContent("JBSW Y3DP EHPK 3PXP");
    expect(within(setup).getByRole("img", { name: "QR code for the authenticator app" })).toBeInTheDocument();
    await user.type(within(setup).getByLabelText("Code from the app"), "123456{Enter}");
    const codes = await screen.findByRole("list", { name: "Recovery codes" });
    expect(
      within(codes)
        .getAllByRole("listitem")
        .map((each) => each.textContent),
    ).toEqual(["AAAA-2222", "BBBB-3333"]);
    await user.click(await button("I have stored them"));
    expect(screen.queryByRole("list", { name: "Recovery codes" })).toBeNull();
  });

  it("changes nothing if the editor does not confirm their identity", async () => {
    own({
      kinds: ["AUTHENTICATOR_APP"],
      authenticatorApp: { __typename: "A", createdAt: "2026-11-01T10:00:00.000Z", lastUsedAt: null },
    });
    mockOperation("removeAuthenticatorApp", () => refuse("CONFIRMATION_REQUIRED"));
    const { user } = await renderPage("/admin?tab=account");
    await user.click(await button("Remove the app"));
    await user.click(await button("Remove"));
    expect(await field("Code from your authenticator app")).toBeInTheDocument();
    await user.click(await button("Cancel"));
    const message = "Nothing was changed, because you did not confirm your identity.";
    expect(await screen.findByText(message)).toBeInTheDocument();
  });
});

describe("the panel for an account that must add a second factor", () => {
  it("shows only how to add one and how to sign out", async () => {
    mockOperation("Session", () => ({ data: { session: makeSession({ mustAddSecondFactor: true }) } }));
    own({ isRequired: true });
    mockOperation("createRecoveryCodes", () => refuse("CONFLICT"));
    await renderPage("/admin?tab=content");
    expect(await button("Set up an app")).toBeInTheDocument();
    expect(await button("Sign out")).toBeInTheDocument();
    expect(screen.getByText("Required")).toBeInTheDocument();
    expect(screen.queryAllByRole("tab")).toEqual([]);
  });
});
