import { articleFields } from "../../articles/articleFields";
import { bonusFields } from "../../bonuses/bonusFields";
import { casinoFields } from "../../casinos/casinoFields";
import { gameFields } from "../../games/gameFields";
import type { FieldTable, FormValues } from "../../fields/fields";
import { listCell, readCells } from "./readCells";

function read(fields: FieldTable<FormValues>, column: string, cell: string) {
  return readCells({ fields }, [column], [[cell]])[0]![0];
}

describe("a cell in an import", () => {
  test.each([
    ["rtp", "96,5", "96.5"],
    ["rtp", "96.5", "96.5"],
    ["rtp", " 96,5 % ", "96.5"],
    ["rtp", "96", "96"],
    ["rtp", "1,234", "1.234"],
    ["rtp", "about 96", "about 96"],
    ["rtp", "96,5,1", "96,5,1"],
    ["rtp", "", ""],
  ])("for a game's %s is converted from %j to %j", (column, cell, value) => {
    expect(read(gameFields, column, cell)).toBe(value);
  });

  test.each(["1,234", "1.234", "1 234", "1\u00a0234", "1\u202f234", "1'234", "1’234", "1234"])(
    "is parsed as a whole number despite its thousands separators: %j",
    (cell) => {
      expect(read(casinoFields, "reviewCount", cell)).toBe("1234");
    },
  );

  test.each([
    ["1.234.567", "1234567"],
    ["1,234,567.5", "1234567.5"],
    ["1.234,5", "1234.5"],
    ["12.34", "12.34"],
    ["4,5", "4.5"],
    ["\u22125", "-5"],
    ["1,23,4", "1,23,4"],
    ["1.2345,6", "1.2345,6"],
    ["0.001", "0.001"],
    [",", ","],
  ])("is converted from %j to %j in a whole-number column", (cell, value) => {
    expect(read(casinoFields, "reviewCount", cell)).toBe(value);
  });

  test.each(["true", "TRUE", "yes", "Ja", "WAHR", "oui", "VRAI", "sí", "1", "x", "X", "✓", "New"])(
    "is parsed as true if the cell says %j",
    (cell) => {
      expect(read(casinoFields, "isNew", cell)).toBe("true");
    },
  );

  test.each(["false", "FALSE", "no", "Nein", "FALSCH", "non", "0", "-", "Not new"])(
    "is parsed as false if the cell says %j",
    (cell) => {
      expect(read(casinoFields, "isNew", cell)).toBe("false");
    },
  );

  test.each([
    ["isNew", "maybe", "maybe"],
    ["acceptsCrypto", "Accepts crypto", "true"],
    ["acceptsCrypto", "No crypto", "false"],
    ["mobileOptimized", "Not mobile optimized", "false"],
  ])("for a casino's %s is converted from %j to %j", (column, cell, value) => {
    expect(read(casinoFields, column, cell)).toBe(value);
  });

  test.each([
    ["category", "Table games", "TABLE_GAMES"],
    ["category", "table game", "TABLE_GAMES"],
    ["category", "Jackpot", "JACKPOTS"],
    ["category", "LIVE_GAMES", "LIVE_GAMES"],
    ["category", "Bingo", "Bingo"],
    ["volatility", "high", "HIGH"],
    ["volatility", "Not published", "Not published"],
    ["isPopular", "Popular", "true"],
    ["isPopular", "Not popular", "false"],
  ])("for a game's %s is converted from the label %j to %j", (column, cell, value) => {
    expect(read(gameFields, column, cell)).toBe(value);
  });

  test("is converted from the labels that the admin panel shows for bonuses", () => {
    expect(read(bonusFields, "isActive", "Inactive")).toBe("false");
    expect(read(bonusFields, "isActive", "Active")).toBe("true");
    expect(read(bonusFields, "isBonusRemoved", "No")).toBe("false");
    expect(read(bonusFields, "bonusType", "No deposit")).toBe("NO_DEPOSIT");
  });

  test.each([
    ["MGA, UKGC", "MGA, UKGC"],
    ["MGA; UKGC", "MGA, UKGC"],
    ["- MGA\n- UKGC", "MGA, UKGC"],
    ['["Fast, and safe"]', '["Fast, and safe"]'],
  ])("is converted from the list %j to %j", (cell, value) => {
    expect(read(casinoFields, "licenses", cell)).toBe(value);
  });

  test.each([
    ["- Slow payouts", "No phone"],
    ["• Slow payouts", "Fast, and safe"],
  ])("keeps an exported list with the items %j and %j", (...items) => {
    const cell = listCell(items);
    expect(read(casinoFields, "licenses", cell)).toBe(cell);
    expect(cell).toBe(JSON.stringify(items));
  });

  test("keeps an exported list whose items can contain commas", () => {
    const items = ["Deposit", "100 x 35 = 3,500"];
    const plain = ["Deposit", "Bonus"];
    for (const list of [items, plain]) {
      const cell = listCell(list, true);
      expect(JSON.parse(read(articleFields, "figureLines", cell) ?? "")).toEqual(list);
    }
  });

  test("is unchanged in a text column", () => {
    expect(read(casinoFields, "name", "Yes, 1,5")).toBe("Yes, 1,5");
  });
});
