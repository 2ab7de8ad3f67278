/** Adds up the cost of the fields of one operation. Visits each fragment once, even if it is spread many times. */
import {
  type ArgumentNode,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getArgumentValues,
  getDirectiveValues,
  getNamedType,
  getNullableType,
  type GraphQLCompositeType,
  type GraphQLField,
  GraphQLIncludeDirective,
  type GraphQLSchema,
  GraphQLSkipDirective,
  isAbstractType,
  isCompositeType,
  isListType,
  isUnionType,
  Kind,
  SchemaMetaFieldDef,
  type SelectionNode,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  visit,
} from "graphql";

import { searchCost, topFieldCost, unpagedListSize } from "../../../shared/limits.js";
import { countCost } from "../../../database/reading/countRows.js";
import { introspectionCost } from "./introspectionCost.js";
import { defaultPageSize, maxPageSize } from "../../../../shared/apiLimits.js";

/** The cost of a list's facets. Counting them reads the whole list but returns none of its rows. */
const facetsCost = 200;

/** The costs of one selection set. */
interface Selected {
  /** The cost for each object type. Each row has only one of the possible types. */
  costs: Map<string, number>;
  /**
   * The selected fields that read the whole list, such as `totalCount`. Maps each response key to the field's name,
   * because the server executes every alias of a field.
   */
  ofWholeList: Map<string, string>;
}

/** Arguments of a paginated list that can change its cost. */
const decisive = new Set(["first", "last", "search", "filter"]);

export class CostWalk {
  /** Names of the variables that can change the cost. */
  readonly variables = new Set<string>();
  /** How many fields and fragments the walk visited. */
  visits = 0;
  readonly #ofFragments = new Map<string, Selected>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly values: Record<string, unknown>,
  ) {}

  /** @throws GraphQL's own error when an argument is invalid. */
  costOf(set: SelectionSetNode, type: GraphQLCompositeType): number {
    return highest(this.#select(set, type));
  }

  #select({ selections }: SelectionSetNode, type: GraphQLCompositeType): Selected {
    const selected: Selected = { costs: new Map(), ofWholeList: new Map() };
    for (const selection of selections) {
      this.visits += 1;
      if (this.#isIncluded(selection)) this.#add(selected, selection, type);
    }
    return selected;
  }

  #add(selected: Selected, selection: SelectionNode, type: GraphQLCompositeType): void {
    if (selection.kind === Kind.FIELD) {
      const name = selection.name.value;
      if (wholeListCosts.has(name)) selected.ofWholeList.set(selection.alias?.value ?? name, name);
      return this.#addCost(selected, type, this.#costOfField(selection, type));
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? this.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition;
    const fragmentType = condition ? this.schema.getType(condition.name.value) : type;
    // Validation has already rejected unknown fragments and types.
    if (!fragment || !isCompositeType(fragmentType)) return;
    const inside = isSpread
      ? this.#ofFragment(selection.name.value, fragment.selectionSet, fragmentType)
      : this.#select(fragment.selectionSet, fragmentType);
    for (const [key, name] of inside.ofWholeList) selected.ofWholeList.set(key, name);
    this.#addCost(selected, fragmentType, highest(inside));
  }

  #ofFragment(name: string, set: SelectionSetNode, type: GraphQLCompositeType): Selected {
    let selected = this.#ofFragments.get(name);
    if (!selected) {
      // Ends the walk if a fragment spreads itself, although validation has already rejected such a document.
      this.#ofFragments.set(name, { costs: new Map(), ofWholeList: new Map() });
      selected = this.#select(set, type);
      this.#ofFragments.set(name, selected);
    }
    return selected;
  }

  #addCost({ costs }: Selected, type: GraphQLCompositeType, cost: number): void {
    const possible = isAbstractType(type) ? this.schema.getPossibleTypes(type) : [type];
    for (const { name } of possible) costs.set(name, (costs.get(name) ?? 0) + cost);
  }

  #costOfField(node: FieldNode, type: GraphQLCompositeType): number {
    const field = fieldOf(type, node.name.value);
    if (!field) return 0;
    const args = field.args.length > 0 ? getArgumentValues(field, node, this.values) : {};
    const named = getNamedType(field.type);
    const selected = node.selectionSet && isCompositeType(named) ? this.#select(node.selectionSet, named) : null;
    const childComplexity = selected ? highest(selected) : 0;
    const { complexity } = field.extensions as { complexity?: unknown };
    // A field's own complexity takes precedence. The cost of every other field is estimated.
    if (typeof complexity === "number") return complexity + childComplexity;
    if (typeof complexity === "function") {
      this.#noteVariablesOf(node.arguments ?? []);
      return Number(complexity({ type, field, node, args, childComplexity }));
    }
    const introspected = introspectionCost(this.schema, type, field, childComplexity);
    if (introspected !== null) return introspected;

    const isTop = type === this.schema.getQueryType() || type === this.schema.getMutationType();
    // Top-level fields and pages with a cursor run their own SQL statements, even if they return few rows.
    const isStatement = (isTop && !field.name.startsWith("__")) || (!isTop && hasCursor(args));
    const ownCost = 1 + (isStatement ? topFieldCost : 0);
    if (field.args.some(({ name }) => name === "first" || name === "last")) {
      const isDecisive = (name: string) => decisive.has(name) || (!isTop && cursors.has(name));
      this.#noteVariablesOf((node.arguments ?? []).filter(({ name }) => isDecisive(name.value)));
      return ownCost + pageSize(args) * childComplexity + wholeListCost(args, selected?.ofWholeList ?? new Map());
    }
    const isRowsOfConnection = type.name.endsWith("Connection");
    const isList = isListType(getNullableType(field.type)) && isCompositeType(named);
    return ownCost + (isList && !isRowsOfConnection ? unpagedListSize : 1) * childComplexity;
  }

  #isIncluded(selection: SelectionNode): boolean {
    if (!selection.directives || selection.directives.length === 0) return true;
    this.#noteVariablesOf(selection.directives);
    const skip = getDirectiveValues(GraphQLSkipDirective, selection, this.values);
    const include = getDirectiveValues(GraphQLIncludeDirective, selection, this.values);
    return skip?.["if"] !== true && include?.["if"] !== false;
  }

  #noteVariablesOf(nodes: readonly (DirectiveNode | ArgumentNode)[]): void {
    for (const node of nodes) visit(node, { Variable: ({ name }) => void this.variables.add(name.value) });
  }
}

function highest({ costs }: Selected): number {
  return Math.max(0, ...costs.values());
}

function fieldOf(type: GraphQLCompositeType, name: string): GraphQLField<unknown, unknown> | undefined {
  if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
  if (name === SchemaMetaFieldDef.name) return SchemaMetaFieldDef;
  if (name === TypeMetaFieldDef.name) return TypeMetaFieldDef;
  return isUnionType(type) ? undefined : type.getFields()[name];
}

const cursors = new Set(["after", "before"]);

/**
 * Whether the arguments contain a cursor. Unlike first pages, pages with a cursor can't be batched for several parent
 * rows.
 */
function hasCursor(args: Record<string, unknown>): boolean {
  return [...cursors].some((name) => typeof args[name] === "string");
}

/** The costs of fields that read the whole list, regardless of the page size. */
const wholeListCosts = new Map([
  ["totalCount", countCost],
  ["facets", facetsCost],
]);

/** Returns the cost of a search and of fields that read the whole list. */
function wholeListCost(args: Record<string, unknown>, fields: Map<string, string>): number {
  const costs = [...fields.values()].map((name) => wholeListCosts.get(name)!);
  return costs.reduce((sum, cost) => sum + cost, hasSearchText(args) ? searchCost : 0);
}

interface TextFilter {
  search?: unknown;
  casinoNameContainsAny?: unknown;
}

function hasSearchText({ filter, search }: { filter?: TextFilter | null; search?: unknown }): boolean {
  const texts = [search, filter?.search, filter?.casinoNameContainsAny].flat();
  return texts.some((text) => typeof text === "string" && text.trim() !== "");
}

/** Treats an invalid page size as the nearest valid size. The resolver later rejects the invalid size. */
function pageSize(args: Record<string, unknown>): number {
  const size = args["first"] ?? args["last"] ?? defaultPageSize;
  return typeof size === "number" ? Math.min(Math.max(1, size), maxPageSize) : defaultPageSize;
}
