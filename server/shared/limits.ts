/** The limits that the server applies. The file that applies a limit explains how the limit works. */

/** The maximum size of a request body in bytes: 500 plain rows, or about 60 casinos with their whole reviews. */
export const maxBodyBytes = 256 * 1024;

/** The maximum number of tokens in a document. Our largest document has about 300, and introspection about 200. */
export const maxTokens = 1_500;

/** The maximum nesting depth of fields. Introspection has 15 levels, and our own documents have at most 7. */
export const maxDepth = 15;

/**
 * How often a document may select one field in one place. graphql-js compares each pair, and fewer are possible if the
 * field has a selection of its own.
 */
export const maxRepeats = 707;

/** The maximum number of aliased fields in one document, so one request cannot repeat a field many times. */
export const maxAliases = 30;

/**
 * The maximum cost of one operation. The home page's query costs about 1,400, and the query that exports 50 casinos
 * about 4,950.
 */
export const maxCost = 5_000;

/**
 * The cost that a search text adds to a list, including suggestions. A search can read the whole catalogue, regardless
 * of the page size.
 */
export const searchCost = 400;

/** The cost that a total count adds. Counting reads the whole list but returns no rows. */
export const countCost = 100;

/**
 * How many rows of a table cost one unit if a field may read the whole table. These fields are uncached counts, text
 * searches for bonuses or games, and lists with a filter or order for which there is no index. The field's base cost
 * pays for the first rows.
 */
export const rowsPerUnit = 20;

/** The maximum size of the cache for total counts, in bytes. */
export const rowCountCacheBytes = 1024 * 1024;

/** The cost that each top-level field adds, because it needs at least one SQL statement even for one row. */
export const topFieldCost = 50;

/** The assumed number of rows in a list without a page size, such as the factors of a trust score. */
export const unpagedListSize = 10;

/** The cost of a list's facets. Counting them reads the whole list but returns none of its rows. */
export const facetsCost = 200;

/**
 * The maximum number of values in a facet. The most common values come first. The limit is needed because an import can
 * add thousands of names to a directory.
 */
export const maxFacetValues = 300;

/**
 * The cost of the queue of facts to check. If the database contains many checks, the queue costs more: one unit for
 * every `rowsPerUnit` checks.
 */
export const factQueueCost = 400;

/**
 * The cost of a casino's score history, and the cost of each update in it. The server charges for each update when it
 * reads the update.
 */
export const scoreHistoryCost = 10;
export const updateCost = 5;

/**
 * The highest number of facts to check that the API reports. Editors don't need an exact number beyond this, so the
 * database can stop counting.
 */
export const maxFactCount = 1_000;

/** How many providers, payment methods, and licenses a casino is assumed to have. */
export const assumedOfCasino = { providers: 9, methods: 6, authorities: 2 };

/**
 * The maximum number of rows in a list of all providers, payment methods, or licensing authorities. The cost of such a
 * list assumes this many rows, so an operation that selects other lists inside it exceeds the maximum cost.
 */
export const maxDirectoryRows = 300;

/** The maximum size of an article's Markdown, in bytes: about 40 printed pages. */
export const maxArticleBytes = 60_000;

/** The maximum number of casinos, bonuses, and receipts that one article can embed. */
export const maxEmbeds = 12;

/**
 * The cost of an article's content includes this many embeds. Each further embed costs `embedCost` units, charged
 * before it is loaded.
 */
export const assumedEmbeds = 1;
export const embedCost = 100;

/** The cost of an article's content in units, without the cost of rendering its bytes. */
export const contentCost = 10;

/**
 * How many bytes of Markdown cost one unit. The cost is this high because malicious Markdown takes longer to render
 * than any other text takes to process.
 */
export const renderedBytesPerUnit = 8;

/** The maximum size of the cache for rendered articles, in bytes. */
export const renderedArticleBytes = 4 * 1024 * 1024;

/**
 * How many bytes of memory all redirects may take: enough for about 20,000 redirects. If they would take more, the
 * server reads redirects from the database.
 */
export const redirectMapBytes = 8 * 1024 * 1024;

/** The maximum number of articles, and of authors, in the sitemap. Editors will never write that many. */
export const maxListedArticles = 5_000;

/** The number of articles in the feed. */
export const feedArticles = 20;

/**
 * How many bytes of Markdown cost one unit in the feed, in addition to the cost of rendering. The server builds the
 * feed again for each request.
 */
export const feedBytesPerUnit = 256;

/** The maximum number of input errors in one response. */
export const maxErrors = 10;

/**
 * The maximum number of pages that the server renders at the same time. Above this limit, visitors get only the shell,
 * which loads its data in the browser. A page of cards renders in 1 to 2 ms, so rendering blocks the event loop for at
 * most about 30 ms.
 */
export const maxPagesInProgress = 16;

/** The maximum number of URLs in one sitemap, as set by the protocol. */
export const sitemapSize = 50_000;

/**
 * How many casinos a directory row must have before search engines may list its page. The client uses the same limit.
 */
export const minIndexedCasinos = 3;

/** How many units each address in a sitemap costs. */
export const sitemapAddressCost = 1;

/** The total cost that one client may use per minute: 500 rendered pages, or 2 to 4% of the capacity of one server. */
export const clientBudget = { points: 300_000, seconds: 60 };

/** How many units an API token may use per minute: the default, the minimum and the maximum. */
export const defaultTokenUnits = clientBudget.points;
export const minTokenUnits = 1_000;
export const maxTokenUnits = 10_000_000;

/** The maximum number of API tokens that are not revoked. */
export const maxApiTokens = 100;

/** How long an API token may be valid, in ms. */
export const maxTokenLifetime = 2 * 366 * 24 * 60 * 60_000;

/** How many requests with an invalid API token one client may send in 15 minutes. Further ones get RATE_LIMITED. */
export const tokenFailuresPerClient = { points: 60, seconds: 15 * 60 };

/**
 * How many API tokens one server remembers as valid. A request with any other token also pays from the budget of its IP
 * address.
 */
export const maxKnownTokens = 1_000;

/**
 * How many days the server keeps the usage of API tokens, and the tokens themselves after they are revoked. The panel
 * shows the usage of the last `shown` days.
 */
export const tokenUsageDays = { stored: 90, shown: 30 };

/** The cost of hashing or checking one password, which takes about 20 ms of CPU time. */
export const passwordCost = 2_000;

/**
 * The minimum charge for a request. It pays for the work that even the smallest request causes, whether it succeeds or
 * is rejected.
 */
export const requestCost = 50;

/**
 * How many bytes of a request body or URL cost one unit. Editors do not pay for request bodies. With this number,
 * rejecting a document that has an error in every word takes about as long as executing a valid document of the same
 * cost.
 */
export const bytesPerUnit = 16;

/**
 * How many introspection values cost as much as one database field. Full introspection takes about 12 ms of CPU time.
 */
export const introspectedPerUnit = 8;

/** The charge in units for a page that the server renders, without the cost of searches. */
export const pageCost = 600;

/**
 * How many email addresses one client may add to the newsletter list per hour. If the server cannot send emails, the
 * response reveals which addresses are on the list, so the limit is low.
 */
export const newsletterSignUps = { points: 10, seconds: 60 * 60 };

/**
 * The limits for emails. All times are in ms.
 * - `perRecipient`: how many emails for one purpose an address may get per day, so nobody can flood a stranger.
 * - `perDay`: how many emails for one purpose the server sends per day.
 * - `attempt`: how long one attempt to send may take.
 * - `claim`: how long an email is reserved for the server that claimed it.
 * - `firstWait` and `longestWait`: the first and the longest wait after a failure.
 * - `retention`: how long the queue stores a row.
 */
export const mailLimits = {
  perRecipient: 3,
  perDay: 5_000,
  attempt: 60_000,
  claim: 3 * 60_000,
  firstWait: 60_000,
  longestWait: 15 * 60_000,
  retention: 3 * 24 * 60 * 60_000,
};

/** How long the link in a confirmation email is valid, in ms. */
export const confirmationLifetime = 48 * 60 * 60_000;

/** How many facts one client may report as wrong per hour. A real visitor finds far fewer. */
export const factReportsPerClient = { points: 20, seconds: 60 * 60 };

/** How many events one client may record per minute. Nobody causes two events per second. */
export const eventsPerClient = { points: 120, seconds: 60 };

/** How many events one client may record per day, so no client can send at the maximum rate all day. */
export const dailyEventsPerClient = { points: 2_000, seconds: 24 * 60 * 60 };

/**
 * How many events all clients together may record per day. An event takes at most 2 KB and is stored for 90 days, so
 * the total is at most 45 GB.
 */
export const dailyEvents = { points: 250_000, seconds: 24 * 60 * 60 };

/**
 * The maximum number of rows in one import. An import is applied in a single transaction, which blocks readers of the
 * embedded database.
 */
export const maxImportRows = 10_000;

/** The maximum line number of an imported row. No spreadsheet can have that many lines. */
export const maxImportLine = 10_000_000;

/** The maximum number of rows that one request may append to an import. */
export const maxAppendedRows = 500;

/** How long the server stores the rows of an import, whether or not it was applied, in ms. */
export const importRetention = 24 * 60 * 60_000;

/** How long a request may take to arrive completely, in ms, so slow senders cannot tie up connections. */
export const requestTimeout = 30_000;

/**
 * How long a connection may be idle while the server sends a response, in ms. Node checks at this interval, and closes
 * a connection that has made no progress between two checks.
 */
export const stallTimeout = 30_000;

/**
 * The maximum number of unanswered requests on one connection. Browsers and proxies wait for each response before they
 * send the next request.
 */
export const maxOutstanding = 100;

/**
 * The maximum number of requests that one server processes at the same time, and the maximum time for each, in ms. With
 * ten database connections, the server answers this many ordinary requests in well under a second.
 */
export const workLimits = { maxInProgress: 100, answerTimeout: 10_000 };

/**
 * How many connections the operating system queues while the process is busy. Beyond this limit, the system drops
 * packets, and clients retry after 1, 3, and 7 s. With Node's default of 511, the system drops part of a burst before
 * the server can reject the requests.
 */
export const waitingConnections = 4_096;

/** How long requests in progress may take to finish when the server stops, in ms. */
export const stopTimeout = 10_000;

/**
 * How long a session lasts without activity, in ms. An editor who returns from lunch is still signed in, but a browser
 * that was left open for longer is not.
 */
export const sessionIdleTime = 2 * 60 * 60_000;

/** How long a session lasts even with constant use, in ms. Editors therefore sign in once per working day. */
export const sessionMaxAge = 12 * 60 * 60_000;

/** The minimum time between two updates of a session's last use, in ms, so most requests only read the session. */
export const sessionRenewEvery = 5 * 60_000;

/** The maximum number of sessions per account. A sign-in beyond this limit ends the oldest session. */
export const maxSessionsPerAccount = 20;

/**
 * How long a form counts as open after its last heartbeat, in ms. This is more than a minute, because browsers run the
 * timers of hidden tabs only once per minute.
 */
export const presenceLifetime = 70_000;

/** The maximum number of forms that one session can have open. In demo mode, all viewers share this limit. */
export const maxOpenForms = 50;

/** The maximum number of other editors that the panel shows for a row. */
export const shownEditors = 10;

/** The maximum number of saved views of one list per account, and the maximum size of a view's parameters in bytes. */
export const maxListViews = 30;
export const maxViewBytes = 1_000;

/** The maximum number of views shared by other accounts that a list shows. */
export const maxSharedViews = 60;

/** The maximum number of drafts per account that are not yet published or discarded. */
export const maxOpenDrafts = 500;

/** The maximum total size of an account's stored drafts, open or not, in bytes after compression. */
export const maxDraftBytes = 32 * 1024 * 1024;

/** How many bytes of changes cost one unit in a list of drafts. */
export const patchBytesPerUnit = 128;

/** The maximum number of scheduled drafts that the calendar lists. */
export const maxListedSchedule = 500;

/** How long the server tries to publish a scheduled draft despite unexpected errors, in ms. */
export const maxPublicationDelay = 15 * 60_000;

/** How long the servers try to send an email about a draft that could not be published, in ms. */
export const failedPublicationLifetime = 24 * 60 * 60_000;

/** How long published and discarded drafts are kept, in ms. */
export const closedDraftRetention = 90 * 24 * 60 * 60_000;

/** How long a link to a preview works, in ms. */
export const previewLifetime = 60 * 60_000;

/** The maximum number of preview links for one draft. Beyond this limit, a new link replaces the oldest. */
export const maxPreviewLinks = 20;

/**
 * How many units a preview costs, in addition to its queries. A preview runs a write and all queries of a page in one
 * transaction, without any cache.
 */
export const previewCost = 3_000;

/**
 * The maximum number of previews that are rendered at the same time. Each holds a connection and the locks of its
 * write.
 */
export const maxPreviewsInProgress = 2;

/** How many times one IP address may try to create the first account in 15 minutes. Successful attempts count too. */
export const firstAccountAttempts = { points: 10, seconds: 15 * 60 };

/**
 * The maximum number of failed sign-ins from all unknown browsers at one IP address, in 15 minutes. A browser is known
 * if it has signed in to the account before.
 */
export const signInsPerAddress = { points: 10, seconds: 15 * 60 };

/** The maximum number of failed sign-ins to one account from all unknown browsers together, in 15 minutes. */
export const signInsPerAccount = { points: 30, seconds: 15 * 60 };

/** The maximum number of failed sign-ins in a known browser, in 15 minutes. */
export const signInsPerDevice = { points: 10, seconds: 15 * 60 };

/**
 * How long a browser stays known after signing in, in ms. Browsers do not store any cookie for longer than 400 days.
 */
export const deviceMaxAge = 365 * 24 * 60 * 60 * 1_000;

/**
 * The maximum size of the cache for responses and pages, in bytes. One eighth of this is for the addresses of requests,
 * each with the key of its response.
 */
export const responseCacheBytes = 64 * 1024 * 1024;

/**
 * The maximum size of a cached response with its compressed versions, in bytes. A list of 100 casinos with all their
 * fields takes 20% of this.
 */
export const maxCachedBodyBytes = 4 * 1024 * 1024;

/** How many request keys the server remembers. The response to the second request with the same key is cached. */
export const maxSeenKeys = 20_000;

/** The maximum number of suggestions of each type (docs/specification.md, "Search suggestions"). */
export const suggestionLimits = { casinos: 5, providers: 3, paymentMethods: 2, games: 3, bonuses: 3 };

/** The maximum size of an uploaded image in bytes. */
export const maxImageBytes = 10 * 1024 * 1024;

/**
 * The cost of an uploaded image: `imageUploadCost` for processing it, plus one unit for every `uploadedBytesPerUnit`
 * bytes that the server must hold.
 */
export const imageUploadCost = 5_000;
export const uploadedBytesPerUnit = 1_024;

/** The cost of finding the rows of the sample catalogue, which joins the seed's history with five tables. */
export const sampleCost = 500;

/** The cost of finding the rows that refer to an image. The search reads all columns that contain addresses. */
export const imageUsesCost = 20;

/** How many uploads one server handles at the same time, and how many of them it decodes at the same time. */
export const imageUploads = { maxInProgress: 4, maxDecoding: 2 };

/** How old a leftover file must be before housekeeping deletes it, in ms. No upload takes this long. */
export const imageRemovalDelay = 3_600_000;

/** How many days an editor has to undo the deletion of an image. The server keeps the files for that long. */
export const imageUndoDays = 30;

/** The share of the response timeout that decoding and encoding one image may take. */
export const imageTimeShare = 0.8;

/** The maximum size of the cache for image files, in bytes. */
export const imageCacheBytes = 8 * 1024 * 1024;

/**
 * How many bytes of an image cost one unit if they are read from the database, in addition to the cost of the
 * statements.
 */
export const imageBytesPerUnit = 512;

/** How long an invitation's link is valid, in ms, and how many invitations may be open. */
export const invitations = { lifetime: 7 * 24 * 60 * 60_000, maxOpen: 50 };

/** How long after its confirmation a session can change how people sign in, in ms. */
export const identityConfirmedFor = 10 * 60_000;

/**
 * How long a sign-in waits for its second factor, in ms, and how many attempts it allows. After that, the person must
 * sign in again.
 */
export const pendingSignIns = { lifetime: 10 * 60_000, maxAttempts: 5 };

/** How long a passkey has to sign a challenge, in ms. */
export const challengeLifetime = 5 * 60_000;

/** How many passkey challenges one client may request in 15 minutes. */
export const challengesPerClient = { points: 60, seconds: 15 * 60 };

/**
 * How many wrong codes for an account's authenticator app are allowed per hour: from all unknown browsers together, and
 * from one browser that has signed in to the account before. At 10 per hour, guessing a code takes years on average.
 */
export const codesPerHour = { points: 10, seconds: 60 * 60 };

/** The maximum number of passkeys per account, and how many recovery codes an account gets. */
export const secondFactors = { maxPasskeys: 10, recoveryCodes: 10 };

/** How long a recovery link is valid, in ms. */
export const recoveryLifetime = 60 * 60_000;

/** How many recovery emails one client may request per hour. */
export const recoveryRequestsPerClient = { points: 5, seconds: 60 * 60 };

/** How many requests for recovery emails one server stores until it processes them. It ignores any beyond this. */
export const maxRecoveryRequests = 1_000;

/**
 * How many times one client may use invitations and recovery links in 15 minutes. Each use makes the server hash a
 * password.
 */
export const accountLinkUses = { points: 20, seconds: 15 * 60 };

/** The maximum number of accounts that the team's list returns. */
export const maxListedAccounts = 500;

/** How many exports one account may record in the audit log per hour. */
export const exportsPerAccount = { points: 60, seconds: 60 * 60 };

/** How many entries per hour the audit log records for each type of event that strangers can cause. */
export const hourlyAuditEntries = {
  signInFailed: 300,
  secondFactorFailed: 300,
  recoveryRequested: 100,
  tokenDenied: 20,
};

/**
 * What the audit log stores. All times are in ms.
 * - `retention`: how long it stores an entry.
 * - `addressRetention`: how long it stores the network addresses of callers, which are personal data.
 * - `maxFailures`: the maximum number of entries about events that strangers can cause. These entries cannot displace
 *   other entries.
 * - `maxOwn`: the maximum number of entries about events that any account can cause, for all accounts together. These
 *   entries cannot displace entries about the team.
 * - `maxOthers`: the maximum number of all other entries.
 */
export const auditLimits = {
  retention: 400 * 24 * 60 * 60_000,
  addressRetention: 30 * 24 * 60 * 60_000,
  maxFailures: 50_000,
  maxOwn: 300_000,
  maxOthers: 200_000,
};

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

/** How many deliveries of a webhook the API returns, newest first. */
export const shownDeliveries = 50;

/** How many snapshots of the catalogue the server stores, and how many may wait to be written. */
export const storedSnapshots = 7;
export const maxRequestedSnapshots = 3;

/** The size of one stored part of a snapshot in bytes. A download holds one part in memory. */
export const snapshotPartBytes = 256 * 1024;

/** How many bytes of a snapshot cost one unit when a client downloads it. */
export const snapshotBytesPerUnit = 1_024;
