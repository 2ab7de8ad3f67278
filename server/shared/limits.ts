/** Limits that several files of the server apply. `shared/apiLimits.ts` contains those that the client applies, too. */

/** The maximum size of a request body in bytes: 500 plain rows, or about 60 casinos with their whole reviews. */
export const maxBodyBytes = 256 * 1024;

/** The maximum number of tokens in a document. Our largest document has about 300, and introspection about 200. */
export const maxTokens = 1_500;

/**
 * The cost that a search text adds to a list, including suggestions. A search can read the whole catalogue, regardless
 * of the page size.
 */
export const searchCost = 400;

/** The cost that each top-level field adds, because it needs at least one SQL statement even for one row. */
export const topFieldCost = 50;

/** The assumed number of rows in a list without a page size, such as the factors of a trust score. */
export const unpagedListSize = 10;

/** How many providers, payment methods, and licenses a casino is assumed to have. */
export const assumedOfCasino = { providers: 9, methods: 6, authorities: 2 };

/** The maximum number of input errors in one response. */
export const maxErrors = 10;

/** The total cost that one client may use per minute: 500 rendered pages, or 2 to 4% of the capacity of one server. */
export const clientBudget = { points: 300_000, seconds: 60 };

/** How many units an API token may use per minute: the default, the minimum and the maximum. */
export const defaultTokenUnits = clientBudget.points;
export const minTokenUnits = 1_000;
export const maxTokenUnits = 10_000_000;

/** The cost of hashing or checking one password, which takes about 20 ms of CPU time. */
export const passwordCost = 2_000;

/** The charge in units for a page that the server renders, without the cost of searches. */
export const pageCost = 600;

/** How long a request may take to arrive completely, in ms, so slow senders cannot tie up connections. */
export const requestTimeout = 30_000;

/** How many request keys the server remembers. The response to the second request with the same key is cached. */
export const maxSeenKeys = 20_000;

/** The maximum number of passkeys per account, and how many recovery codes an account gets. */
export const secondFactors = { maxPasskeys: 10, recoveryCodes: 10 };

/** How long a recovery link is valid, in ms. */
export const recoveryLifetime = 60 * 60_000;

/**
 * The limits for webhooks. All times are in ms.
 * - `max`: how many webhooks there may be.
 * - `maxWaiting`: how many messages for one webhook may wait. Further changes stay in the change feed until there is  
 * room.
 * - `maxLogged` and `retention`: how many finished deliveries of one webhook the log keeps, and for how long.
 * - `parallel`: how many messages a server sends to one webhook at the same time.
 * - `attempt`: how long one attempt may take.
 * - `nameServer`: how long a name server may take before the server asks again.
 * - `claim`: how long a message is reserved for the server that claimed it.
 * - `waits`: the waits after the first, second, and later failures. If the attempt after the last wait fails, the  
 * server gives up.
 * - `jitter`: the largest share of a wait that is added at random, so messages that failed together are not retried  
 * together.
 * - `failingTime`: how long all deliveries to a webhook may fail before the server disables it.
 * - `secretOverlap`: how long messages are also signed with the previous secret.
 * - `maxResponseBytes`: how many bytes of a response the server reads before it closes the connection.
 */
export const webhookLimits = {
  max: 20,
  maxWaiting: 1_000,
  maxLogged: 1_000,
  retention: 7 * 24 * 60 * 60_000,
  parallel: 4,
  attempt: 15_000,
  nameServer: 3_000,
  claim: 60_000,
  waits: [5, 60, 5 * 60, 30 * 60, 2 * 3_600, 6 * 3_600, 12 * 3_600].map((seconds) => seconds * 1_000),
  jitter: 0.2,
  failingTime: 3 * 24 * 60 * 60_000,
  secretOverlap: 24 * 60 * 60_000,
  maxResponseBytes: 16 * 1024,
};
