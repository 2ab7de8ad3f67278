import { act, screen, waitFor, within } from "@testing-library/react";
import { mockOperation } from "../../test/api";
import { makeCasino } from "../../test/catalogue";
import { refused } from "../../test/editors";
import { mockImports } from "../../test/imports";
import { listCasinos } from "../../test/manage";
import { currentAddress, renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";
import { expectFocus } from "../../test/expectFocus";

const address = "/admin?tab=manage-casinos&import=new";

const csv = (lines: string[], name = "casinos.csv") => new File([lines.join("\n")], name, { type: "text/csv" });
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const heading = (name: string | RegExp) => screen.findByRole("heading", { name });

/** Creates a CSV file. Each row has a name and a slug. */
function manyRows(count: number): File {
  return csv(["name,slug", ...Array.from({ length: count }, (_, at) => `Casino ${at + 1},casino-${at + 1}`)]);
}

async function choose(file: File) {
  const view = await renderPage(address);
  await view.user.upload(await screen.findByLabelText("CSV or JSON file"), file);
  return view;
}

describe("an import file", () => {
  it("is chosen on the import page, whose link back to the list keeps the search", async () => {
    listCasinos([makeCasino({ name: "Aurora" })]);
    const { user } = await renderPage("/admin?tab=manage-casinos&q=aur");
    await user.click(await screen.findByRole("link", { name: "Import" }));
    expect(await heading("Import casinos")).toBeInTheDocument();
    await user.click(screen.getByRole("link", { name: "All casinos" }));
    await screen.findByRole("row", { name: /Select Aurora/ });
    expect(currentAddress()).toBe("/admin?tab=manage-casinos&q=aur");
  });

  it.each([
    ["manage-casinos", "CSV", "casinos-sample.csv", /^id,version,name,slug,[^\n]*\r\n,,Example Bay,example-bay,/],
    ["manage-bonuses", "CSV", "bonuses-sample.csv", /^id,version,title,casinoId,[^\n]*\r\n,,100% up to/],
    ["manage-games", "JSON", "games-sample.json", /"name": "Example Reels"/],
  ])("can be started from a sample downloaded from the %s tab in %s format", async (tab, kind, name, text) => {
    const { files, stop } = watchSavedFiles();
    const { user } = await renderPage(`/admin?tab=${tab}&import=new`);
    await user.click(await screen.findByRole("button", { name: `Download sample ${kind}` }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
    expect(files[0]!.name).toBe(name);
    expect(await files[0]!.text()).toMatch(text);
  });

  it("is sent in parts of at most 500 rows, with the API's column names", async () => {
    const { begun, parts } = mockImports();
    await choose(manyRows(1200));
    expect(await heading("All 1,200 rows can be imported")).toBeInTheDocument();
    expect(begun).toEqual([{ noun: "CASINO", columns: ["name", "slug"], emptyCells: "LEAVE" }]);
    expect(parts.map(({ firstRow, rows }) => [firstRow, rows.length])).toEqual([
      [1, 500],
      [501, 500],
      [1001, 200],
    ]);
    expect(parts[2]!.rows.at(-1)).toEqual(["Casino 1200", "casino-1200"]);
    expect(currentAddress()).toBe("/admin?tab=manage-casinos&import=import-1");
  });

  it("is sent with each row's line number, as shown in a spreadsheet", async () => {
    const { parts } = mockImports();
    await choose(csv(["", "name,slug", "Aurora,aurora", ",", '"Bravo\nCasino",bravo', "Cinder,cinder"]));
    await heading("All 3 rows can be imported");
    expect(parts.map(({ firstRow, lines }) => [firstRow, lines])).toEqual([[1, [3, 5, 6]]]);
  });

  it("is checked for unknown columns before it is sent, and the editor can skip them", async () => {
    const { begun, parts } = mockImports();
    const { user } = await choose(csv(["Name,Color,slug", "Aurora,red,aurora"]));
    await expectFocus(heading("1 column in this file is unknown"));
    expect(screen.getByText("Color")).toBeInTheDocument();
    expect(begun).toEqual([]);
    await user.click(button("Continue without it and check 1 row"));
    await heading("All 1 row can be imported");
    expect(begun).toEqual([{ noun: "CASINO", columns: ["name", "slug"], emptyCells: "LEAVE" }]);
    expect(parts[0]!.rows).toEqual([["Aurora", "aurora"]]);
  });

  it("leaves a field unchanged if its cell is empty, unless the editor chooses to clear it", async () => {
    const { begun } = mockImports();
    const { user } = await renderPage(address);
    expect(await screen.findByRole("radio", { name: "Keep the current value" })).toBeChecked();
    await user.click(screen.getByRole("radio", { name: "Clear the field" }));
    expect(screen.getByText(/^In an existing casino, an empty cell clears the field\./)).toBeInTheDocument();
    await user.upload(screen.getByLabelText("CSV or JSON file"), csv(["slug,description", "aurora,"]));
    await heading("All 1 row can be imported");
    expect(begun).toEqual([{ noun: "CASINO", columns: ["slug", "description"], emptyCells: "CLEAR" }]);
  });

  it("is rejected if empty cells clear fields and a JSON row omits a field that other rows have", async () => {
    const { begun } = mockImports();
    const { user } = await renderPage(address);
    await user.click(await screen.findByRole("radio", { name: "Clear the field" }));
    const chooseJson = (rows: object[]) =>
      user.upload(screen.getByLabelText("CSV or JSON file"), csv([JSON.stringify(rows)], "casinos.json"));
    await chooseJson([{ slug: "aurora", rating: null }, { slug: "bravo" }]);
    expect(
      await screen.findByText(/^Row 2 is missing the field “rating”, which other rows have\./),
    ).toBeInTheDocument();
    expect(begun).toEqual([]);
    await chooseJson([
      { slug: "aurora", rating: null },
      { slug: "bravo", rating: 3 },
    ]);
    await heading("All 2 rows can be imported");
  });

  it.each([
    ["is not valid CSV", csv(['name\n"a']), /^This file could not be read: a quotation mark is out of place on line 2/],
    ["has no rows", csv(["name,slug"]), "This file has no rows. Nothing was imported. Choose another file."],
    [
      "is not valid JSON",
      csv(["{"], "casinos.json"),
      "This file is not valid JSON. Nothing was imported. Choose another file.",
    ],
    [
      "has too many rows",
      manyRows(10_001),
      /^This file has 10,001 rows, but you can import at most 10,000 at a time\. Nothing was imported\. Split the file/,
    ],
  ])("that %s is rejected with a message, and the editor can choose another file", async (_what, file, message) => {
    const { begun } = mockImports();
    const { user } = await choose(file);
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(begun).toEqual([]);
    await user.upload(screen.getByLabelText("CSV or JSON file"), manyRows(2));
    await heading("All 2 rows can be imported");
  });

  it("is rejected with the API's reasons if its columns are invalid", async () => {
    mockImports();
    mockOperation("beginImport", () =>
      refused({
        code: "BAD_USER_INPUT",
        fields: [{ field: "columns", message: "Add a slug or id column to identify the casino in each row." }],
      }),
    );
    await choose(csv(["name", "Aurora"]));
    expect(await screen.findByText(/Add a slug or id column/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
  });
});

describe("an interrupted import", () => {
  it.each(["NETWORK", "SERVICE_UNAVAILABLE"])(
    "continues after the last uploaded row if the error was %s",
    async (code) => {
      const { parts, begun, interrupt, repair } = mockImports();
      interrupt(501, code);
      const { user } = await choose(manyRows(1200));
      expect(await screen.findByText(/The server has received 500 of 1,200 rows./)).toBeInTheDocument();
      repair();
      await user.click(button("Continue"));
      await heading("All 1,200 rows can be imported");
      expect(parts.map(({ firstRow }) => firstRow)).toEqual([1, 501, 1001]);
      expect(begun).toHaveLength(1);
    },
  );

  it("continues when the connection returns", async () => {
    const { interrupt, repair } = mockImports();
    interrupt(501, "NETWORK");
    await choose(manyRows(600));
    await screen.findByRole("button", { name: "Continue" });
    repair();
    act(() => void window.dispatchEvent(new Event("online")));
    expect(await heading("All 600 rows can be imported")).toBeInTheDocument();
  });

  it("asks the editor to sign in again after the session has ended, and can be continued later", async () => {
    const { parts, interrupt, repair } = mockImports();
    interrupt(501, "UNAUTHENTICATED");
    const { user } = await renderPage(address);
    mockOperation("Session", () => ({ data: { session: null } }));
    await user.upload(await screen.findByLabelText("CSV or JSON file"), manyRows(600));
    const dialog = await screen.findByRole("alertdialog", { name: "Sign in again" });
    await user.click(within(dialog).getByRole("button", { name: "Not now" }));
    expect(await screen.findByText(/The server has received 500 of 600 rows./)).toBeInTheDocument();
    repair();
    await user.click(button("Continue"));
    await heading("All 600 rows can be imported");
    expect(parts.map(({ firstRow }) => firstRow)).toEqual([1, 501]);
  });

  it("is discarded by Cancel", async () => {
    const { interrupt } = mockImports();
    interrupt(1, "NETWORK");
    const { user } = await choose(manyRows(3));
    await screen.findByRole("button", { name: "Continue" });
    await user.click(button("Cancel"));
    expect(screen.queryByRole("button", { name: "Continue" })).not.toBeInTheDocument();
    expect(currentAddress()).toBe(address);
  });
});
