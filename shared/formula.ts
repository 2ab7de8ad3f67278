/**
 * Formulas that a program evaluates for one row, and that PostgreSQL computes for many. Null means unknown and behaves
 * as in SQL: an operation on null gives null, and `least` and `greatest` ignore null. A formula uses the same operations
 * on double-precision numbers in both places, so the results are identical.
 */

type Value = number | string | boolean;

type Row = Readonly<Record<string, Value | null>>;

export interface Formula<Result extends Value> {
  evaluate: (row: Row) => Result | null;
  /** @param nameOf Returns SQL for an input. */
  toSql: (nameOf: (input: string) => string) => string;
}

type Operand<Result extends Value> = Formula<Result> | Result;

function formulaOf<Result extends Value>(operand: Operand<Result>): Formula<Result> {
  if (typeof operand === "object") return operand;
  const sql = typeof operand === "string" ? `'${operand.replaceAll("'", "''")}'` : String(operand);
  return { evaluate: () => operand, toSql: () => sql };
}

/** An input whose type in the database may be an integer. */
export function numberInput(name: string): Formula<number> {
  return { evaluate: (row) => row[name] as number | null, toSql: (nameOf) => `${nameOf(name)}::float8` };
}

export function input<Result extends string | boolean>(name: string): Formula<Result> {
  return { evaluate: (row) => row[name] as Result | null, toSql: (nameOf) => nameOf(name) };
}

function binary<In extends Value, Out extends Value>(sign: string, compute: (one: In, other: In) => Out) {
  return (...operands: [Operand<In>, Operand<In>]): Formula<Out> => {
    const [left, right] = operands.map(formulaOf) as [Formula<In>, Formula<In>];
    return {
      evaluate(row) {
        const [one, other] = [left.evaluate(row), right.evaluate(row)];
        return one === null || other === null ? null : compute(one, other);
      },
      toSql: (nameOf) => `(${left.toSql(nameOf)} ${sign} ${right.toSql(nameOf)})`,
    };
  };
}

export const plus = binary<number, number>("+", (one, other) => one + other);
export const minus = binary<number, number>("-", (one, other) => one - other);
export const times = binary<number, number>("*", (one, other) => one * other);
export const over = binary<number, number>("/", (one, other) => one / other);
export const isMore = binary<number, boolean>(">", (one, other) => one > other);
export const isEqual = binary<Value, boolean>("=", (one, other) => one === other);
export const isOther = binary<Value, boolean>("<>", (one, other) => one !== other);

function ofKnown(name: string, compute: (...numbers: number[]) => number) {
  return (...operands: Operand<number>[]): Formula<number> => {
    const formulas = operands.map(formulaOf);
    return {
      evaluate(row) {
        const known = formulas.flatMap((each) => each.evaluate(row) ?? []);
        return known.length === 0 ? null : compute(...known);
      },
      toSql: (nameOf) => `${name}(${formulas.map((each) => each.toSql(nameOf)).join(", ")})`,
    };
  };
}

export const least = ofKnown("LEAST", Math.min);
export const greatest = ofKnown("GREATEST", Math.max);
/** The first known number. */
export const known = ofKnown("COALESCE", (first) => first);

/** Rounds to a whole number, and halves up. `round` in SQL rounds halves to even numbers. */
export function rounded(number: Formula<number>): Formula<number> {
  return {
    evaluate(row) {
      const value = number.evaluate(row);
      return value === null ? null : Math.floor(value + 0.5);
    },
    toSql: (nameOf) => `floor(${number.toSql(nameOf)} + 0.5)`,
  };
}

export function isUnknown(value: Formula<Value>): Formula<boolean> {
  return {
    evaluate: (row) => value.evaluate(row) === null,
    toSql: (nameOf) => `(${value.toSql(nameOf)} IS NULL)`,
  };
}

export function isKnown(value: Formula<Value>): Formula<boolean> {
  return not(isUnknown(value));
}

/** Whether each condition is true. An unknown condition counts as false. */
export function all(...conditions: Formula<boolean>[]): Formula<boolean> {
  return junction("AND", conditions, (isTrue) => conditions.every(isTrue));
}

/** Whether a condition is true. An unknown condition counts as false. */
export function any(...conditions: Formula<boolean>[]): Formula<boolean> {
  return junction("OR", conditions, (isTrue) => conditions.some(isTrue));
}

export function not(condition: Formula<boolean>): Formula<boolean> {
  return {
    evaluate: (row) => condition.evaluate(row) !== true,
    toSql: (nameOf) => `(${condition.toSql(nameOf)} IS NOT TRUE)`,
  };
}

function junction(
  sign: string,
  conditions: Formula<boolean>[],
  combine: (isTrue: (condition: Formula<boolean>) => boolean) => boolean,
): Formula<boolean> {
  return {
    evaluate: (row) => combine((condition) => condition.evaluate(row) === true),
    toSql: (nameOf) => `(${conditions.map((each) => `${each.toSql(nameOf)} IS TRUE`).join(` ${sign} `)})`,
  };
}

/** One of two results. An unknown condition counts as false. */
export function when<Result extends Value>(
  condition: Formula<boolean>,
  then: Operand<Result>,
  otherwise: Operand<Result>,
): Formula<Result> {
  const [one, other] = [formulaOf(then), formulaOf(otherwise)];
  return {
    evaluate: (row) => (condition.evaluate(row) === true ? one : other).evaluate(row),
    toSql: (nameOf) => `CASE WHEN ${condition.toSql(nameOf)} THEN ${one.toSql(nameOf)} ELSE ${other.toSql(nameOf)} END`,
  };
}

/** The result of the first condition that is true, or unknown if there is none. */
export function firstOf<Result extends Value>(
  ...cases: readonly (readonly [Formula<boolean>, Operand<Result>])[]
): Formula<Result> {
  const formulas = cases.map(([condition, result]) => [condition, formulaOf(result)] as const);
  return {
    evaluate(row) {
      const found = formulas.find(([condition]) => condition.evaluate(row) === true);
      return found ? found[1].evaluate(row) : null;
    },
    toSql: (nameOf) =>
      `CASE ${formulas.map(([condition, result]) => `WHEN ${condition.toSql(nameOf)} THEN ${result.toSql(nameOf)}`).join(" ")} END`,
  };
}
