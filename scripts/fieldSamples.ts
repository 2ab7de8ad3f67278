/** Generates values of every kind of field, as an editor types them, as the API gets them, and as a file contains them. */
import fc from "fast-check";
import type { FieldSpec, FieldValue } from "../client/admin/fields/fields.js";
import { writeItems } from "../client/admin/fields/items.js";
import { listCell } from "../client/admin/importExport/rowFiles/readCells.js";
import { momentRange } from "../shared/rules/choice.js";
import type { Field, FieldKind } from "../shared/rules/field.js";
import type { Items } from "../shared/rules/items.js";

/** One value in the form, in the API and in a file. A way that can't express the value has none. */
export interface Sample {
  typed?: FieldValue;
  json?: unknown;
  cell?: string;
}

interface Sampled {
  field: Field<never>;
  spec: FieldSpec;
  /** The id of a row that the sampled row can belong to. */
  parentId: string;
  /** Returns random values, which depend on the sample's seed. */
  draw: <Value>(values: fc.Arbitrary<Value>) => Value[];
}

/** Valid texts. Every text field accepts at least one of them. */
const validTexts = [
  "Plain text",
  "https://a.example/path",
  "/path",
  "jane@example.com",
  "#0b6b50",
  "#48cf9f",
  "EUR",
  "GB",
];

/** Texts that are invalid in many fields, or change another text that contains them. */
const hostileTexts = [
  ["", " ", "  ", "\u00A0", "\u200B", "\uFEFF", "\u00AD", "\u2060", "\u{E0041}", "\uFE0F", "\u200D"],
  ["\0", "\u0007", "\u0085", "\t", "\n", "\r\n", "\v", "\u2028", "\u2029", "\u202E", "\u2066", "\uD800", "\uDC00"],
  ["#N/A", "#REF!", "=1+1", "'=1+1", "-", "1e3", "1,5", "2026-01-01", "null", "true", "[]", '["a"]', "{}", "<b>"],
  ["\u{1F468}\u200D\u{1F469}", "\u{1F3F4}\u{E0067}\u{E0062}\u{E007F}", "İ", "ß", "ﬁ", "Ж", "東京", "é", "a;b", "- a"],
  ["//", "/", "\\", "..", "?", "#", "%41", "%2F", "%zz", "%00", "admin", "@", ".", ":", "me:pw@", "HTTP://", "ftp://"],
].flat();

/** Returns a valid text of a field. */
export function validText(field: Field<never>): string {
  const found = validTexts.find((text) => field.problemOf(text as never) === null);
  if (found === undefined) throw new Error(`Add a valid ${field.label} to the texts.`);
  return found;
}

/** A valid text with something inserted, a few fragments, or any text. */
function anyText(valid: string): fc.Arbitrary<string> {
  const fragment = fc.constantFrom(...hostileTexts, ...validTexts);
  const inserted = fc
    .tuple(fragment, fc.nat(valid.length))
    .map(([part, at]) => valid.slice(0, at) + part + valid.slice(at));
  const longer = fc.string({ unit: "grapheme", maxLength: 40 }).map((text) => valid + text);
  const code = fc.string({ unit: fc.constantFrom(..."ABCdef0189#"), maxLength: 7 });
  const joined = fc.array(fragment, { maxLength: 4 }).map((parts) => parts.join(""));
  return fc.oneof(inserted, inserted, longer, code, joined, fc.string({ unit: "grapheme-ascii", maxLength: 40 }));
}

/** Returns the texts around the maximum length, also with characters that count twice, blanks and invisible characters. */
function textsAtLimit(valid: string, isAccepted: (text: string) => boolean): string[] {
  if (!isAccepted(valid.padEnd(20, "x"))) return [];
  let [accepted, rejected] = [20, 200_000];
  while (rejected - accepted > 1) {
    const middle = Math.floor((accepted + rejected) / 2);
    if (isAccepted(valid.padEnd(middle, "x"))) accepted = middle;
    else rejected = middle;
  }
  const longest = valid.padEnd(accepted, "x");
  const withEmoji = (count: number) => valid + "\u{1F3B0}".repeat(count);
  const room = accepted - valid.length;
  const doubled = [Math.floor(room / 2), Math.floor(room / 2) + 1, room].map(withEmoji);
  return [longest, `${longest}x`, ` ${longest} `, `${longest}\u200B`, `${longest}\n`, ...doubled];
}

function textSamples({ field, draw }: Pick<Sampled, "field" | "draw">): Sample[] {
  const valid = validText(field);
  const around = hostileTexts.flatMap((part) => [part, part + valid, valid + part, valid + part + valid]);
  const limits = textsAtLimit(valid, (text) => field.problemOf(text as never) === null);
  return [...limits, ...around, ...draw(anyText(valid))].map(sameText);
}

function sameText(text: string): Sample {
  return { typed: text, json: text, cell: text };
}

/** Texts in a field for a number. JSON can't express them. */
const numberTexts = [
  ["+5", "05", " 5 ", "5 %", "5%", "5.", ".5", "-0", "\u22125", "1e1", "1E1", "0x1F", "0b1", "Infinity", "NaN"],
  [
    "1,5",
    "1.5.5",
    "1 000",
    "1'000",
    "1,000",
    "1.000",
    "1.000,5",
    "1,000.5",
    "1 0",
    "--5",
    "1/2",
    "½",
    "٣",
    "５",
    "5 USD",
  ],
  ["#N/A", "#REF!", "2026-01-01", "true", "null", "[]", "five", "5\u200B", "5\n", "1_000", "5-", "(5)", "1".repeat(20)],
  ["", " ", "5.5 %", "5.5%", "\u22125.5", "1 000.5", "5.5 5", "0.001", "5.555", "$5"],
].flat();

/** Writes a number without an exponent. */
function decimal(value: number): string {
  return value.toLocaleString("en-US", { useGrouping: false, maximumFractionDigits: 20 });
}

function numberSamples({ field, draw }: Sampled): Sample[] {
  const { min = 0, max = 0, step = 1 } = field;
  const ends = [0, min, max, new Date().getUTCFullYear()];
  const edges = ends.flatMap((end) => [end, end - step, end + step, end - step / 2, end + step / 2]);
  const unusual = [2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e21, 1e300, 1e-7, 0.1 + 0.2, -0.001];
  const inRange = fc.integer({ min: Math.round(min / step), max: Math.round(max / step) }).map((steps) => steps * step);
  const near = fc.double({ min: min - 10, max: max + 10, noNaN: true }).map((value) => Math.round(value * 1e6) / 1e6);
  const numbers = [...edges, ...unusual, ...draw(fc.oneof(inRange, inRange, near, fc.integer()))];
  const isMoney = field.kind === "money";
  return [
    ...numbers.map((value) => ({ typed: decimal(isMoney ? value / 100 : value), json: value, cell: decimal(value) })),
    // The same text is a different amount in the form and in a file.
    ...numberTexts.flatMap((text): Sample[] =>
      isMoney ? [{ typed: text }, { cell: text }] : [{ typed: text, cell: text }],
    ),
  ];
}

const momentTexts = [
  ["2026-01-01", "2026-01-01T00:00", "2026-01-01T00:00:00", "2026-01-01T00:00Z", "2026-01-01 00:00:00Z", "2026-W01-1"],
  ["2026-02-29T00:00:00Z", "2026-02-30T00:00:00Z", "2028-02-29T00:00:00Z", "2026-13-01T00:00:00Z", "2026-00-10T00:00Z"],
  ["2026-01-01T24:00:00Z", "2026-01-01T25:00:00Z", "2026-12-31T23:59:60Z", "2026-01-01T00:60:00Z", "2026-01-00T00:00Z"],
  ["2026-01-01T00:00:00+02:00", "2026-01-01T00:00:00+0200", "2026-01-01T00:00:00+24:00", "2026-01-01T00:00:00-99:99"],
  ["2026-01-01t00:00:00z", "2026-01-01T00:00:00.5Z", "2026-01-01T00:00:00.123456Z", "2026-01-01T00:00:00,5Z"],
  ["+010000-01-01T00:00:00Z", "10000-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "01.02.2026", "1767225600000", "now"],
  ["#N/A", "2026-01-01T00:00:00Z ", " 2026-01-01T00:00:00Z", "2026-01-01T00:00:00\u200BZ", "２０２６-01-01"],
].flat();

function momentSamples({ draw }: Sampled): Sample[] {
  const [earliest, end] = momentRange;
  const edges = [earliest, end]
    .flatMap((edge) => [edge - 1, edge, edge + 1])
    .map((time) => new Date(time).toISOString());
  const isos = fc.integer({ min: earliest - 1e12, max: end + 1e12 }).map((time) => new Date(time).toISOString());
  const zoned = fc
    .tuple(isos, fc.constantFrom("Z", "+00:00", "-11:30", "+14:00", "+23:59", "+5", ""))
    .map(([iso, zone]) => iso.replace("Z", zone));
  const blank: Sample[] = ["", " "].map((text) => ({ typed: text, json: null, cell: text }));
  return [...blank, ...[...edges, ...momentTexts, ...draw(fc.oneof(isos, zoned))].map(sameText)];
}

function phraseSamples({ field, spec, draw }: Sampled): Sample[] {
  const isAccepted = (text: string) => field.problemOf([text] as never) === null;
  const phrases = ["Visa", "Bank, by wire", "[a", ...hostileTexts, ...textsAtLimit("Visa", isAccepted)];
  const numbered = (count: number) => Array.from({ length: count }, (_, at) => `Item ${at}`);
  const lists = [
    [],
    ...phrases.flatMap((text) => [[text], ["Visa", text, `${text} Visa`, "Visa "]]),
    ...[59, 60, 61].flatMap((count) => [numbered(count), [...numbered(count), "Item 1", " Item 2", ""]]),
    ...draw(fc.array(anyText("Visa"), { maxLength: 6 })),
  ];
  const isByLine = spec.kind === "tags" && spec.isByLine;
  return lists.map((list) => ({ typed: list, json: list, cell: listCell(list, isByLine) }));
}

function itemSamples({ field, draw }: Sampled): Sample[] {
  const { each, max } = field as unknown as Items<Record<string, Field<never>>>;
  const valid = Object.fromEntries(Object.entries(each).map(([name, one]) => [name, validText(one)]));
  const changed = Object.entries(each).flatMap(([name, one]) =>
    textSamples({ field: one, draw }).map(({ json }) => [valid, { ...valid, [name]: json as string }]),
  );
  const full = [max, max + 1].map((count) => Array.from({ length: count }, () => valid));
  return [[], ...full, ...changed].map((list) => ({ typed: writeItems(list), json: list }));
}

function choiceSamples({ spec }: Sampled): Sample[] {
  const options = spec.kind === "choice" ? spec.options.map(({ value }) => value) : [];
  const unknown = ["UNKNOWN", "#N/A"].map((text) => ({ json: text, cell: text }));
  return [...options.map((value) => ({ typed: value, json: value || null, cell: value })), ...unknown];
}

/** An editor chooses the row from a list, so the form can't send anything else. */
function relationSamples({ parentId }: Sampled): Sample[] {
  const unknown = ["00000000-0000-4000-8000-00000000dead", "x", "#N/A", parentId.slice(1)];
  const ids = [parentId, parentId.toUpperCase(), ` ${parentId} `, ...unknown];
  return [{ typed: "", json: null, cell: "" }, ...ids.map((id) => ({ json: id, cell: id }))];
}

const samplesByKind: Record<FieldKind, (sampled: Sampled) => Sample[]> = {
  line: textSamples,
  text: textSamples,
  slug: textSamples,
  link: textSamples,
  picture: textSamples,
  path: textSamples,
  currency: textSamples,
  number: numberSamples,
  money: numberSamples,
  moment: momentSamples,
  flag: () => [true, false].map((value) => ({ typed: value, json: value, cell: String(value) })),
  choice: choiceSamples,
  phrases: phraseSamples,
  items: itemSamples,
  relation: relationSamples,
};

/** Returns values for a field: at its limits, hostile ones, and random ones. */
export function samplesOf(sampled: Sampled): Sample[] {
  return samplesByKind[sampled.field.kind](sampled);
}
