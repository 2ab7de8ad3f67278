/** Creates the GraphQL types of lists. https://relay.dev/graphql/connections.htm */
import { type ClassType, Field, Int, ObjectType } from "type-graphql";

import { type Connection, type Edge, PageInfo } from "./connection.js";
import type { Dependency } from "./dependsOn.js";
import { FacetsField } from "./facets.js";

/** Creates the base class of a list's edge type. `connectionTypes` or a subclass gives the type its name. */
export function edgeType<Row extends object>(row: ClassType<Row>) {
  @ObjectType({ simpleResolvers: true })
  class EdgeType implements Edge<Row> {
    @Field(() => String, {
      description: "The cursor of the row. Pass it as `after` or `before` to continue from this row.",
    })
    cursor!: string;

    @Field(() => row, { description: "The row." })
    node!: Row;
  }
  return EdgeType;
}

interface ConnectionOptions<Row extends object> {
  /** The type of the edges. Omitted if the edges have no additional fields. */
  edge?: ClassType<Edge<Row>>;
  /** The tables whose rows the facets count. Omitted for a list without facets. */
  facetsDependOn?: Dependency[];
}

/**
 * Creates the GraphQL types of a list, such as `CasinoConnection` for `Casino`. Also creates `CasinoEdge`, unless an
 * edge type is given.
 */
export function connectionTypes<Row extends object>(
  name: string,
  row: ClassType<Row>,
  plural: string,
  { edge = plainEdge(name, row, plural), facetsDependOn }: ConnectionOptions<Row> = {},
) {
  @ObjectType(`${name}Connection`, { description: `A page of ${plural}.`, simpleResolvers: true })
  class ConnectionType implements Connection<Row> {
    @Field(() => [edge], { description: "The rows of the page in order, each with its cursor." })
    edges!: Edge<Row>[];

    @Field(() => PageInfo, { description: "The position of this page in the list." })
    pageInfo!: PageInfo;

    @Field(() => [row], { description: "The rows of the page in order, without cursors." })
    nodes!: () => Row[];

    @Field(() => Int, {
      description: "The number of rows in the whole list. The server counts them only if this field is selected.",
    })
    totalCount!: () => Promise<number>;
  }
  if (facetsDependOn) FacetsField(...facetsDependOn)(ConnectionType.prototype, "facets");
  return ConnectionType;
}

export function edgeOptions(plural: string) {
  return { description: `One row on a page of ${plural}, with its cursor.`, simpleResolvers: true };
}

function plainEdge<Row extends object>(name: string, row: ClassType<Row>, plural: string) {
  @ObjectType(`${name}Edge`, edgeOptions(plural))
  class PlainEdge extends edgeType(row) {}
  return PlainEdge;
}

/** The descriptions of the orders by date, which every list of the catalogue offers. */
export const datedOrderDescriptions = {
  CREATED_DESC: { description: "Newest first." },
  CREATED_ASC: { description: "Oldest first." },
  UPDATED_DESC: { description: "Most recently changed first." },
  UPDATED_ASC: { description: "Least recently changed first." },
};
