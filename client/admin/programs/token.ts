import type { ApiTokensQuery } from "./tokens.generated";

export type Token = ApiTokensQuery["apiTokens"][number];
