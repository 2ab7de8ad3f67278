import { AppError, errorCodes } from "../../shared/errors.js";

/** The answer to a document that asks for more than one request may. `why` is one sentence. */
export class QueryTooComplexError extends AppError {
  constructor(why: string) {
    super(`This query is too large for one request. ${why}`, errorCodes.queryTooComplex, { http: { status: 400 } });
  }
}
