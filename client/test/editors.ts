/** A small catalogue that editors' operations change: rows with versions, kept for one test. */
import { screen, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { answer } from "./api";
import { makeConnection, makeTrustScore } from "./catalogue";
import { makeChangeSet } from "./historyList";

export interface KeptRow extends Record<string, unknown> {
  __typename: string;
  id: string;
  version: number;
}

type Input = Record<string, unknown>;
type Refusal = { code: string; fields?: { field: string; message: string }[] };

export function refused({ code, ...extensions }: Refusal) {
  return { data: null, errors: [{ message: "not for editors", extensions: { ...extensions, code } }] };
}

/** Rows of one noun as the API keeps them. */
class Rows {
  readonly #rows = new Map<string, KeptRow>();
  /** What was asked for, by operation. */
  readonly asked: { name: string; input: Input }[] = [];

  constructor(
    rows: readonly KeptRow[],
    /** What the API makes of an input, and works out itself. */
    readonly toRow: (input: Input) => Input,
  ) {
    for (const row of rows) this.#rows.set(row.id, row);
  }

  #loads = 0;

  /** How often a row was asked for. */
  loads(): number {
    return this.#loads;
  }

  load(id: unknown): KeptRow | null {
    this.#loads += 1;
    return this.find(id);
  }

  all(): KeptRow[] {
    return [...this.#rows.values()];
  }

  find(id: unknown): KeptRow | null {
    return this.#rows.get(String(id)) ?? null;
  }

  remove(id: string): void {
    this.#rows.delete(id);
  }

  /** A row that is stored, whether its answer arrives or not. */
  store(input: Input): KeptRow {
    const row = {
      ...this.toRow(input),
      updatedAt: "2026-03-02T10:00:00.000Z",
      lastChange: null,
      version: 1,
    } as unknown as KeptRow;
    this.#rows.set(row.id, row);
    return row;
  }

  /** Changes the given fields, the parts of a review one by one. */
  change(id: string, input: Input): KeptRow {
    const row = this.#rows.get(id)!;
    const review = { ...(row["review"] as object), ...(input["review"] as object | undefined) };
    const next = { ...row, ...this.toRow({ ...input, ...("review" in row && { review }) }), version: row.version + 1 };
    this.#rows.set(id, next as KeptRow);
    return next as KeptRow;
  }

  /** Answers the two operations that write a row, and who changed it last. */
  answer(noun: "Casino" | "Bonus" | "Game"): void {
    answer("ChangeSetOfVersion", ({ id }) => {
      const version = this.find(id)?.version ?? 0;
      const row = { __typename: "HistoryRow", id: `entry-${version}`, version };
      const rows = makeConnection("HistoryRow", [row]);
      const changeSet = makeChangeSet({ id: `set-of-version-${version}`, actor: "ana@example.com", rows });
      return { data: { history: makeConnection("ChangeSet", [changeSet]) } };
    });
    const [create, update] = [`create${noun}`, `update${noun}`];
    answer(create, ({ input }) => {
      this.asked.push({ name: create, input: input as Input });
      if (this.find((input as Input)["id"])) return refused({ code: "CONFLICT" });
      return { data: { [create]: this.store(input as Input) } };
    });
    answer(update, ({ id, version, input }) => {
      this.asked.push({ name: update, input: input as Input });
      const row = this.find(id);
      if (!row) return refused({ code: "NOT_FOUND" });
      if (row.version !== version) return refused({ code: "CONFLICT" });
      return { data: { [update]: this.change(row.id, input as Input) } };
    });
  }
}

/** Keeps these casinos as the API would. */
export function keepCasinos(...casinos: KeptRow[]): Rows {
  const rows = new Rows(casinos, (input) => {
    const review = { __typename: "CasinoReview", ...(input["review"] as object) };
    return { ...input, __typename: "Casino", trustScore: makeTrustScore(), review };
  });
  answer("TrustScorePreview", () => ({ data: { trustScorePreview: makeTrustScore() } }));
  answer("CasinoToEdit", ({ id }) => {
    const row = rows.load(id);
    return { data: { casinos: makeConnection("Casino", row ? [row] : []) } };
  });
  rows.answer("Casino");
  answer("ManageBonuses", () => ({ data: { bonuses: makeConnection("Bonus", []) } }));
  return rows;
}

/** Keeps these bonuses as the API would, and knows these casinos. */
export function keepBonuses(bonuses: KeptRow[], casinos: KeptRow[] = []): Rows {
  const rows = new Rows(bonuses, ({ casinoId, ...input }) => ({
    ...input,
    __typename: "Bonus",
    ...(casinoId !== undefined && { casino: casinos.find(({ id }) => id === casinoId) ?? null }),
  }));
  answer("BonusToEdit", ({ id }) => ({ data: { bonus: rows.find(id) } }));
  answer("CasinoOptions", ({ filter }) => {
    const { ids, search } = filter as { ids?: string[]; search?: string };
    const isFound = ({ id, name }: KeptRow) =>
      ids?.includes(id) ?? String(name).toLowerCase().includes(String(search).toLowerCase());
    return { data: { casinos: makeConnection("Casino", casinos.filter(isFound)) } };
  });
  rows.answer("Bonus");
  return rows;
}

/** Keeps these games as the API would. */
export function keepGames(...games: KeptRow[]): Rows {
  const rows = new Rows(games, (input) => ({ ...input, __typename: "Game" }));
  answer("GameToEdit", ({ id }) => ({ data: { game: rows.find(id) } }));
  rows.answer("Game");
  return rows;
}

export const field = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: "input,textarea,select" });

export const button = (name: string | RegExp) => screen.getByRole("button", { name });

/** The title of the form, once it is there. */
export const findForm = (name: string | RegExp) => screen.findByRole("heading", { level: 2, name });

/** The items of a list field. */
export function tagsOf(name: string): string[] {
  const area = field(name).closest(".form-field") as HTMLElement;
  return within(area)
    .queryAllByRole("button", { name: /^Remove / })
    .map((each) => each.getAttribute("aria-label")!.replace("Remove ", ""));
}

/** Presses 'Add casino', also where the casino has no license or review. */
export async function addCasino(user: UserEvent): Promise<void> {
  await user.click(button("Add casino"));
  const question = await screen.findByRole("alertdialog", { name: /^Add this casino without / });
  await user.click(within(question).getByRole("button", { name: "Add casino" }));
}

/** What a toast tells. */
export const findToast = (text: string | RegExp) => screen.findByText(text, { selector: ".toast p" });
