/** Creates form fields from the fields in `shared/nouns`, which have the rules and limits. The form adds its words. */
import type { Empty, Field } from "../../../shared/rules/field";
import type { ItemFields, Items } from "../../../shared/rules/items";
import type { ItemColumn } from "./fields";
import { checkDate, checkItems, checkNumber, checkText } from "./rules";

interface Words {
  label: string;
  hint?: string;
  placeholder?: string;
}

/** What a form field has in common with the field of its noun. */
function common<Without extends Empty>({ without, isOfOneRow }: Field<never, Without>) {
  return {
    ...(without === "required" && { isRequired: true }),
    ...(isOfOneRow && { isOfOneRow }),
  } as (Without extends "required" ? { isRequired: true } : object) & { isOfOneRow?: true };
}

export function line<const More extends Words, Without extends Empty>(field: Field<string, Without>, more: More) {
  return { kind: "line", ...common(field), check: checkText(field), ...more } as const;
}

export function text<const More extends Words, Without extends Empty>(field: Field<string, Without>, more: More) {
  return { kind: "text", ...common(field), check: checkText(field), ...more } as const;
}

/** `from` is the field that the slug is derived from. */
export function slug(field: Field<string>, more: { from: string; hint?: string }) {
  return { kind: "slug", label: "Slug", isOfOneRow: true, isRequired: true, check: checkText(field), ...more } as const;
}

/** The URL of an image. Editors can also upload an image. */
export function image<const More extends Words>(field: Field<string>, more: More) {
  return { kind: "image", check: checkText(field), ...more } as const;
}

export function moment<const More extends Words>(field: Field<Date>, more: More) {
  return { kind: "line", isMoment: true, check: checkDate(field), ...more } as const;
}

/** A number. Money is entered in the currency's major unit; the API stores hundredths. */
export function number<const More extends Words & { initial?: string }, Without extends Empty>(
  field: Field<number, Without>,
  more: More,
) {
  const { min = 0, max, step = 1, without, kind, initial } = field;
  const isMoney = kind === "money";
  const inForm = (limit: number) => (isMoney ? limit / 100 : limit);
  return {
    kind: "number",
    min: inForm(min),
    ...(max !== undefined && { max: inForm(max) }),
    step: inForm(step),
    ...((without === "default" && { isNonNull: true }) as Without extends "default" ? { isNonNull: true } : object),
    ...(isMoney && { isInHundredths: true as const }),
    ...(initial !== undefined && { initial: String(initial) }),
    check: checkNumber(field),
    ...more,
  } as const;
}

export function tags<const More extends Words & { isByLine?: true }>(field: Field<string[]>, more: More) {
  return { kind: "tags", check: field.problemOf as (items: readonly string[]) => string | null, ...more } as const;
}

export function flag<const More extends Words>(field: Field<boolean>, more: More) {
  const { isOfOneRow } = common(field);
  const initial = field.initial === true && { initial: true as const };
  return { kind: "flag", ...(isOfOneRow && { isOfOneRow }), ...initial, ...more } as const;
}

/** A flag with a third state, "Not stated". */
export function yesOrNo<const More extends Words>(field: Field<boolean, "null">, more: More) {
  const options = [
    { value: "", label: "Not stated" },
    { value: "true", label: "Yes" },
    { value: "false", label: "No" },
  ] as const;
  return { kind: "choice", isYesNo: true, ...common(field), options, initial: "", ...more } as const;
}

type ColumnWords = Pick<ItemColumn, "label" | "isLong">;

/** A list of items. `columns` has the words for each item's values, in the order of the form. */
export function items<const More extends Words & { item: string }, Each extends ItemFields>(
  field: Items<Each>,
  columns: Readonly<Record<keyof Each & string, ColumnWords>>,
  more: More,
) {
  const itemColumns = Object.entries<ColumnWords>(columns).map(([name, words]): ItemColumn => {
    const each = field.each[name as keyof Each] as Field<never>;
    const isRequired = each.without === "required" && { isRequired: true as const };
    return { name, ...words, ...isRequired, check: checkText(each as Field<string>) };
  });
  return {
    kind: "items",
    max: field.max,
    columns: itemColumns,
    check: checkItems(field, itemColumns),
    ...more,
  } as const;
}
