/** Mocks a small catalogue for one test. It stores the changes that editors' operations make. */
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { mockOperation } from "./api";
import { makeConnection, makeTrustScore } from "./catalogue";
import { makeChangeSet } from "./historyList";
// The panel imports the form and its configuration dynamically. Jest can't link a module for two dynamic imports at the
// same time, so this import loads the form first.
import "../admin/editor/FormTab";

export interface StoredRow extends Record<string, unknown> {
  __typename: string;
  id: string;
  version: number;
}

type Input = Record<string, unknown>;
type Refusal = { code: string; fields?: { field: string; message: string }[] };

export function refused({ code, ...extensions }: Refusal) {
  return { data: null, errors: [{ message: "not for editors", extensions: { ...extensions, code } }] };
}

/** The rows of one type, as the API stores them. */
class Rows {
  readonly #rows = new Map<string, StoredRow>();
  /** The requests that create or update rows, in order. */
  readonly requests: { name: string; input: Input; checkedFacts?: unknown }[] = [];

  constructor(
    rows: readonly StoredRow[],
    /** Converts an input to a row. Adds the fields that the API derives. */
    readonly toRow: (input: Input) => Input,
  ) {
    for (const row of rows) this.#rows.set(row.id, row);
  }

  #loads = 0;

  /** Returns how many times `load` was called. */
  loads(): number {
    return this.#loads;
  }

  load(id: unknown): StoredRow | null {
    this.#loads += 1;
    return this.find(id);
  }

  all(): StoredRow[] {
    return [...this.#rows.values()];
  }

  find(id: unknown): StoredRow | null {
    return this.#rows.get(String(id)) ?? null;
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  /** Stores a row. Tests also call this method to simulate a write whose response is lost. */
  store(input: Input): StoredRow {
    const row = {
      ...this.toRow(input),
      updatedAt: "2026-03-02T10:00:00.000Z",
      lastChange: null,
      version: 1,
    } as unknown as StoredRow;
    this.#rows.set(row.id, row);
    return row;
  }

  /** Changes the fields in `input`, and merges the review's sections. */
  change(id: string, input: Input): StoredRow {
    const row = this.#rows.get(id)!;
    const review = { ...(row["review"] as object), ...(input["review"] as object | undefined) };
    const next = { ...row, ...this.toRow({ ...input, ...("review" in row && { review }) }), version: row.version + 1 };
    this.#rows.set(id, next as StoredRow);
    return next as StoredRow;
  }

  /** Mocks the operations that create and update a row, and the query for the author of the row's last change. */
  mockOperations(noun: "Casino" | "Bonus" | "Game"): void {
    mockOperation("ChangeSetOfVersion", ({ id }) => {
      const version = this.find(id)?.version ?? 0;
      const row = { __typename: "HistoryRow", id: `entry-${version}`, version };
      const rows = makeConnection("HistoryRow", [row]);
      const changeSet = makeChangeSet({ id: `set-of-version-${version}`, actor: "ana@example.com", rows });
      return { data: { history: makeConnection("ChangeSet", [changeSet]) } };
    });
    const [create, update] = [`create${noun}`, `update${noun}`];
    mockOperation(create, ({ input, ...more }) => {
      this.requests.push({ name: create, input: input as Input, ...more });
      if (this.find((input as Input)["id"])) return refused({ code: "CONFLICT" });
      return { data: { [create]: this.store(input as Input) } };
    });
    mockOperation(update, ({ id, version, input, ...more }) => {
      this.requests.push({ name: update, input: input as Input, ...more });
      const row = this.find(id);
      if (!row) return refused({ code: "NOT_FOUND" });
      if (row.version !== version) return refused({ code: "CONFLICT" });
      return { data: { [update]: this.change(row.id, input as Input) } };
    });
  }
}

/** Returns the lists of details in an input in the format that the API returns. */
function typedDetails({ paymentDetails, licenseDetails }: Input): Input {
  const typed = (items: unknown, __typename: string) => (items as Input[]).map((item) => ({ ...item, __typename }));
  return {
    ...(paymentDetails !== undefined && { paymentDetails: typed(paymentDetails, "PaymentDetails") }),
    ...(licenseDetails !== undefined && { licenseDetails: typed(licenseDetails, "LicenseDetails") }),
  };
}

/** Mocks an API that stores these casinos. */
export function mockCasinos(...casinos: StoredRow[]): Rows {
  const rows = new Rows(casinos, (input) => {
    const review = { __typename: "CasinoReview", ...(input["review"] as object) };
    return { ...input, ...typedDetails(input), __typename: "Casino", trustScore: makeTrustScore(), review };
  });
  mockOperation("CasinoToEdit", ({ id }) => {
    const row = rows.load(id);
    return { data: { casinos: makeConnection("Casino", row ? [row] : []) } };
  });
  rows.mockOperations("Casino");
  mockOperation("ManageBonuses", () => ({ data: { bonuses: makeConnection("Bonus", []) } }));
  return rows;
}

/** Mocks an API that stores these bonuses and casinos. */
export function mockBonuses(bonuses: StoredRow[], casinos: StoredRow[] = []): Rows {
  const rows = new Rows(bonuses, ({ casinoId, ...input }) => ({
    ...input,
    __typename: "Bonus",
    ...(casinoId !== undefined && { casino: casinos.find(({ id }) => id === casinoId) ?? null }),
  }));
  mockOperation("BonusToEdit", ({ id }) => {
    const row = rows.find(id);
    return { data: { bonuses: makeConnection("Bonus", row ? [row] : []) } };
  });
  mockOperation("CasinoOptions", ({ filter }) => {
    const { ids, search } = filter as { ids?: string[]; search?: string };
    const isFound = ({ id, name }: StoredRow) =>
      ids?.includes(id) ?? String(name).toLowerCase().includes(String(search).toLowerCase());
    return { data: { casinos: makeConnection("Casino", casinos.filter(isFound)) } };
  });
  rows.mockOperations("Bonus");
  return rows;
}

/** Mocks an API that stores these games. */
export function mockGames(...games: StoredRow[]): Rows {
  const rows = new Rows(games, (input) => ({ ...input, __typename: "Game" }));
  mockOperation("GameToEdit", ({ id }) => {
    const row = rows.find(id);
    return { data: { games: makeConnection("Game", row ? [row] : []) } };
  });
  rows.mockOperations("Game");
  return rows;
}

export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input,textarea,select" });

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** Waits for the form and finds its title. */
export const findForm = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });

/** Returns the items of a list field. */
export function tagsOf(name: string): string[] {
  const area = field(name).closest("[data-scope=field]") as HTMLElement;
  return within(area)
    .queryAllByRole("button", { name: /^Remove / })
    .map((each) => each.getAttribute("aria-label")!.replace("Remove ", ""));
}

/** Presses 'Add casino', and confirms the question about the missing license and review. */
export async function addCasino(user: UserEvent): Promise<void> {
  await user.click(button("Add casino"));
  const question = await screen.findByRole("alertdialog", { name: /^Add this casino without / });
  await user.click(within(question).getByRole("button", { name: "Add casino" }));
}

/** Waits for a toast with this text. */
export const findToast = (text: string | RegExp) => screen.findByText(text, { selector: ".toast__card p" });
