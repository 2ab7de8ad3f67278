/** Who asks for an operation, and what its plugins and resolvers receive. */
import type { Context, RequestFacts } from "../../features/context.js";
import type { Dependency } from "../../shared/schema/dependsOn.js";
import type { BudgetCharge } from "./limits/clientBudget.js";

/** Who asks, as far as it matters to an answer. */
export interface Caller extends RequestFacts {
  /** False for a page of a foreign origin, which may read but not write. */
  mayMutate: boolean;
  budget: BudgetCharge;
  /** True where a visitor's answer would mislead: an editor's page, whose session may have ended unnoticed. */
  needsSession: boolean;
}

/** What every resolver receives, and what the plugins need in addition. */
export interface RequestContext extends Context {
  mayMutate: boolean;
  budget: BudgetCharge;
  needsSession: boolean;
  reportDependencies: ReportDependencies;
  /** On the clock of `performance.now()`. */
  begun: number;
}

/** Called before the execution with what the response depends on; null when it must not be cached. */
export type ReportDependencies = (dependsOn: readonly Dependency[] | null) => void;
