import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";

function makeWebhook(changes: Record<string, unknown> = {}) {
  return {
    __typename: "Webhook",
    id: "mirror",
    name: "Mirror",
    url: "https://example.com/hook",
    nouns: [],
    createdBy: "editor@example.com",
    createdAt: "2026-11-01T10:00:00.000Z",
    disabledAt: null,
    disabledReason: null,
    failingSince: null,
    previousSecretEndsAt: null,
    waitingCount: 2,
    lastDeliveredAt: new Date().toISOString(),
    ...changes,
  };
}

const failed = {
  __typename: "Delivery",
  id: "message",
  type: "catalogue.row.changed",
  body: '{"type":"catalogue.row.changed"}',
  state: "FAILED",
  createdAt: "2026-11-12T10:00:00.000Z",
  attempts: 8,
  lastAttemptAt: "2026-11-13T10:00:00.000Z",
  nextAttemptAt: null,
  status: 503,
  error: "Status 503.",
};

/** Mocks the webhooks and the changes to them. Returns the changes that were sent. */
function mockWebhooks(webhooks = [makeWebhook()]) {
  const sent: [name: string, variables: Record<string, unknown>][] = [];
  mockOperation("Webhooks", () => ({ data: { webhooks } }));
  mockOperation("WebhookDeliveries", () => ({ data: { webhookDeliveries: [failed] } }));
  for (const name of ["updateWebhook", "deleteWebhook", "pingWebhook", "resendWebhookDelivery"])
    mockOperation(name, (variables) => {
      sent.push([name, variables]);
      return { data: { [name]: true } };
    });
  for (const name of ["createWebhook", "rotateWebhookSecret"])
    mockOperation(name, (variables) => {
      sent.push([name, variables]);
      return { data: { [name]: { __typename: "WebhookSecret", id: "mirror", secret: "whsec_secret" } } };
    });
  return sent;
}

const press = async (user: Awaited<ReturnType<typeof renderPage>>["user"], name: string) =>
  user.click(await screen.findByRole("button", { name }));

describe("the webhooks tab", () => {
  it("creates a webhook for the types that the owner selects, and shows its secret", async () => {
    const sent = mockWebhooks([]);
    const { user } = await renderPage("/admin?tab=webhooks");
    await screen.findByText("No webhooks yet");
    await user.type(screen.getByLabelText("Name of the program"), "Mirror");
    await user.type(screen.getByLabelText("URL"), "https://example.com/hook");
    await user.click(screen.getByRole("checkbox", { name: "Games" }));
    await press(user, "Create webhook");
    const dialog = await screen.findByRole("dialog", { name: "Signing secret for Mirror" });
    expect(within(dialog).getByLabelText("Secret")).toHaveValue("whsec_secret");
    const input = { name: "Mirror", url: "https://example.com/hook", nouns: ["CASINO", "BONUS"] };
    expect(sent).toEqual([["createWebhook", { input }]]);
  });

  it("moves focus to the error if no type is selected, for a new and for an existing webhook", async () => {
    const sent = mockWebhooks();
    const { user } = await renderPage("/admin?tab=webhooks");
    await screen.findByRole("button", { name: "Edit Mirror" });
    for (const name of ["Casinos", "Bonuses", "Games"]) await user.click(screen.getByRole("checkbox", { name }));
    await press(user, "Create webhook");
    const text = "Choose at least one item under “Reports changes to”.";
    await waitFor(() => expect(screen.getByText(text).closest("[role=alert]")).toHaveFocus());
    await press(user, "Edit Mirror");
    const dialog = within(await screen.findByRole("dialog", { name: "Edit Mirror" }));
    for (const name of ["Casinos", "Bonuses", "Games"]) await user.click(dialog.getByRole("checkbox", { name }));
    await user.click(dialog.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(dialog.getByText(text).closest("[role=alert]")).toHaveFocus());
    expect(sent).toEqual([]);
  });

  it("edits, tests, disables and deletes a webhook, and creates a new secret", async () => {
    const sent = mockWebhooks();
    const { user } = await renderPage("/admin?tab=webhooks");
    await press(user, "Edit Mirror");
    const dialog = await screen.findByRole("dialog", { name: "Edit Mirror" });
    await user.clear(within(dialog).getByLabelText("URL"));
    await user.type(within(dialog).getByLabelText("URL"), "https://example.com/new");
    await user.click(within(dialog).getByRole("button", { name: "Save" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await press(user, "Send a test to Mirror");
    await press(user, "Disable Mirror");
    await press(user, "Create new secret for Mirror");
    await press(user, "Create secret");
    await user.click((await screen.findAllByRole("button", { name: "Close" }))[0]!);
    await press(user, "Delete Mirror");
    await press(user, "Delete");
    await waitFor(() => expect(sent).toHaveLength(5));
    expect(sent).toEqual([
      ["updateWebhook", { id: "mirror", input: { name: "Mirror", url: "https://example.com/new", nouns: [] } }],
      ["pingWebhook", { id: "mirror" }],
      ["updateWebhook", { id: "mirror", input: { isEnabled: false } }],
      ["rotateWebhookSecret", { id: "mirror" }],
      ["deleteWebhook", { id: "mirror" }],
    ]);
  });

  it("asks the owner to confirm their identity, and then shows a new secret", async () => {
    mockWebhooks();
    let isConfirmed = false;
    mockOperation("rotateWebhookSecret", () =>
      isConfirmed
        ? { data: { rotateWebhookSecret: { __typename: "WebhookSecret", id: "mirror", secret: "whsec_secret" } } }
        : { data: null, errors: [{ message: "refused", extensions: { code: "CONFIRMATION_REQUIRED" } }] },
    );
    const kinds = ["AUTHENTICATOR_APP"];
    const own = { authenticatorApp: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false };
    const ownSecondFactors = { __typename: "SecondFactors", kinds, ...own };
    mockOperation("OwnSecondFactors", () => ({ data: { ownSecondFactors } }));
    mockOperation("confirmIdentity", ({ secondFactor }) => {
      expect(secondFactor).toEqual({ code: "123456" });
      isConfirmed = true;
      return { data: { confirmIdentity: makeSession() } };
    });
    const { user } = await renderPage("/admin?tab=webhooks");
    await press(user, "Create new secret for Mirror");
    await press(user, "Create secret");
    await user.type(await screen.findByLabelText("Code from your authenticator app"), "123456{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Signing secret for Mirror" });
    expect(within(dialog).getByLabelText("Secret")).toHaveValue("whsec_secret");
  });

  it("shows each delivery with its outcome, and sends one again", async () => {
    const sent = mockWebhooks();
    const { user } = await renderPage("/admin?tab=webhooks");
    await press(user, "Deliveries to Mirror");
    const list = await screen.findByRole("list", { name: "Messages" });
    expect(list).toHaveTextContent("Given up");
    expect(list).toHaveTextContent("8 attempts, status 503: Status 503.");
    await press(user, "Resend catalogue.row.changed from Nov 12, 2026, 10:00 UTC");
    await waitFor(() => expect(sent).toEqual([["resendWebhookDelivery", { id: "message" }]]));
  });

  it("says why the server disabled a webhook", async () => {
    const disabledReason = "No delivery succeeded for three days. Check the program, then enable the webhook.";
    mockWebhooks([makeWebhook({ disabledAt: "2026-11-12T10:00:00.000Z", disabledReason })]);
    await renderPage("/admin?tab=webhooks");
    expect(await screen.findByText(disabledReason)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Enable Mirror" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Send a test to Mirror" })).not.toBeInTheDocument();
  });
});
