/**
 * Tries generated values of every field in the form of the panel, in the API and in an import. All three must accept
 * the same values, store the same, and reject a value with the same message.
 */
import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import fc from "fast-check";
import type { FieldSpec, FieldValue } from "../client/admin/fields/fields.js";
import { apiPath, readTyped } from "../client/admin/fields/fieldTable.js";
import { inputOf } from "../client/admin/fields/inputValues.js";
import { readCells } from "../client/admin/importExport/rowFiles/readCells.js";
import { fieldTables } from "../client/admin/nouns/fieldTables.js";
import { call, callOrThrow } from "../server/test/call.js";
import { preview } from "../server/test/catalogue/imports.js";
import { createTestApp, type TestApp, type TestError } from "../server/test/createTestApp.js";
import { inSample, runsEveryCase, sampleNumber } from "../server/test/sample.js";
import { allNouns, definitionOf, enumNameOf, isNounWith, type Noun } from "../shared/nouns/registry.js";
import type { Field, FieldKind } from "../shared/rules/field.js";
import { momentMessage } from "../shared/rules/choice.js";
import { isBroken } from "../shared/visibleText.js";
import { type Sample, samplesOf, validText } from "./fieldSamples.js";

/** At least this many values of each kind are tried, unless the kind has fewer. */
const valuesOfKind = runsEveryCase ? 300 : 15;

interface TestedField {
  noun: Noun;
  name: string;
  field: Field<never>;
  spec: FieldSpec;
}

const formFields = (noun: Noun) => fieldTables[enumNameOf(noun) as keyof typeof fieldTables];
const fields = allNouns.flatMap((noun) =>
  Object.entries(definitionOf(noun).fields ?? {}).map(([name, field]): TestedField => {
    const spec = formFields(noun)[name];
    if (!spec) throw new Error(`The form of a ${noun} has no field ${name}.`);
    return { noun, name, field, spec };
  }),
);
const kinds = [...new Set(fields.map(({ field }) => field.kind))];

/** What became of a value. */
type Verdict = { stored: unknown } | { rejected: string };

interface Verdicts {
  form: Verdict | null;
  api: Verdict | null;
  file: Verdict | null;
}

/** The message of a rejection that has a message of its own on purpose. It is compared only as a rejection. */
const ANY_MESSAGE = "(a message of its own)";

/** Messages of GraphQL's types, which reject a value before the field's rule sees it. */
const ofType = new RegExp(`^(?:Int cannot represent|The value does not exist in the enum|${momentMessage})`);

/** Removes the differences that are intended. */
function withoutIntended({ field }: TestedField, { typed }: Sample, { form, api, file }: Verdicts): Verdicts {
  const reword = (verdict: Verdict | null, change: (message: string) => string): Verdict | null =>
    verdict && "rejected" in verdict ? { rejected: change(verdict.rejected) } : verdict;
  const isSpreadsheetError =
    file && "rejected" in file && file.rejected.startsWith("The spreadsheet exported its error");
  // A form shows numbers with a period before the decimals, so it never reads a period as a thousands separator.
  const isThousand = typed === "1.000" && field.step === 1;
  return {
    form: reword(form, (message) =>
      // The form has amounts in units of the currency, not in hundredths.
      field.kind === "money" ? ANY_MESSAGE : field.kind === "items" ? message.replace(/^Number \d+: /, "") : message,
    ),
    api: reword(api, (message) => (ofType.test(message) ? ANY_MESSAGE : message)),
    // Only a file contains the errors of a spreadsheet's formulas.
    file: isSpreadsheetError || isThousand ? null : file,
  };
}

function isAgreed(verdicts: Verdicts): boolean {
  const given = Object.values(verdicts).filter((verdict) => verdict !== null);
  const compared = given.filter((verdict) => !("rejected" in verdict) || verdict.rejected !== ANY_MESSAGE);
  const isSame = new Set(compared.map((verdict) => JSON.stringify(verdict))).size < 2;
  return isSame && new Set(given.map((verdict) => "rejected" in verdict)).size < 2;
}

interface Row {
  id: string;
  version: number;
}

let app: TestApp;
let rowCount = 0;
/** A row of each noun that other rows can belong to. */
const parents: Partial<Record<string, Row>> = {};

beforeAll(async () => {
  app = await createTestApp({ viewer: "demo" });
  parents["casino"] = await createRow("casino", {
    paymentMethods: ["Visa"],
    licenses: ["MGA"],
    gameProviders: ["NetEnt"],
  });
  await app.database.dataSource.query(
    `INSERT INTO images (sha256, width, height, file_name, upload_bytes, storage, created_by)
       VALUES ('a', 480, 360, 'a.png', 1, 'folder', 'editor')`,
  );
});
afterAll(() => app.close());

/** Returns the values without which some values of other fields are invalid. */
function neededValues(noun: Noun): Record<string, unknown> {
  rowCount += 1;
  const { fields: ofNoun = {}, key, belongsTo } = definitionOf(noun);
  const valueOf = (name: string, field: Field<never>): unknown => {
    if (name === belongsTo?.property) return parents[belongsTo.noun]!.id;
    if (field.kind === "currency") return "EUR";
    if (field.without !== "required") return undefined;
    if (name === key) return field.kind === "path" ? `/row-${rowCount}` : `row-${rowCount}`;
    const spec = formFields(noun)[name];
    return spec?.kind === "choice" ? spec.options[0]!.value : validText(field);
  };
  const entries = Object.entries(ofNoun).map(([name, field]) => [name, valueOf(name, field)] as const);
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

function createRow(noun: Noun, more: Record<string, unknown> = {}): Promise<Row> {
  const input = { ...neededValues(noun), ...more };
  return callOrThrow<Row & Record<string, unknown>>(
    app,
    `create${definitionOf(noun).typename}`,
    { input },
    "id version",
  );
}

/** Returns a new row, or the only row of a noun whose rows editors can't add. */
async function rowOf(noun: Noun): Promise<Row> {
  if (isNounWith(noun, "isEditable")) return createRow(noun);
  const [row] = await app.database.dataSource.query<Row[]>(`SELECT id, version FROM ${definitionOf(noun).table}`);
  return row!;
}

function messageOf([error]: TestError[]): string {
  const named = (error!.extensions["fields"] ?? []) as { message: string }[];
  return named.map(({ message }) => message).join(" ") || `${String(error!.extensions["code"])}: ${error!.message}`;
}

async function sendToApi({ noun, name, field, spec }: TestedField, row: Row, value: unknown): Promise<Verdict> {
  const columns = spec.kind === "items" ? ` { ${spec.columns.map((column) => column.name).join(" ")} }` : "";
  const selection = field.kind === "relation" ? `${field.label} { id }` : name + columns;
  const args = { ...(noun !== "settings" && { id: row.id }), version: row.version, input: { [name]: value } };
  const mutation = `update${definitionOf(noun).typename}`;
  const { result, errors } = await call<Row & Record<string, unknown>>(app, mutation, args, `version ${selection}`);
  if (errors) return { rejected: messageOf(errors) };
  row.version = result!.version;
  const related = result![field.label] as { id: string } | null;
  return { stored: field.kind === "relation" ? (related?.id ?? null) : result![name] };
}

/** Returns the value that the form sends, or its message. */
function checkInForm({ name, spec }: TestedField, typed: FieldValue): { sent: unknown } | { rejected: string } {
  const value = spec.kind === "number" ? readTyped(spec, String(typed)) : typed;
  const rejected = "check" in spec ? spec.check(value as never) : null;
  if (rejected !== null) return { rejected };
  const input = inputOf<Record<string, unknown>>({ [name]: spec }, { [name]: value });
  return { sent: input[apiPath(name, spec)] };
}

/** Previews an import whose rows are new and contain one of the cells each. */
async function importCells({ noun, name, field }: TestedField, cells: string[]): Promise<Verdict[]> {
  const rows = cells.map((cell) => ({ ...neededValues(noun), [name]: cell }));
  const columns = Object.keys(rows[0]!);
  const read = readCells(
    { fields: formFields(noun) },
    columns,
    rows.map((row) => Object.values(row).map(String)),
  );
  const { id } = await callOrThrow<Row & Record<string, unknown>>(
    app,
    "beginImport",
    { noun: enumNameOf(noun), columns },
    "id",
  );
  const { errors } = await call(app, "appendImportRows", { id, firstRow: 1, rows: read }, "id");
  if (errors) return cells.map(() => ({ rejected: messageOf(errors) }));
  const initial = field.without === "default" ? (field.initial ?? []) : null;
  const found = await preview(app, id);
  return found.rows.nodes.map(({ problems, changes }) => {
    if (problems.length > 0) return { rejected: problems.map(({ message }) => message).join(" ") };
    const change = changes.find((each) => each.field === name);
    return { stored: change ? change.after : initial };
  });
}

/** A file can't have the same key twice, and the server rejects all rows of a request that contains broken text. */
function groupsOf({ noun, name }: TestedField, cells: string[]): string[][] {
  const isSingle = (cell: string) => name === definitionOf(noun).key || isBroken(cell);
  const others = cells.filter((cell) => !isSingle(cell));
  const rowsOfPreview = 100;
  const slices = Array.from({ length: Math.ceil(others.length / rowsOfPreview) }, (_, at) =>
    others.slice(at * rowsOfPreview, (at + 1) * rowsOfPreview),
  );
  return [...cells.filter(isSingle).map((cell) => [cell]), ...slices];
}

async function sendFiles(tested: TestedField, samples: Sample[]): Promise<Map<string, Verdict>> {
  const cells = new Set(samples.flatMap(({ cell }) => (cell === undefined ? [] : [cell])));
  const verdicts = new Map<string, Verdict>();
  for (const group of groupsOf(tested, [...cells])) {
    const found = await importCells(tested, group);
    group.forEach((cell, at) => verdicts.set(cell, found[at]!));
  }
  return verdicts;
}

/** Returns the samples about which the form, the API and the import disagree. */
async function findDifferences(tested: TestedField, samples: Sample[]): Promise<object[]> {
  const files = isNounWith(tested.noun, "isEditable") ? await sendFiles(tested, samples) : null;
  const row = await rowOf(tested.noun);
  const differences: object[] = [];
  for (const sample of samples) {
    const { typed, json, cell } = sample;
    const api = "json" in sample ? await sendToApi(tested, row, json) : null;
    const form = typed === undefined ? null : checkInForm(tested, typed);
    const verdicts = {
      form: form && "sent" in form ? await sendToApi(tested, row, form.sent) : form,
      api,
      file: cell === undefined ? null : (files?.get(cell) ?? null),
    };
    if (!isAgreed(withoutIntended(tested, sample, verdicts)))
      differences.push({ field: `${tested.noun}.${tested.name}`, sample, ...verdicts });
  }
  return differences;
}

describe("the form, the API and an import", () => {
  it.each(kinds)(
    "accept and store the same values of the kind %s, and reject others with the same message",
    inSample(async (kind: FieldKind) => {
      const ofKind = fields.filter(({ field }) => field.kind === kind);
      const perField = Math.ceil(valuesOfKind / ofKind.length);
      const differences: object[] = [];
      for (const tested of ofKind) {
        const draw = <Value>(values: fc.Arbitrary<Value>) =>
          fc.sample(values, { seed: sampleNumber, numRuns: perField });
        const all = samplesOf({ ...tested, parentId: parents["casino"]!.id, draw });
        const length = Math.min(all.length, perField);
        const [samples] = draw(fc.shuffledSubarray(all, { minLength: length, maxLength: length }));
        differences.push(...(await findDifferences(tested, samples!)));
      }
      expect(differences).toEqual([]);
    }),
  );
});
