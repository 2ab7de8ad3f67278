import { AppError, errorCodes } from "../../../shared/errors.js";

/** Rejects a document that asks for more than one request may. `why` is one sentence. */
export class QueryTooComplexError extends AppError {
  constructor(why: string, facts: { cost: number; maxCost: number } | null = null) {
    super(`This query is too large for one request. ${why}`, errorCodes.queryTooComplex, {
      http: { status: 400 },
      ...facts,
    });
  }
}
