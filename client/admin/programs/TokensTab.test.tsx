import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

function makeToken(changes: Record<string, unknown> = {}) {
  return {
    __typename: "ApiToken",
    id: "importer",
    name: "Importer",
    hint: "hop_x7Qd",
    scopes: ["READ", "WRITE_CATALOGUE"],
    unitsPerMinute: 300_000,
    createdBy: "editor@example.com",
    createdAt: "2026-11-01T10:00:00.000Z",
    expiresAt: "2027-01-30T10:00:00.000Z",
    lastUsedAt: new Date().toISOString(),
    revokedAt: null,
    isActive: true,
    ...changes,
  };
}

/** Mocks the tokens and the changes to them. Returns the changes that were sent. */
function mockTokens(tokens = [makeToken()]) {
  let current: Record<string, unknown>[] = tokens;
  const sent: Record<string, unknown>[] = [];
  mockOperation("ApiTokens", () => ({ data: { apiTokens: current } }));
  mockOperation("createApiToken", (variables) => {
    sent.push(variables);
    return { data: { createApiToken: { __typename: "CreatedApiToken", id: "new", secret: "hop_the-new-token" } } };
  });
  mockOperation("revokeApiToken", (variables) => {
    sent.push(variables);
    current = current.map((token) => ({ ...token, revokedAt: "2026-11-12T10:00:00.000Z", isActive: false }));
    return { data: { revokeApiToken: true } };
  });
  return sent;
}

const ownFactors = {
  __typename: "SecondFactors",
  kinds: [],
  authenticatorApp: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
};

const press = async (user: Awaited<ReturnType<typeof renderPage>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

describe("the tokens tab", () => {
  it("creates a token with the scopes that the owner selects, and shows it once", async () => {
    const sent = mockTokens([]);
    const { user } = await renderPage("/admin?tab=tokens");
    await screen.findByText("No tokens yet");
    await user.type(screen.getByLabelText("Name of the program"), "Mirror");
    await user.click(screen.getByRole("checkbox", { name: "Read drafts and hidden rows" }));
    await user.selectOptions(screen.getByLabelText("Expires"), "Never");
    await press(user, "Create token");
    const dialog = await screen.findByRole("dialog", { name: "Token for Mirror" });
    expect(within(dialog).getByLabelText("Token")).toHaveValue("hop_the-new-token");
    expect(sent).toEqual([
      { input: { name: "Mirror", scopes: ["READ", "READ_DRAFTS"], expiresAt: null, unitsPerMinute: 300_000 } },
    ]);
    await user.click(within(dialog).getAllByRole("button", { name: "Close" })[0]!);
    expect(screen.queryByDisplayValue("hop_the-new-token")).not.toBeInTheDocument();
  });

  it("asks the owner to confirm their identity, and then creates the token", async () => {
    mockTokens();
    let isConfirmed = false;
    mockOperation("createApiToken", () =>
      isConfirmed
        ? { data: { createApiToken: { __typename: "CreatedApiToken", id: "new", secret: "hop_the-new-token" } } }
        : { data: null, errors: [{ message: "refused", extensions: { code: "CONFIRMATION_REQUIRED" } }] },
    );
    mockOperation("OwnSecondFactors", () => ({ data: { ownSecondFactors: ownFactors } }));
    mockOperation("confirmIdentity", ({ password }) => {
      isConfirmed = password === "right password";
      return { data: { confirmIdentity: makeSession() } };
    });
    const { user } = await renderPage("/admin?tab=tokens");
    await user.type(await screen.findByLabelText("Name of the program"), "Mirror");
    await press(user, "Create token");
    await user.type(await screen.findByLabelText("Your password"), "right password{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Token for Mirror" });
    expect(within(dialog).getByLabelText("Token")).toHaveValue("hop_the-new-token");
  });

  it("says what is wrong with the input for a new token", async () => {
    mockTokens();
    const fields = [{ field: "name", message: "Enter a name." }];
    mockOperation("createApiToken", () => ({
      errors: [{ message: "Enter a name.", extensions: { code: "BAD_USER_INPUT", fields } }],
    }));
    const { user } = await renderPage("/admin?tab=tokens");
    await press(user, "Create token");
    const alert = (await screen.findByText("Enter a name.")).closest("[role=alert]");
    expect(alert).toHaveFocus();
    await user.type(screen.getByLabelText("Name of the program"), " ");
    await press(user, "Create token");
    await waitFor(() => expect(alert).toHaveFocus());
  });

  it("lists tokens with their scopes and expiration dates, and asks for confirmation before it revokes one", async () => {
    const sent = mockTokens();
    const { user } = await renderPage("/admin?tab=tokens");
    const table = await screen.findByRole("table", { name: "Tokens" });
    const row = within(table).getByText("Importer").closest("tr")!;
    expect(row).toHaveTextContent("hop_x7Qd…");
    expect(row).toHaveTextContent("Change the catalogue");
    expect(row).toHaveTextContent("Jan 30, 2027");
    await press(user, "Revoke the token for Importer");
    await press(user, "Revoke");
    expect(await screen.findByText("Revoked")).toBeInTheDocument();
    expect(sent).toEqual([{ id: "importer" }]);
  });

  it("shows how many requests per day a token makes, and which deprecated fields it uses", async () => {
    mockTokens();
    const days = [{ __typename: "ApiTokenDay", day: "2026-11-12", requests: 1200, units: 60_000, errors: 3 }];
    const deprecated = [
      { __typename: "DeprecatedUse", field: "Bonus.code", requests: 5, lastUsedAt: "2026-11-12T10:00:00.000Z" },
    ];
    mockOperation("ApiTokenUse", () => ({ data: { apiTokenUse: { __typename: "ApiTokenUse", days, deprecated } } }));
    const { user } = await renderPage("/admin?tab=tokens");
    await press(user, "Usage by Importer");
    const table = await screen.findByRole("table", { name: "Requests per day" });
    expect(table).toHaveTextContent("Nov 12, 20261,20060,0003");
    expect(await screen.findByText("Bonus.code")).toBeInTheDocument();
  });
});
