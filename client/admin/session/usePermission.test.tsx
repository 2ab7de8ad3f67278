/** Opens the panel as each role, and asserts what the role sees. The server's own tests check what it rejects. */
import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { field, findForm, mockCasinos, refused } from "../../test/editors";
import { listCasinos } from "../../test/manage";
import { renderPage } from "../../test/renderPage";
import { makeSession } from "../../test/session";
import type { Role } from "../../graphql/schemaTypes.generated";

const as = (role: Role) => mockOperation("Session", () => ({ data: { session: makeSession({ role }) } }));
const tabs = () => screen.getAllByRole("tab").map(({ textContent }) => textContent);

describe("the panel's tabs", () => {
  it.each([
    ["CONTRIBUTOR", ["Analytics", "To check", "Team", "Snapshots", "Audit log"]],
    ["EDITOR", ["Team", "Snapshots", "Audit log"]],
    ["PUBLISHER", ["Team", "Snapshots", "Audit log"]],
    ["OWNER", []],
  ] as const)("for the role %s exclude %j", async (role, hidden) => {
    as(role);
    await renderPage("/admin?tab=content");
    const all = ["Analytics", "To check", "Settings", "Team", "Snapshots", "Audit log", "Your account", "Casinos"];
    expect(all.filter((name) => !tabs().includes(name))).toEqual(hidden);
  });

  it("say who can open a tab if a link leads to one that the role can't open", async () => {
    as("PUBLISHER");
    await renderPage("/admin?tab=team");
    expect(
      await screen.findByText("Only owners can open this tab. Ask an owner to change your role."),
    ).toBeInTheDocument();
  });
});

describe("a contributor's panel", () => {
  it("saves drafts instead of publishing, and says who can publish", async () => {
    as("CONTRIBUTOR");
    mockCasinos();
    const sent: unknown[] = [];
    mockOperation("createDraft", (variables) => {
      sent.push(variables);
      return refused({ code: "SERVICE_UNAVAILABLE" });
    });
    const { user } = await renderPage("/admin?tab=casinos");
    await findForm("Add casino");
    expect(screen.queryByRole("button", { name: "Add casino" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Submit for review" })).toBeEnabled();
    expect(screen.getByText("Only publishers and owners can publish changes.")).toBeInTheDocument();
    // Only the history stores a reason, and a draft is not in the history.
    expect(screen.queryByRole("button", { name: "Add a reason" })).not.toBeInTheDocument();
    // Ctrl+Enter also saves a draft, which may lack required fields.
    await user.type(field(/^Name/), "Northgate{Control>}{Enter}{/Control}");
    await waitFor(() => expect(sent).toMatchObject([{ input: { noun: "CASINO", patch: { name: "Northgate" } } }]));
  });

  it("says why a draft could not be saved", async () => {
    as("CONTRIBUTOR");
    mockCasinos();
    mockOperation("createDraft", () => refused({ code: "SECOND_FACTOR_SETUP_REQUIRED" }));
    const { user } = await renderPage("/admin?tab=casinos");
    await findForm("Add casino");
    await user.type(field(/^Name/), "Northgate");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    expect(
      await screen.findByText(
        /^Your account now needs a second factor, because an owner requires one\. Reload this page/,
      ),
    ).toBeInTheDocument();
  });

  it("shows lists without imports, deletions and bulk changes", async () => {
    as("CONTRIBUTOR");
    const { writes } = listCasinos([makeCasino()]);
    const { user } = await renderPage("/admin?tab=manage-casinos&import=new");
    const row = (await screen.findAllByRole("row")).at(-1)!;
    expect(
      screen.getByText("Only publishers and owners can import casinos, delete them, or change many at once."),
    ).toBeInTheDocument();
    expect(screen.queryByRole("link", { name: "Import" })).not.toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Export" })).toBeInTheDocument();
    expect(within(row).queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
    act(() => row.focus());
    await user.keyboard(" {Delete}");
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(screen.queryByRole("region", { name: "Selected rows" })).not.toBeInTheDocument();
    expect(writes).toEqual([]);
  });

  it("saves drafts of the settings, but does not show the setup guide", async () => {
    as("CONTRIBUTOR");
    const sent: unknown[] = [];
    mockOperation("createDraft", (variables) => {
      sent.push(variables);
      return refused({ code: "SERVICE_UNAVAILABLE" });
    });
    mockOperation("SetupProgress", () => refused({ code: "FORBIDDEN" }));
    const { user } = await renderPage("/admin?tab=settings");
    await findForm(/^Update settings/);
    expect(screen.getByText("Only owners can publish changes.")).toBeInTheDocument();
    await user.type(screen.getByRole("textbox", { name: "Site name" }), "!");
    await user.click(screen.getByRole("button", { name: "Save draft" }));
    await waitFor(() => expect(sent).toMatchObject([{ input: { noun: "SETTINGS", patch: {} } }]));
  });

  it("lets the contributor upload images and draft their descriptions, but not delete images", async () => {
    as("CONTRIBUTOR");
    const image = {
      __typename: "Image",
      id: "1",
      version: 1,
      address: "/images/1/700x350.webp",
      width: 700,
      height: 350,
      fileName: "harbor.png",
      alt: "A harbor",
      uploadBytes: 9,
      createdAt: "2026-11-12T10:00:00.000Z",
      createdBy: "editor@example.com",
      usedBy: [],
    };
    const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: null };
    const edges = [{ __typename: "ImageEdge", node: image }];
    mockOperation("UploadedImages", () => ({ data: { images: { __typename: "ImageConnection", edges, pageInfo } } }));
    await renderPage("/admin?tab=images");
    expect(await screen.findByText("A harbor")).toBeVisible();
    expect(screen.getByRole("link", { name: "Edit harbor.png" })).toBeVisible();
    expect(screen.getByLabelText("Upload an image")).toBeEnabled();
    expect(screen.queryByRole("button", { name: /^Delete/ })).not.toBeInTheDocument();
    expect(
      screen.getByText("Only publishers and owners can publish descriptions of images or delete images."),
    ).toBeInTheDocument();
  });
});

describe("an error due to the role", () => {
  it("names the roles that have permission", async () => {
    mockOperation("AuditLog", () => ({
      data: null,
      errors: [{ message: "for callers", extensions: { code: "FORBIDDEN", roles: ["PUBLISHER", "OWNER"] } }],
    }));
    await renderPage("/admin?tab=audit-log");
    expect(
      await screen.findByText(
        "Error loading the audit log: Only publishers and owners can do this. Ask an owner to do it or to change your role.",
      ),
    ).toBeInTheDocument();
  });

  it("is explained even if the API names no roles", async () => {
    fail("AuditLog", "FORBIDDEN");
    await renderPage("/admin?tab=audit-log");
    expect(await screen.findByText(/Your account can't do this\./)).toBeInTheDocument();
  });
});
