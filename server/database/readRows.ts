/** Reads the columns of cards without the ORM's making of entities: what a list shows is never written back. */
import type { EntityMetadata, ObjectLiteral, SelectQueryBuilder } from "typeorm";

/** By the name of a column in the result: where its value belongs in the row. */
type Places = Map<string, [property: string] | [embedded: string, property: string]>;

const placesOf = new WeakMap<EntityMetadata, Places>();

/** The rows of a query of one table without joins, with the properties that it selects. */
export async function readRows<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<Row[]> {
  const alias = query.expressionMap.mainAlias!;
  const places = placesOf.get(alias.metadata) ?? findPlaces(alias.metadata, alias.name);
  placesOf.set(alias.metadata, places);
  const found = await query.getRawMany<Record<string, unknown>>();
  const [first] = found;
  if (!first) return [];
  // Of the entity's class all the same, by which a union tells its members apart.
  const Entity = alias.metadata.target as new () => Record<string, unknown>;
  const columns = Object.keys(first).map((name) => ({ name, place: places.get(name)! }));
  return found.map((raw) => {
    const row: Record<string, unknown> = new Entity();
    for (const { name, place } of columns) {
      const [property, inner] = place;
      if (inner === undefined) row[property] = raw[name];
      else ((row[property] ??= {}) as Record<string, unknown>)[inner] = raw[name];
    }
    return row as Row;
  });
}

/** The first row, or null where there is none. */
export async function readRow<Row extends ObjectLiteral>(query: SelectQueryBuilder<Row>): Promise<Row | null> {
  const [row] = await readRows(query);
  return row ?? null;
}

/** Every query here calls its table `row`, so that the names of its columns are always the same. */
function findPlaces(metadata: EntityMetadata, alias: string): Places {
  return new Map(
    metadata.columns.map((column) => [
      `${alias}_${column.databaseName}`,
      column.propertyPath.split(".") as [string] | [string, string],
    ]),
  );
}
