/** The caller of an operation, and the context that plugins and resolvers receive. */
import type { Context, RequestProperties } from "../../catalogue/context.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { BudgetCharge } from "./limits/clientBudget.js";

/** The properties of the caller that affect the response. */
export interface Caller extends RequestProperties {
  /** False for a page from a foreign origin, which may read but not write. */
  mayMutate: boolean;
  budget: BudgetCharge;
  /** Whether an anonymous response would mislead the caller, for example after an editor's session has expired. */
  needsSession: boolean;
  /** What the operation reports about its use of an API token. Unset for requests without a token. */
  tokenUse?: TokenUse;
  /** The parts of an HTTP request that affect the response's status. Unset for a page's queries. */
  transport?: Transport;
}

/** Facts about a request with an API token, for the panel's usage table. */
export interface TokenUse {
  hasErrors: boolean;
  /** The deprecated elements of the schema that the operation uses. */
  deprecated: readonly string[];
}

export interface Transport {
  method: string;
  accept: string | undefined;
}

export interface RequestContext extends Context, Caller {
  reportDependencies: ReportDependencies;
  /** When the request began, according to `performance.now()`. */
  begun: number;
}

/** Receives the response's dependencies before execution. They are null if the response must not be cached. */
export type ReportDependencies = (dependsOn: readonly Dependency[] | null) => void;
