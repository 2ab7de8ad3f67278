/** Reads people. */
import type { DataSource } from "typeorm";

import { conditionsOf } from "../../catalogue/list/filterFields.js";
import { Person } from "../../database/entities/person.entity.js";
import { chargeForTable } from "../../database/reading/countRows.js";
import { findPage } from "../../database/reading/keyset.js";
import { selectByIds, selectRow } from "../../database/reading/selectRows.js";
import { propertiesReader } from "../../database/reading/selectedProperties.js";
import { backwards, byText, datedOrders, type SortKey } from "../../database/reading/sortKeys.js";
import { isUuid } from "../../shared/input/uuid.js";
import { searchCost } from "../../shared/limits.js";
import type { Connection, Page } from "../../shared/schema/connection.js";
import { listKey } from "../../shared/schema/cursor.js";
import { PersonFilter, PersonOrder } from "./person.inputs.js";

const byName = byText("nameSort");

const sortKeys: Record<PersonOrder, SortKey[]> = {
  [PersonOrder.NAME_ASC]: byName,
  [PersonOrder.NAME_DESC]: backwards(byName),
  ...datedOrders,
};

export interface PersonList {
  filter: PersonFilter;
  orderBy: PersonOrder;
  page: Page;
  /** The fields that the caller selected. */
  fields: Set<string>;
}

/**
 * Returns one page of people.
 * @throws BadUserInputError for a cursor from another list.
 */
export async function findPeople(db: DataSource, list: PersonList): Promise<Connection<Person>> {
  if (list.filter.search?.trim()) await chargeForTable(db, Person, searchCost);
  return findPage(db, {
    entity: Person,
    where: conditionsOf(PersonFilter, list.filter, db),
    keys: sortKeys[list.orderBy],
    key: listKey("people", list.orderBy, list.filter),
    page: list.page,
    properties: personProperties(list.fields),
  });
}

/** Returns one person by id or by slug, or null if there is none. */
export async function findPerson(
  db: DataSource,
  { id, slug }: { id: string | null; slug: string | null },
  fields: Set<string>,
): Promise<Person | null> {
  if (id != null && !isUuid(id)) return null;
  const where = id == null ? { sql: "row.slug = ?", values: [slug] } : { sql: "row.id = ?", values: [id] };
  return selectRow(db, { entity: Person, properties: personProperties(fields), where: [where] });
}

/** Returns the existing people with these ids, in the order of the ids. */
export async function findPeopleByIds(db: DataSource, ids: string[], fields: Set<string>): Promise<Person[]> {
  const people = await selectByIds(db, ids, { entity: Person, properties: personProperties(fields) });
  return people.filter((person) => person !== null);
}

const personProperties = propertiesReader({});
