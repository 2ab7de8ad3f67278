import { screen, waitFor, within } from "@testing-library/react";
import { answer, fail } from "../../test/api";
import { answerReports, answerSubscribers } from "../../test/report";
import { renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";

const readers = (count: number) => Array.from({ length: count }, (_, at) => `reader${at + 1}@example.com`);

beforeEach(() => {
  answerReports();
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
  test("is shown ten at a time, forward and back", async () => {
    answerSubscribers(readers(23));
    const { user, list } = await openList();
    expect(await list.findByText("23 addresses.")).toBeInTheDocument();
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

  test("is searched from its first page", async () => {
    answerSubscribers(readers(23));
    const { user, list } = await openList();
    await user.click(await list.findByRole("button", { name: "Next" }));
    await list.findByText("reader11@example.com");
    await user.type(list.getByRole("searchbox", { name: "Search addresses" }), "reader23");
    expect(await list.findByText("1 address with “reader23”.")).toBeInTheDocument();
    expect(addresses(list)).toEqual(["reader23@example.com"]);
  });

  test("says that nobody is on it", async () => {
    answerSubscribers([]);
    const { list } = await openList();
    expect(await list.findByText("Nobody is on the list yet.")).toBeInTheDocument();
  });

  test("tells why it can't be had, and is asked for again", async () => {
    fail("NewsletterSubscriptions", "RATE_LIMITED");
    const { user, list } = await openList();
    const words = "Error loading subscribers: Too many requests. Please wait a moment and try again.";
    expect(await list.findByText(words)).toBeInTheDocument();
    answerSubscribers(readers(1));
    await user.click(list.getByRole("button", { name: "Try Again" }));
    expect(await list.findByText("reader1@example.com")).toBeInTheDocument();
  });
});

describe("exporting the server's newsletter list", () => {
  test("saves every address of it as CSV that no spreadsheet runs", async () => {
    answerSubscribers(["=1+1@example.com", ...readers(230)]);
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await user.click(await list.findByRole("button", { name: "Export all newsletter subscribers as CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    expect(files[0]!.name).toBe("honestodds-newsletter.csv");
    const lines = (await files[0]!.text()).trim().split("\r\n");
    expect(lines).toHaveLength(232);
    expect(lines[0]).toContain("email,subscribed_at,page_path,wording");
    expect(lines[1]).toBe("'=1+1@example.com,2026-03-01T09:08:07.000Z,/,Weekly.");
  });

  test("waits where the server asks for it, and then goes on", async () => {
    answerSubscribers(readers(3));
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await list.findByText("3 addresses.");
    let isBusy = true;
    answer("NewsletterExport", () => {
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
      };
      const pageInfo = { __typename: "PageInfo", hasNextPage: false, endCursor: "c" };
      const connection = { __typename: "NewsletterSubscriptionConnection", nodes: [node], pageInfo };
      return { data: { newsletterSubscriptions: connection } };
    });
    await user.click(list.getByRole("button", { name: "Export all newsletter subscribers as CSV" }));
    expect(await list.findByText("The server asks for a pause of 1 second. It goes on by itself.")).toBeInTheDocument();
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    // The text of an anonymous visitor begins no formula, whichever separator divides the line.
    expect(await files[0]!.text()).toContain(`"/;'=cmd|' /C calc'!A0"`);
  });

  test("saves nothing where a page of it can't be had, and says so", async () => {
    answerSubscribers(readers(230));
    let pages = 0;
    const { files, stop } = watchSavedFiles();
    const { user, list } = await openList();
    await list.findByText("230 addresses.");
    answer("NewsletterExport", () => {
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

  test("asks first, takes it off the list and keeps the focus near", async () => {
    answerSubscribers(readers(11));
    const { list } = await erase("reader2@example.com", "Erase");
    expect(await screen.findByText("reader2@example.com was erased from the newsletter list.")).toBeInTheDocument();
    await waitFor(() => expect(addresses(list)).toEqual(readers(11).filter((one) => one !== "reader2@example.com")));
    await waitFor(() => expect(list.getByRole("button", { name: "Erase reader3@example.com" })).toHaveFocus());
  });

  test("does nothing where the question is answered with no", async () => {
    answerSubscribers(readers(3));
    const { list } = await erase("reader2@example.com", "Cancel");
    expect(addresses(list)).toEqual(readers(3));
    expect(list.getByRole("button", { name: "Erase reader2@example.com" })).toBeInTheDocument();
  });

  test("says that it was not there any more", async () => {
    answerSubscribers(readers(1));
    answer("eraseSubscriber", () => ({ data: { eraseSubscriber: false } }));
    await erase("reader1@example.com", "Erase");
    expect(await screen.findByText("reader1@example.com was not on the newsletter list any more.")).toBeInTheDocument();
  });

  test("says why it could not be done", async () => {
    answerSubscribers(readers(1));
    fail("eraseSubscriber", "SERVICE_UNAVAILABLE");
    const { list } = await erase("reader1@example.com", "Erase");
    expect(await screen.findByText(/^The service is not available/)).toBeInTheDocument();
    expect(addresses(list)).toEqual(["reader1@example.com"]);
  });
});
