import { describeChange, type Changed } from "./describeChange";

type Noun = "CASINO" | "BONUS" | "GAME";

function rows(totalCount: number, ...named: [Noun, string][]): Changed["rows"] {
  return { totalCount, edges: named.map(([noun, name]) => ({ node: { noun, name } })) };
}

const aurora: [Noun, string] = ["CASINO", "Aurora"];
const plain = { undoes: null };

describe("the summary of a change set", () => {
  it.each<[string, Changed]>([
    ["Added casino Aurora", { ...plain, operation: "createCasino", rows: rows(1, aurora) }],
    ["Changed bonus Welcome", { ...plain, operation: "updateBonus", rows: rows(1, ["BONUS", "Welcome"]) }],
    ["Deleted game Lucky", { ...plain, operation: "deleteGame", rows: rows(1, ["GAME", "Lucky"]) }],
    [
      "Deleted casino Aurora and 1 bonus",
      { ...plain, operation: "deleteCasino", rows: rows(2, aurora, ["BONUS", "Welcome"]) },
    ],
    [
      "Deleted casino Aurora and 12 bonuses",
      { ...plain, operation: "deleteCasino", rows: rows(13, aurora, ["BONUS", "One"], ["BONUS", "Two"]) },
    ],
    ["Changed casino Aurora", { ...plain, operation: "updateCasinos", rows: rows(1, aurora) }],
    ["Changed games A, B", { ...plain, operation: "updateGames", rows: rows(2, ["GAME", "A"], ["GAME", "B"]) }],
    [
      "Changed bonuses A, B, C and 1,497 more",
      { ...plain, operation: "updateBonuses", rows: rows(1_500, ["BONUS", "A"], ["BONUS", "B"], ["BONUS", "C"]) },
    ],
    [
      "Deleted casinos Aurora, Borealis and 3 more",
      { ...plain, operation: "deleteCasinos", rows: rows(5, aurora, ["CASINO", "Borealis"], ["BONUS", "One"]) },
    ],
    ["Seed: 315 rows", { ...plain, operation: "seed", rows: rows(315, ["GAME", "Lucky"]) }],
    ["Imported 1,200 casinos", { ...plain, operation: "applyImport", rows: rows(1_200, aurora) }],
    ["Published a draft: casino Aurora", { ...plain, operation: "publishDraft", rows: rows(1, aurora) }],
    [
      "Published a draft: casino Aurora and 1 more row",
      { ...plain, operation: "publishDraft", rows: rows(2, aurora, ["BONUS", "Welcome"]) },
    ],
    ["Undo: 1 row", { ...plain, operation: "undo", rows: rows(1, aurora) }],
  ])("is %j", (words, changed) => {
    expect(describeChange(changed)).toBe(words);
  });

  it("names the change that was undone or redone", () => {
    const update = { operation: "updateCasino", undoes: null };
    const undone = { operation: "undo", undoes: update, rows: rows(1, aurora) };
    expect(describeChange(undone)).toBe("Undid: Changed casino Aurora");
    expect(describeChange({ ...undone, undoes: { operation: "undo", undoes: update } })).toBe(
      "Redid: Changed casino Aurora",
    );
    const deeper = { operation: "undo", undoes: { operation: "undo" } };
    expect(describeChange({ ...undone, undoes: deeper })).toBe("Undid an earlier undo");
  });
});
