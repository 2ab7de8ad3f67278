import { screen, waitFor, within } from "@testing-library/react";
import { mockOperation, fail } from "../../test/api";
import { findToast, refused } from "../../test/editors";
import { makeChangeSet, makeHistoryRow } from "../../test/historyList";
import { mockImports, problemRow } from "../../test/imports";
import { renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";
import { expectFocus } from "../../test/expectFocus";

const button = (name: string | RegExp) => screen.getByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

describe("an import preview", () => {
  it("lists the row, column and reason of every error, page by page, and blocks the import", async () => {
    const wrong = Array.from({ length: 37 }, (_, at) =>
      problemRow(at * 100 + 3, `Casino ${at}`, [["rating", "Enter a rating from 0 to 5 in steps of 0.1."]]),
    );
    wrong[0]!.problems.push({
      __typename: "ImportProblem",
      column: null,
      message: "This row has 5 cells, but the header has 2. Make them match.",
    });
    const { applied } = mockImports({ INVALID: wrong, createCount: 9963 });
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    await expectFocus(heading("37 of 10,000 rows are invalid"));
    const table = screen.getByRole("table", { name: /^Errors by row/ });
    const lines = () =>
      within(table)
        .getAllByRole("row")
        .slice(1)
        .map(({ textContent }) => textContent);
    expect(lines().slice(0, 3)).toEqual([
      "3Casino 0ratingEnter a rating from 0 to 5 in steps of 0.1.",
      "3whole rowThis row has 5 cells, but the header has 2. Make them match.",
      "103Casino 1ratingEnter a rating from 0 to 5 in steps of 0.1.",
    ]);
    expect(lines()).toHaveLength(26);
    await user.click(button("Next"));
    await waitFor(() => expect(lines()[0]).toMatch(/^2,503Casino 25/));
    expect(lines()).toHaveLength(12);
    expect(button("Next")).toHaveAttribute("aria-disabled", "true");
    await user.click(button("Import 9,963 casinos"));
    expect(applied).toEqual([]);
  });

  it("saves all errors as CSV", async () => {
    mockImports({
      INVALID: [
        problemRow(7, "=Casino", [
          ["slug", "Another casino has this slug."],
          ["rating", "Too high."],
        ]),
      ],
    });
    const { files, stop } = watchSavedFiles();
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    await user.click(await screen.findByRole("button", { name: "Save this list as CSV" }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    expect(await files[0]!.text()).toBe(
      "row,name,column,how to fix it\r\n7,'=Casino,slug,Another casino has this slug.\r\n7,'=Casino,rating,Too high.\r\n",
    );
  });

  it("waits when the server is busy, then saves the errors", async () => {
    mockImports({ INVALID: [problemRow(1, "Aurora", [["slug", "Another casino has this slug."]])] });
    const { files, stop } = watchSavedFiles();
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    await screen.findByRole("button", { name: "Save this list as CSV" });
    mockOperation("ImportProblems", () => {
      mockImports({ INVALID: [problemRow(1, "Aurora", [["slug", "Another casino has this slug."]])] });
      return { data: null, errors: [{ message: "slower", extensions: { code: "RATE_LIMITED", retryAfter: 1 } }] };
    });
    await user.click(button("Save this list as CSV"));
    expect(await screen.findByText("The server is busy. Continuing in 1 second.")).toBeInTheDocument();
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
  });

  it("shows the values before and after for all valid rows", async () => {
    const change = {
      __typename: "FieldChange",
      field: "rating",
      before: 4,
      after: 4.5,
      beforeName: null,
      afterName: null,
    };
    const first = { ...problemRow(1, "Aurora", []), changes: [change] };
    const second = {
      ...problemRow(2, "Brasskey", []),
      changes: [{ ...change, field: "isNew", before: null, after: true }],
    };
    mockImports({ UPDATE: [first], CREATE: [second], UNCHANGED: [problemRow(3, "Cinder Row", [])] });
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    expect(await heading("All 3 rows can be imported")).toBeInTheDocument();
    const changes = screen.getByRole("table", { name: "Changes casino Aurora" });
    expect(within(changes).getAllByRole("row")[1]).toHaveTextContent("Rating44.5");
    await user.click(button(/^New/));
    const added = await screen.findByRole("table", { name: "Adds casino Brasskey" });
    expect(within(added).getAllByRole("row")[1]).toHaveTextContent("New(empty)Yes");
    await user.click(button(/^Unchanged/));
    expect(await screen.findByText("Cinder Row")).toBeInTheDocument();
  });

  it("shows what is wrong with rows that can be imported", async () => {
    const warning = "The site has a page at /faq, so this redirect has no effect. Enter a path without a page.";
    mockImports({ CREATE: [{ ...problemRow(2, "/faq", []), warnings: [warning] }] });
    await renderPage("/admin?tab=manage-redirects&import=import-1");
    expect(await screen.findByText(warning)).toBeInTheDocument();
  });

  it("says which fields keep their values because their cells are empty, and does not claim that the row matches the file", async () => {
    const row = { ...problemRow(3, "Cinder Row", []), preservedColumns: ["welcomeBonus", "review.about"] };
    mockImports({ createCount: 0, UNCHANGED: [row], preservedCount: 1 });
    await renderPage("/admin?tab=manage-casinos&import=import-1");
    expect(
      await screen.findByText("All values in this file match the catalogue, so there is nothing to import."),
    ).toBeInTheDocument();
    expect(screen.getByText(/^1 row has empty cells where the catalogue has values\./)).toBeInTheDocument();
    expect(
      screen.getByText("These fields keep their values, because their cells are empty: welcomeBonus, review.about"),
    ).toBeInTheDocument();
    expect(screen.queryByText(/already has these values/)).not.toBeInTheDocument();
  });

  it("says that an unknown import has expired, and offers a new upload", async () => {
    fail("ImportPreview", "NOT_FOUND");
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-9");
    expect(await screen.findByText(/^This import has expired\./)).toBeInTheDocument();
    await user.click(button("Choose another file"));
    expect(await screen.findByLabelText("CSV or JSON file")).toBeInTheDocument();
  });

  it("offers a retry if loading fails", async () => {
    fail("ImportPreview", "SERVICE_UNAVAILABLE");
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    await screen.findByText(/^The service is not available/);
    mockImports({ createCount: 2 });
    await user.click(button("Try Again"));
    expect(await heading("All 2 rows can be imported")).toBeInTheDocument();
  });
});

describe("applying an import", () => {
  async function openChecked(given: Parameters<typeof mockImports>[0] = { createCount: 2, updateCount: 1 }) {
    const imports = mockImports(given);
    const { user } = await renderPage("/admin?tab=manage-casinos&import=import-1");
    await heading(/^All/);
    return { ...imports, user };
  }

  it("imports all rows together, reports the result and offers an undo", async () => {
    const { user, applied } = await openChecked();
    const undone: unknown[] = [];
    mockOperation("undo", (variables) => {
      undone.push(variables);
      return { data: { undo: makeChangeSet({}, [makeHistoryRow({ operation: "DELETE" })]) } };
    });
    await user.click(button("Import 3 casinos"));
    const toast = (await findToast("3 casinos imported successfully!")).closest<HTMLElement>(".toast__card")!;
    await expectFocus(heading("Imported"));
    expect(screen.getByText(/^2 casinos added, 1 casino changed\./)).toBeInTheDocument();
    expect(applied).toEqual([{ id: "import-1" }]);
    mockOperation("ImportUndone", () => ({
      data: {
        changeSet: { __typename: "ChangeSet", id: "set-9", undoneBy: { __typename: "ChangeSet", id: "set-10" } },
      },
    }));
    await user.click(within(toast).getByRole("button", { name: "Undo" }));
    expect(await findToast("Undone: Imported 3 casinos.")).toBeInTheDocument();
    expect(undone).toEqual([{ changeSetId: "set-9" }]);
    expect(await heading("The import was undone")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo the import" })).not.toBeInTheDocument();
  });

  it("checks the rows again after another editor's change and lists the new errors", async () => {
    const { user } = await openChecked();
    mockOperation("applyImport", () => refused({ code: "CONFLICT" }));
    mockPreview();
    await user.click(button("Import 3 casinos"));
    expect(
      await screen.findByText(/^The catalogue changed after the check, so nothing was imported/),
    ).toBeInTheDocument();
    expect(await heading("1 of 1 row is invalid")).toBeInTheDocument();

    function mockPreview() {
      const stale = problemRow(1, "Aurora", [["version", "Someone else changed this casino."]]);
      mockImports({ INVALID: [stale] }, ["ImportPreview"]);
    }
  });

  it("can be retried if the response is lost", async () => {
    const { user } = await openChecked();
    const applied: unknown[] = [];
    fail("applyImport", "NETWORK");
    await user.click(button("Import 3 casinos"));
    expect(await screen.findByText(/the casinos may or may not have been imported/)).toBeInTheDocument();
    mockOperation("applyImport", (variables) => {
      applied.push(variables);
      return { data: { applyImport: { __typename: "ChangeSet", id: "set-9" } } };
    });
    await user.click(button("Import 3 casinos"));
    expect(await heading("Imported")).toBeInTheDocument();
    expect(applied).toEqual([{ id: "import-1" }]);
  });
});
