/** What one request may ask for. A number here is the whole rule; the file that applies it says how. */

/** Bytes of one request's body: 500 rows of a plain table, or some 60 casinos with their whole reviews. */
export const maxBodyBytes = 256 * 1024;

/** Lexical tokens of one document. Our largest document and GraphiQL's introspection need about 200. */
export const maxTokens = 1_500;

/** Levels of fields inside each other. Introspection nests 15 deep, our own documents 6. */
export const maxDepth = 15;

/** Fields under an alias in one document, so that one request is not thirty attempts at anything. */
export const maxAliases = 30;

/** Units that one operation may cost. The home page costs about 600, a page of 100 casinos with every column about 4,200. */
export const maxCost = 5_000;

/** Units that a search text adds to its list, also of suggestions: a search can read the whole catalogue, whatever the page's size. */
export const searchCost = 400;

/** Units that the count of a list adds: it reads the whole list, but no row of it. */
export const countCost = 100;

/**
 * Rows of a table that are read for one unit by what may read all of them: a count that is not cached, and a text search
 * of bonuses or games. What the field costs anyway pays for the first rows.
 */
export const rowsPerUnit = 20;

/** Bytes of cached counts of lists. */
export const rowCountCacheBytes = 1024 * 1024;

/** Units that each field at the top of an operation adds: it takes a statement at least, which takes its time for one row too. */
export const topFieldCost = 50;

/** Rows that a list without a page size is taken to return, such as the factors of a trust score. */
export const unpagedListSize = 10;

/** Mistakes that are listed in one answer. */
export const maxErrors = 10;

/**
 * Pages in progress at a time, from their queries to their markup; above it visitors get the frame alone, and their
 * browser fills it. A page of cards renders in 1 to 2 ms, so that these keep the event loop for 30 ms at most.
 */
export const maxPagesInProgress = 16;

/** Addresses of one sitemap, as its protocol allows. */
export const sitemapSize = 50_000;

/** Units that each casino's address in a sitemap takes of its reader's budget. */
export const sitemapAddressCost = 1;

/**
 * Units of cost that one client may use, and the seconds over which they count: 500 home pages a minute, which is 2 to 4%
 * of what one server answers.
 */
export const clientBudget = { points: 300_000, seconds: 60 };

/** Units that every request takes at least: what the smallest one, answered or refused, keeps the server busy for. */
export const requestCost = 50;

/**
 * Bytes of a visitor's body or address for which a request takes a unit at least. Refusing a document that is wrong in
 * every word takes about as long as answering what costs as much.
 */
export const bytesPerUnit = 16;

/** Values of the introspection that cost as much as one field of the catalogue, which comes from the database. */
export const introspectedPerUnit = 4;

/** Units that a page rendered on the server takes of its visitor's budget: about the cost of the home page's query. */
export const pageCost = 600;

/** Addresses that one client may put on the newsletter list, and the seconds over which they count: the answer tells who is on it. */
export const newsletterSignUps = { points: 10, seconds: 60 * 60 };

/** Events that one client may record, and the seconds over which they count: two a second are more than a person makes. */
export const eventsPerClient = { points: 120, seconds: 60 };

/** The same over a day, so that nobody goes on at that pace. */
export const dailyEventsPerClient = { points: 2_000, seconds: 24 * 60 * 60 };

/** Events of all clients together in a day. An event takes at most 2 KB and is kept for 90 days: 45 GB in all at worst. */
export const dailyEvents = { points: 250_000, seconds: 24 * 60 * 60 };

/** Rows of one import; a larger file is split. Applying them is one transaction, which readers of the embedded database wait for. */
export const maxImportRows = 10_000;

/** The highest line that a row of an import has in its file: many times what a spreadsheet holds. */
export const maxImportLine = 10_000_000;

/** Rows that are appended to an import at a time. */
export const maxAppendedRows = 500;

/** How long the rows of an import are stored, applied or not, in ms. */
export const importRetention = 24 * 60 * 60_000;

/** How long a whole request may take to arrive, in ms, so slow senders cannot hold connections. */
export const requestTimeout = 30_000;

/** Milliseconds in which something of an answer must have been taken: whoever reads nothing would have us keep it for them. Node looks twice. */
export const stallTimeout = 30_000;

/** Requests of one connection that have no whole answer yet. Browsers and proxies send the next one when they have it. */
export const maxOutstanding = 100;

/**
 * Requests that one server works on at the same time, and the milliseconds that each may take. Ten connections to the
 * database answer this many ordinary ones well within a second.
 */
export const workLimits = { maxInProgress: 100, answerTimeout: 10_000 };

/**
 * Connections that the system holds while the process is busy. Of more than that it drops the first packet, and whoever
 * sent it tries again after 1, 3 and 7 s; the 511 that Node asks for are too few for a burst to be refused at once.
 */
export const waitingConnections = 4_096;

/** Milliseconds that requests in progress have to finish when the server stops. */
export const stopTimeout = 10_000;

/** Milliseconds without use after which a session ends: an editor who went to lunch is still signed in, a forgotten browser is not. */
export const sessionIdleTime = 2 * 60 * 60_000;

/** Milliseconds after which a session ends however much it is used: one sign-in a working day. */
export const sessionMaxAge = 12 * 60 * 60_000;

/** Milliseconds between two writes of a session's last use, so that reading costs no write. */
export const sessionRenewEvery = 5 * 60_000;

/** Sessions of one account at a time; the one that was started first ends when there would be more. */
export const maxSessionsPerAccount = 20;

/** Failed sign-ins from one address, and the seconds over which they count. */
export const signInsPerAddress = { points: 10, seconds: 15 * 60 };

/** Failed sign-ins for one account from all browsers that have not signed in to it before. */
export const signInsPerAccount = { points: 30, seconds: 15 * 60 };

/** Failed sign-ins in one browser that has signed in before. */
export const signInsPerDevice = { points: 10, seconds: 15 * 60 };

/** Milliseconds for which a browser counts as one that has signed in before. Browsers keep no cookie for longer than 400 days. */
export const deviceMaxAge = 365 * 24 * 60 * 60 * 1_000;

/** How many bytes of responses and pages are cached, an eighth of them for the addresses that lead to them. */
export const responseCacheBytes = 64 * 1024 * 1024;

/** How large a cached response may be, with its compressed forms. A hundred casinos with all texts take a fifth of it. */
export const maxCachedBodyBytes = 4 * 1024 * 1024;

/** How many requests are remembered, so their responses are cached when they come again. */
export const maxSeenKeys = 20_000;

/** How many of each kind are offered at most: casinos, providers and payment methods as the spec says (section 9). */
export const suggestionLimits = { casinos: 5, providers: 3, paymentMethods: 2, games: 3, bonuses: 3 };
