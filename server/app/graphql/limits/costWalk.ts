/** Adds up what the fields of one operation cost. However often a fragment is spread, it is walked once. */
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

import { countCost, searchCost, topFieldCost, unpagedListSize } from "../../../shared/limits.js";
import { defaultPageSize, maxPageSize } from "../../../shared/pageLimits.js";
import { introspectionCost } from "./introspectionCost.js";

/** What the fields selected in one place come to. */
interface Selected {
  /** By the name of the object type: of several possible types, each row has one. */
  costs: Map<string, number>;
  /** Whether `totalCount` is among them. */
  hasCount: boolean;
}

/** Arguments of a list with pages that can change its cost. */
const decisive = new Set(["first", "last", "search", "filter"]);

export class CostWalk {
  /** Names of the variables that can change the cost. */
  readonly variables = new Set<string>();
  /** How many fields and fragments were visited. */
  visits = 0;
  readonly #ofFragments = new Map<string, Selected>();

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>,
    private readonly values: Record<string, unknown>,
  ) {}

  /** @throws GraphQL's own error when an argument is wrong. */
  costOf(set: SelectionSetNode, type: GraphQLCompositeType): number {
    return highest(this.#select(set, type));
  }

  #select({ selections }: SelectionSetNode, type: GraphQLCompositeType): Selected {
    const selected: Selected = { costs: new Map(), hasCount: false };
    for (const selection of selections) {
      this.visits += 1;
      if (this.#isIncluded(selection)) this.#add(selected, selection, type);
    }
    return selected;
  }

  #add(selected: Selected, selection: SelectionNode, type: GraphQLCompositeType): void {
    if (selection.kind === Kind.FIELD) {
      selected.hasCount ||= selection.name.value === "totalCount";
      return this.#addCost(selected, type, this.#costOfField(selection, type));
    }
    const isSpread = selection.kind === Kind.FRAGMENT_SPREAD;
    const fragment = isSpread ? this.fragments.get(selection.name.value) : selection;
    const condition = fragment?.typeCondition;
    const fragmentType = condition ? this.schema.getType(condition.name.value) : type;
    // Validation has refused what is not there.
    if (!fragment || !isCompositeType(fragmentType)) return;
    const inside = isSpread
      ? this.#ofFragment(selection.name.value, fragment.selectionSet, fragmentType)
      : this.#select(fragment.selectionSet, fragmentType);
    selected.hasCount ||= inside.hasCount;
    this.#addCost(selected, fragmentType, highest(inside));
  }

  #ofFragment(name: string, set: SelectionSetNode, type: GraphQLCompositeType): Selected {
    let selected = this.#ofFragments.get(name);
    if (!selected) {
      // A fragment that spreads itself, which validation refuses, must come to an end.
      this.#ofFragments.set(name, { costs: new Map(), hasCount: false });
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
    // A field that declares its own complexity is believed; every other one is estimated.
    if (typeof complexity === "number") return complexity + childComplexity;
    if (typeof complexity === "function") {
      this.#noteVariablesOf(node.arguments ?? []);
      return Number(complexity({ type, field, node, args, childComplexity }));
    }
    const introspected = introspectionCost(this.schema, type, field, childComplexity);
    if (introspected !== null) return introspected;

    const isTop = type === this.schema.getQueryType() || type === this.schema.getMutationType();
    // What an operation asks for at its top takes statements, however few the rows.
    const isStatement = (isTop && !field.name.startsWith("__")) || (!isTop && hasCursor(args));
    const ownCost = 1 + (isStatement ? topFieldCost : 0);
    if (field.args.some(({ name }) => name === "first" || name === "last")) {
      const isDecisive = (name: string) => decisive.has(name) || (!isTop && cursors.has(name));
      this.#noteVariablesOf((node.arguments ?? []).filter(({ name }) => isDecisive(name.value)));
      return ownCost + pageSize(args) * childComplexity + wholeListCost(args, selected?.hasCount ?? false);
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

/** Pages behind a cursor can't be read for several rows at once, as first pages are. */
function hasCursor(args: Record<string, unknown>): boolean {
  return [...cursors].some((name) => typeof args[name] === "string");
}

/** What reads the whole list, whatever the page's size. */
function wholeListCost(args: Record<string, unknown>, hasCount: boolean): number {
  return (hasSearchText(args) ? searchCost : 0) + (hasCount ? countCost : 0);
}

interface TextFilter {
  search?: unknown;
  casinoNameContainsAny?: unknown;
}

function hasSearchText({ filter, search }: { filter?: TextFilter | null; search?: unknown }): boolean {
  const texts = [search, filter?.search, filter?.casinoNameContainsAny].flat();
  return texts.some((text) => typeof text === "string" && text.trim() !== "");
}

/** A size that is not allowed costs as the nearest that is; the resolver refuses it with the right words. */
function pageSize(args: Record<string, unknown>): number {
  const size = args["first"] ?? args["last"] ?? defaultPageSize;
  return typeof size === "number" ? Math.min(Math.max(1, size), maxPageSize) : defaultPageSize;
}
