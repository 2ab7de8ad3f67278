import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { mockReports, mockSubscribers } from "../../test/report";
import { renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";

const readers = (count: number) => Array.from({ length: count }, (_, at) => `reader${at + 1}@example.com`);

beforeEach(() => {
  mockReports();
});

async function openList() {
  const { user } = await renderPage("/admin?tab=analytics");
  const server = within(await screen.findByRole("region", { name: "On the server" }));
  const list = within(await server.findByRole("region", { name: "Newsletter subscribers" }));
  return { user, list };
}

function addresses(list: ReturnType<typeof within>): (string | null | undefined)[] {
  const rows = within(list.getByRole("table")).getAllByRole("row").slice(1);
  return rows.map((row) => within(row).getAllByRole("cell")[0]?.textContent);
}

describe("the server's newsletter list", () => {
  test("shows ten subscribers per page, with buttons for the next and previous pages", async () => {
    mockSubscribers(readers(23));
    const { user, list } = await openList();
    expect(await list.findByText("23 email addresses.")).toBeInTheDocument();
    expect(addresses(list)).toEqual(readers(10));
    expect(list.getByRole("button", { name: "Previous" })).toHaveAttribute("aria-disabled", "true");

    await user.click(list.getByRole("button", { name: "Next" }));
    await list.findByText("reader11@example.com");
    await user.click(list.getByRole("button", { name: "Next" }));
    await waitFor(() => expect(addresses(list)).toEqual(readers(23).slice(20)));
    expect(list.getByRole("button", { name: "Next" })).toHaveAttribute("aria-disabled", "true");
    await user.click(list.getByRole("button", { name: "Previous" }));
    await waitFor(() => expect(addresses(list)).toEqual(readers(20).slice(10)));
  });

  test("goes back to the first page when the editor searches", async () => {
    const requests = mockSubscribers(readers(23));
    const { user, list } = await openList();
    await user.click(await list.findByRole("button", { name: "Next" }));
    await list.findByText("reader11@example.com");
    requests.length = 0;
    fireEvent.change(list.getByRole("searchbox", { name: "Search email addresses" }), {
      target: { value: "reader23" },
    });
    expect(await list.findByText("1 email address containing “reader23”.")).toBeInTheDocument();
    expect(addresses(list)).toEqual(["reader23@example.com"]);
    expect(requests).toEqual([{ first: 10, search: "reader23" }]);
  });

  test("shows the state of each address, such as Pending", async () => {
    mockSubscribers(readers(2));
    const { list } = await openList();
    await list.findByText("reader1@example.com");
    expect(list.getByRole("cell", { name: "Pending" })).toBeVisible();
    expect(list.getByRole("cell", { name: "Subscribed, not confirmed" })).toBeVisible();
  });

  test("says that no confirmation is sent if SMTP is not set up", async () => {
    mockSubscribers(readers(1));
    const { list } = await openList();
    expect(
      await list.findByText(/^The server doesn't send confirmation emails because SMTP is not set up/),
    ).toBeVisible();
  });

  test("says how many emails are waiting, and why", async () => {
    mockSubscribers(readers(1), { isConfigured: true, waiting: 2, lastError: "connect ECONNREFUSED 127.0.0.1:25" });
    const { list } = await openList();
    const notice = "2 emails are waiting to be sent. The last attempt failed: connect ECONNREFUSED 127.0.0.1:25";
    expect(await list.findByText(notice)).toBeVisible();
    expect(list.queryByText(/SMTP is not set up/)).toBeNull();
  });

  test("shows a message when it is empty", async () => {
    mockSubscribers([]);
    const { list } = await openList();
    expect(await list.findByText("No one has subscribed yet.")).toBeInTheDocument();
  });

  test("explains why loading failed and offers a retry", async () => {
    fail("NewsletterSubscriptions", "RATE_LIMITED");
    const { user, list } = await openList();
    const message = "Error loading subscribers: Too many requests. Wait a moment and try again.";
    expect(await list.findByText(message)).toBeInTheDocument();
    mockSubscribers(readers(1));
    await user.click(list.getByRole("button", { name: "Try Again" }));
    expect(await list.findByText("reader1@example.com")).toBeInTheDocument();
  });
});

describe("exporting the server's newsletter list", () => {
  test("saves every address as CSV without spreadsheet formulas", async () => {
    mockSubscribers(["=1+1@example.com", ...readers(230)]);
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await user.click(await list.findByRole("button", { name: "Export all newsletter subscribers as CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    expect(files[0]!.name).toBe("newsletter.csv");
    const lines = (await files[0]!.text()).trim().split("\r\n");
    expect(lines).toHaveLength(232);
    expect(lines[0]).toContain(
      "email,subscribed_at,page_path,wording,state,confirmed_at,unsubscribed_at,unsubscribe_url",
    );
    expect(lines[1]).toBe(
      "'=1+1@example.com,2026-03-01T09:08:07.000Z,/,Weekly.,pending,,,http://localhost/newsletter/unsubscribe?token=0",
    );
  });

  test("waits when the server is busy, then continues the export", async () => {
    mockSubscribers(readers(3));
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await list.findByText("3 email addresses.");
    let isBusy = true;
    mockOperation("NewsletterExport", () => {
      if (isBusy) {
        isBusy = false;
        return { data: null, errors: [{ message: "slower", extensions: { code: "RATE_LIMITED", retryAfter: 1 } }] };
      }
      const subscriber = { id: "1", email: "reader@example.com", subscribedAt: "2026-03-01T09:08:07.000Z" };
      const node = {
        __typename: "NewsletterSubscription",
        ...subscriber,
        pagePath: "/;=cmd|' /C calc'!A0",
        wording: "",
        state: "CONFIRMED",
        confirmedAt: "2026-03-01T09:10:00.000Z",
        unsubscribedAt: null,
        unsubscribePath: "/newsletter/unsubscribe?token=1",
      };
      const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: "c" };
      const connection = { __typename: "NewsletterSubscriptionConnection", nodes: [node], pageInfo };
      return { data: { newsletterSubscriptions: connection } };
    });
    await user.click(list.getByRole("button", { name: "Export all newsletter subscribers as CSV" }));
    expect(await list.findByText("The server is busy. Continuing in 1 second.")).toBeInTheDocument();
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    // Anonymous visitors choose this text. It must not start a formula, no matter which separator splits the row.
    expect(await files[0]!.text()).toContain(`"/;'=cmd|' /C calc'!A0"`);
  });

  test("saves nothing and shows an error if a page can't be loaded", async () => {
    mockSubscribers(readers(230));
    let pages = 0;
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await list.findByText("230 email addresses.");
    mockOperation("NewsletterExport", () => {
      pages += 1;
      const pageInfo = { __typename: "PageInfo", hasNextPage: true, endCursor: "c" };
      const connection = { __typename: "NewsletterSubscriptionConnection", nodes: [], pageInfo };
      if (pages === 1) return { data: { newsletterSubscriptions: connection } };
      return { data: null, errors: [{ message: "x", extensions: { code: "SERVICE_UNAVAILABLE" } }] };
    });
    await user.click(list.getByRole("button", { name: "Export all newsletter subscribers as CSV" }));
    expect(await screen.findByText(/^Nothing was exported\. The service is not available/)).toBeInTheDocument();
    stop();
    expect(files).toEqual([]);
    expect(list.getByRole("button", { name: "Export all newsletter subscribers as CSV" })).toBeEnabled();
  });
});

describe("erasing an address", () => {
  async function erase(name: string, choice: string) {
    const view = await openList();
    await view.user.click(await view.list.findByRole("button", { name: `Erase ${name}` }));
    const dialog = await screen.findByRole("alertdialog");
    expect(dialog).toHaveTextContent(name);
    await view.user.click(within(dialog).getByRole("button", { name: choice }));
    return view;
  }

  test("asks for confirmation, removes the address from the list, and moves focus to the next row", async () => {
    mockSubscribers(readers(11));
    const { list } = await erase("reader2@example.com", "Erase");
    expect(await screen.findByText("reader2@example.com was erased from the newsletter list.")).toBeInTheDocument();
    await waitFor(() => expect(addresses(list)).toEqual(readers(11).filter((one) => one !== "reader2@example.com")));
    await waitFor(() => expect(list.getByRole("button", { name: "Erase reader3@example.com" })).toHaveFocus());
  });

  test("does nothing if the editor cancels", async () => {
    mockSubscribers(readers(3));
    const { list } = await erase("reader2@example.com", "Cancel");
    expect(addresses(list)).toEqual(readers(3));
    expect(list.getByRole("button", { name: "Erase reader2@example.com" })).toBeInTheDocument();
  });

  test("says that the address is no longer on the list if someone has already removed it", async () => {
    mockSubscribers(readers(1));
    mockOperation("eraseSubscriber", () => ({ data: { eraseSubscriber: false } }));
    await erase("reader1@example.com", "Erase");
    expect(await screen.findByText("reader1@example.com is no longer on the newsletter list.")).toBeInTheDocument();
  });

  test("explains why the erasure failed", async () => {
    mockSubscribers(readers(1));
    fail("eraseSubscriber", "SERVICE_UNAVAILABLE");
    const { list } = await erase("reader1@example.com", "Erase");
    expect(await screen.findByText(/^The service is not available/)).toBeInTheDocument();
    expect(addresses(list)).toEqual(["reader1@example.com"]);
  });
});
