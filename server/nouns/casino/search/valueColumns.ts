/**
 * The values of one property of all casinos of a segment, in one array. The casino objects are scattered in memory, so
 * testing them directly takes many times as long. Segments never change, so each column is built once, on first use.
 */
import type { ValueRule } from "../casino.filter.js";
import { stepsBetweenYields, type Task } from "./cooperativeScheduler.js";
import type { IndexedCasino } from "./indexedCasino.js";
import type { Segment } from "./segment.js";

/** A rule in the form of a test of one property. */
export interface ValueTest {
  property: Property;
  holds: (value: IndexedCasino[Property]) => boolean;
}

type Property = ValueRule["property"] | "withdrawalHours";

/** The values in the order of the segment's rows. */
export type ValueColumn = readonly IndexedCasino[Property][];

const columnsOfSegments = new WeakMap<Segment, Map<Property, ValueColumn>>();

export function* valuesIn(segment: Segment, property: Property): Task<ValueColumn> {
  const columns = columnsOfSegments.get(segment) ?? new Map<Property, ValueColumn>();
  columnsOfSegments.set(segment, columns);
  const built = columns.get(property);
  if (built) return built;
  const { casinos } = segment;
  const values: IndexedCasino[Property][] = [];
  for (const [row, casino] of casinos.entries()) {
    values.push(casino[property]);
    if (row % stepsBetweenYields === 0) yield;
  }
  columns.set(property, values);
  return values;
}
