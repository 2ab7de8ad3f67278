/** The limits of requests. The file that applies a limit describes how. */

/** The maximum size of a request body in bytes: 500 plain rows, or about 60 casinos with their whole reviews. */
export const maxBodyBytes = 256 * 1024;

/** The maximum number of tokens of a document. Our largest document and GraphiQL's introspection need about 200. */
export const maxTokens = 1_500;

/** The maximum depth of nested fields. Introspection has 15 levels, and our own documents have 6. */
export const maxDepth = 15;

/** The maximum number of aliased fields in one document, so that one request cannot repeat a field many times. */
export const maxAliases = 30;

/** The maximum cost of one operation. The home page costs about 600, and 50 casinos with all columns about 4,300. */
export const maxCost = 5_000;

/**
 * The cost that a search text adds to a list, also to suggestions. A search can read the whole catalogue, regardless of
 * the page size.
 */
export const searchCost = 400;

/** The cost that a total count adds. Counting reads the whole list but returns no rows. */
export const countCost = 100;

/**
 * How many rows of a table cost one unit in a field that may read the whole table: an uncached count, or a text search
 * of bonuses or games. The field's base cost covers the first rows.
 */
export const rowsPerUnit = 20;

/** The maximum size of the cache for total counts, in bytes. */
export const rowCountCacheBytes = 1024 * 1024;

/** The cost that each top-level field adds, because it needs at least one SQL statement even for one row. */
export const topFieldCost = 50;

/** The assumed number of rows of a list without a page size, such as the factors of a trust score. */
export const unpagedListSize = 10;

/** Units for the facets of a list. They read the whole list but return none of its rows. */
export const facetsCost = 200;

/** The maximum number of values of a facet, the most common first. An import can add thousands of names to a directory. */
export const maxFacetValues = 300;

/** Units for the queue of facts to check. A database with many checks costs more: one unit per `rowsPerUnit` checks. */
export const factQueueCost = 400;

/** The cost of a casino's score history, and of each update of the casino in it, which is charged when it is read. */
export const scoreHistoryCost = 10;
export const updateCost = 5;

/** The highest count of facts to check: editors need no higher one, and the database can stop counting there. */
export const maxFactCount = 1_000;

/** The assumed numbers of providers, payment methods and licenses of one casino. */
export const assumedOfCasino = { providers: 9, methods: 6, authorities: 2 };

/**
 * The maximum number of rows in a list of all providers, payment methods or licensing authorities. Their cost assumes
 * that many rows, so lists inside of them exceed the limit of an operation.
 */
export const maxDirectoryRows = 300;

/** The maximum size of an article's Markdown, in bytes: about 40 printed pages. */
export const maxArticleBytes = 60_000;

/** The maximum number of casinos, bonuses and receipts that one article embeds. */
export const maxEmbeds = 12;

/**
 * The number of embeds that the cost of an article's content includes, and the cost of each further embed in units,
 * charged before it is loaded.
 */
export const assumedEmbeds = 1;
export const embedCost = 100;

/** Units for the content of an article, in addition to those for rendering its bytes. */
export const contentCost = 10;

/** How many bytes of Markdown cost one unit. Rendering hostile Markdown takes longer than any other text. */
export const renderedBytesPerUnit = 8;

/** The maximum size of the cache for rendered articles, in bytes. */
export const renderedArticleBytes = 4 * 1024 * 1024;

/** The maximum size of the redirects in memory, in bytes: about 20,000 redirects. More are read from the database. */
export const redirectMapBytes = 8 * 1024 * 1024;

/** The maximum number of articles, and of authors, in the sitemap: far more than an editor writes. */
export const maxListedArticles = 5_000;

/** How many articles the feed has. */
export const feedArticles = 20;

/** How many bytes of Markdown cost one unit in the feed, in addition to rendering: the feed is written for each request. */
export const feedBytesPerUnit = 256;

/** The maximum number of input errors in one response. */
export const maxErrors = 10;

/**
 * How many pages the server renders at the same time. Above this limit, visitors get only the shell, which loads its
 * data in the browser. A page of cards renders in 1 to 2 ms, so rendering blocks the event loop for about 30 ms at
 * most.
 */
export const maxPagesInProgress = 16;

/** The maximum number of URLs in one sitemap, as the protocol allows. */
export const sitemapSize = 50_000;

/** Search engines must not list the page of a directory row with fewer casinos; the client has the same limit. */
export const minIndexedCasinos = 3;

/** Units that each casino's address in a sitemap takes of its reader's budget. */
export const sitemapAddressCost = 1;

/**
 * The cost that one client may use per minute: 500 home pages, which is 2 to 4% of the capacity of one server.
 */
export const clientBudget = { points: 300_000, seconds: 60 };

/** The minimum charge of a request: the server's work for the smallest request, successful or rejected. */
export const requestCost = 50;

/**
 * How many bytes of a visitor's body or URL cost one unit. Rejecting a document with an error in every word takes about
 * as long as executing a document of the same cost.
 */
export const bytesPerUnit = 16;

/**
 * How many introspection values cost as much as one field from the database. Full introspection takes about 12 ms of
 * CPU.
 */
export const introspectedPerUnit = 8;

/** The charge for a page that the server renders, in units: about the cost of the home page's query. */
export const pageCost = 600;

/**
 * How many email addresses one client may add to the newsletter list per hour. The limit is low because the response
 * reveals who is on the list.
 */
export const newsletterSignUps = { points: 10, seconds: 60 * 60 };

/**
 * Emails: how many one address may get per day, so no one can flood a stranger, and how many the server sends to all
 * addresses per day. In ms: how long one attempt to send may take, how long a server owns an email that it tries to
 * send, the first and the longest wait after a failure, and how long the queue keeps a row.
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

/** How long the link in a confirmation email works, in ms. */
export const confirmationLifetime = 48 * 60 * 60_000;

/** How many reports of facts one client may send per hour, far more than a visitor finds wrong facts. */
export const factReportsPerClient = { points: 20, seconds: 60 * 60 };

/**
 * How many events one client may record per minute. Two per second are more than a person causes.
 */
export const eventsPerClient = { points: 120, seconds: 60 };

/** How many events one client may record per day, so no client keeps up the maximum pace. */
export const dailyEventsPerClient = { points: 2_000, seconds: 24 * 60 * 60 };

/**
 * How many events all clients together may record per day. An event takes at most 2 KB and is stored for 90 days, so
 * the total is at most 45 GB.
 */
export const dailyEvents = { points: 250_000, seconds: 24 * 60 * 60 };

/** The maximum number of rows of one import. Its single transaction blocks readers of the embedded database. */
export const maxImportRows = 10_000;

/** The maximum line number of an imported row, which is far more than a spreadsheet can hold. */
export const maxImportLine = 10_000_000;

/** The maximum number of rows to append to an import at a time. */
export const maxAppendedRows = 500;

/** How long the rows of an import are stored, whether applied or not, in ms. */
export const importRetention = 24 * 60 * 60_000;

/** How long a whole request may take to arrive, in ms, so slow senders cannot hold connections. */
export const requestTimeout = 30_000;

/**
 * How long a connection may be idle while the server sends a response, in ms. Node closes it after the second check.
 */
export const stallTimeout = 30_000;

/**
 * The maximum number of unanswered requests on one connection. Browsers and proxies wait for each response before they
 * send the next request.
 */
export const maxOutstanding = 100;

/**
 * How many requests one server processes at the same time, and how long each may take, in ms. With ten database
 * connections, this many ordinary requests take well under a second.
 */
export const workLimits = { maxInProgress: 100, answerTimeout: 10_000 };

/**
 * How many connections the operating system queues while the process is busy. Beyond this limit, the system drops
 * packets, and clients retry after 1, 3 and 7 s. With Node's default of 511, the system drops part of a burst before the server can reject it.
 */
export const waitingConnections = 4_096;

/** How long requests in progress may take to finish when the server stops, in ms. */
export const stopTimeout = 10_000;

/**
 * How long a session lasts without use, in ms. An editor who is back from lunch is still signed in, but a forgotten
 * browser is not.
 */
export const sessionIdleTime = 2 * 60 * 60_000;

/** How long a session lasts even if it is in use, in ms. Editors sign in once per working day. */
export const sessionMaxAge = 12 * 60 * 60_000;

/** The minimum time between two writes of a session's last use, in ms, so that most reads need no write. */
export const sessionRenewEvery = 5 * 60_000;

/** The maximum number of sessions of one account. Another sign-in ends the oldest session. */
export const maxSessionsPerAccount = 20;

/** How often one IP address may try to create the first account in 15 minutes, whether it succeeds or not. */
export const firstAccountAttempts = { points: 10, seconds: 15 * 60 };

/** The maximum number of failed sign-ins from one IP address in 15 minutes. */
export const signInsPerAddress = { points: 10, seconds: 15 * 60 };

/** The maximum number of failed sign-ins for one account from all browsers that have not signed in to it before. */
export const signInsPerAccount = { points: 30, seconds: 15 * 60 };

/** The maximum number of failed sign-ins in one browser that has signed in before. */
export const signInsPerDevice = { points: 10, seconds: 15 * 60 };

/**
 * How long a browser counts as having signed in before, in ms. Browsers store no cookie for longer than 400 days.
 */
export const deviceMaxAge = 365 * 24 * 60 * 60 * 1_000;

/** The maximum size of the cache for responses and pages, in bytes. An eighth of it is for addresses. */
export const responseCacheBytes = 64 * 1024 * 1024;

/**
 * The maximum size of a cached response with its compressed versions, in bytes. 100 casinos with all texts take 20%.
 */
export const maxCachedBodyBytes = 4 * 1024 * 1024;

/** How many request keys are stored, so that the second request for the same response is cached. */
export const maxSeenKeys = 20_000;

/** The maximum number of suggestions of each type (docs/specification.md, "Search suggestions"). */
export const suggestionLimits = { casinos: 5, providers: 3, paymentMethods: 2, games: 3, bonuses: 3 };

/** The maximum size of an uploaded image in bytes. */
export const maxImageBytes = 10 * 1024 * 1024;

/** Units for an uploaded image: its processing, and one for each KiB that the server must hold. */
export const imageUploadCost = 5_000;
export const uploadedBytesPerUnit = 1_024;

/** The cost of finding the sample catalogue: the history of the seed, joined with five tables. */
export const sampleCost = 500;

/** The cost of finding the rows that refer to an image: the search reads all columns with addresses. */
export const imageUsesCost = 20;

/** How many uploads one server receives and processes at the same time, and how many of them it decodes. */
export const imageUploads = { maxInProgress: 4, maxDecoding: 2 };

/** How old leftover files must be before the housekeeping deletes them, in ms. Longer than any upload takes. */
export const imageRemovalDelay = 3_600_000;

/** The part of the response timeout that one image may take to decode and encode. */
export const imageTimeShare = 0.8;

/** The maximum size of the cache for files of images, in bytes. */
export const imageCacheBytes = 8 * 1024 * 1024;

/** How many bytes of an image cost one unit when the database reads them, in addition to the statements. */
export const imageBytesPerUnit = 512;
