import { screen, waitFor, within } from "@testing-library/react";
import { casinoFields } from "../casinos/casinoFields";
import { columnsOf } from "./rowFiles/columns";
import { mockOperation } from "../../test/api";
import { makeBonus, makeCasino, makeConnection, makeGame } from "../../test/catalogue";
import { listCasinos } from "../../test/manage";
import { renderPage } from "../../test/renderPage";
import { watchSavedFiles } from "../../test/savedFiles";

type Row = ReturnType<typeof makeCasino | typeof makeBonus | typeof makeGame>;

/** Mocks the pages of the export query. Returns an array that collects the variables of each request. */
function mockExport(noun: "Casino" | "Bonus" | "Game", rows: Row[]) {
  const requests: Record<string, unknown>[] = [];
  const field = { Casino: "casinos", Bonus: "bonuses", Game: "games" }[noun];
  mockOperation(`${noun}Export`, (variables) => {
    requests.push(variables);
    const from = variables["after"] ? Number(variables["after"]) : 0;
    const to = from + Number(variables["first"]);
    return {
      data: { [field]: makeConnection(noun, rows.slice(from, to), to < rows.length ? { next: String(to) } : {}) },
    };
  });
  return requests;
}

async function openExport(address: string, title: string) {
  const view = await renderPage(address);
  await view.user.click(await screen.findByRole("button", { name: "Export" }));
  return { ...view, dialog: within(await screen.findByRole("dialog", { name: title })) };
}

async function saveAs(address: string, title: string, label: string) {
  const { files, stop } = watchSavedFiles();
  const { user, dialog } = await openExport(address, title);
  await user.click(dialog.getByRole("button", { name: label }));
  await waitFor(() => expect(files).toHaveLength(1));
  stop();
  return files[0]!;
}

describe("a list export", () => {
  it("saves all rows that match the search and the filters, not only the current page", async () => {
    const rows = Array.from({ length: 230 }, (_, at) => makeCasino({ name: `Casino ${at}` }));
    listCasinos(rows.slice(0, 5), { totalCount: 230, hasNextPage: true });
    const requests = mockExport("Casino", rows);
    const address = "/admin?tab=manage-casinos&q=casino&isNew=false";
    const file = await saveAs(address, "Export 230 casinos", "Save as CSV");
    expect(file.name).toBe("casinos.csv");
    const lines = (await file.text()).trim().split("\r\n");
    expect(lines).toHaveLength(231);
    expect(lines[1]).toContain(rows[0]!.id);
    expect(lines[230]).toContain(rows[229]!.id);
    for (const { filter } of requests) expect(filter).toEqual({ search: "casino", isNew: false });
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await screen.findByText("230 casinos exported")).toBeInTheDocument();
  });

  it("has a column for the ID, the version and every field that an import accepts", async () => {
    const casino = makeCasino({
      name: "=Northgate",
      slug: "northgate",
      websiteUrl: null,
      description: 'Says "hi",\nplainly',
      pros: ["Fast, and safe"],
      cons: [],
      establishedYear: null,
    });
    listCasinos([casino]);
    mockExport("Casino", [casino]);
    const file = await saveAs("/admin?tab=manage-casinos", "Export 1 casino", "Save as CSV");
    const [head, ...lines] = (await file.text()).replace("\uFEFF", "").split("\r\n");
    expect(head!.split(",")).toEqual(columnsOf({ fields: casinoFields }));
    const row = lines.join("\r\n");
    expect(row).toContain(
      `${casino.id},1,'=Northgate,northgate,"Says ""hi"",\nplainly",,/logos/-northgate.svg,4.2,38,,`,
    );
    expect(row).toContain(
      ',true,false,false,false,true,MGA,"Visa, Trustly",NetEnt,"[""Fast, and safe""]",,"[{""method""',
    );
    expect(row).toContain('""fee"":""2% of deposits""}]","[{""license"":""MGA"",""number"":""MGA/B2C/100"",');
    expect(row).toContain('""}]",About the casino.,');
  });

  it("saves bonuses as JSON in the API's format", async () => {
    const casino = makeCasino();
    const bonus = makeBonus({ casino, isActive: false, bonusCode: null });
    mockOperation("ManageBonuses", () => ({
      data: { bonuses: makeConnection("Bonus", [{ ...bonus, updatedAt: "2026-03-02" } as never]) },
    }));
    mockExport("Bonus", [bonus]);
    const file = await saveAs("/admin?tab=manage-bonuses", "Export 1 bonus", "Save as JSON");
    expect(file.name).toBe("bonuses.json");
    expect(JSON.parse(await file.text())).toEqual([
      expect.objectContaining({
        id: bonus.id,
        version: 1,
        title: "100% up to $500 plus 100 spins",
        casinoId: casino.id,
        bonusType: "WELCOME",
        bonusAmount: "$500",
        freeSpins: 100,
        minDeposit: "$20",
        wageringRequirement: "35x",
        maxWin: "No cap",
        bonusCode: null,
        terms: "Within thirty days.",
        isActive: false,
      }),
    ]);
  });

  it("saves games as CSV", async () => {
    const game = makeGame({ rtp: null });
    mockOperation("ManageGames", () => ({
      data: { games: makeConnection("Game", [{ ...game, updatedAt: "2026-03-02" } as never]) },
    }));
    mockExport("Game", [game]);
    const file = await saveAs("/admin?tab=manage-games", "Export 1 game", "Save as CSV");
    expect((await file.text()).split("\r\n")[1]).toBe(
      `${game.id},1,Book of Dead,book-of-dead,Play'n GO,SLOTS,/tiles/book-of-dead.svg,Book of Dead is a slot in which a book is both wild and scatter.,,HIGH,"5,000x",true`,
    );
  });

  it("waits when the server is busy, then continues", async () => {
    const casino = makeCasino();
    listCasinos([casino]);
    const { files, stop } = watchSavedFiles();
    const { user, dialog } = await openExport("/admin?tab=manage-casinos", "Export 1 casino");
    let isBusy = true;
    mockOperation("CasinoExport", () => {
      if (!isBusy) return { data: { casinos: makeConnection("Casino", [casino]) } };
      isBusy = false;
      return { data: null, errors: [{ message: "slower", extensions: { code: "RATE_LIMITED", retryAfter: 1 } }] };
    });
    await user.click(dialog.getByRole("button", { name: "Save as CSV" }));
    expect(await dialog.findByText("The server is busy. Continuing in 1 second.")).toBeInTheDocument();
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
  });

  it("saves nothing if a page can't be loaded, but allows a retry", async () => {
    const rows = Array.from({ length: 230 }, (_, at) => makeCasino({ name: `Casino ${at}` }));
    listCasinos(rows.slice(0, 5), { totalCount: 230, hasNextPage: true });
    const { files, stop } = watchSavedFiles();
    const { user, dialog } = await openExport("/admin?tab=manage-casinos", "Export 230 casinos");
    mockOperation("CasinoExport", ({ after }) =>
      after
        ? { data: null, errors: [{ message: "x", extensions: { code: "SERVICE_UNAVAILABLE" } }] }
        : { data: { casinos: makeConnection("Casino", rows.slice(0, 100), { next: "100" }) } },
    );
    await user.click(dialog.getByRole("button", { name: "Save as JSON" }));
    expect(await screen.findByText(/^Nothing was exported\. The service is not available/)).toBeInTheDocument();
    expect(files).toEqual([]);
    mockExport("Casino", rows);
    await user.click(dialog.getByRole("button", { name: "Save as JSON" }));
    await waitFor(() => expect(files).toHaveLength(1));
    stop();
  });
});
