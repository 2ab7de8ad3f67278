/**
 * The workloads. Each has a document for the GraphQL servers, and a SQL statement that the server called "the
 * limit" (limit.ts) uses to build the same response.
 */

export interface Workload {
  name: string;
  title: string;
  query: string;
  /** A statement that returns one row. Its column `answer` is the response body. */
  sql: string;
  /** The CPU budget of a cached response, as a multiple of the limit's CPU time. Null if there is no budget. */
  cached: number | null;
  uncached: number;
  goal: number;
}

const card = {
  id: "id",
  slug: "slug",
  name: "name",
  logoUrl: "logo_url",
  licenses: "licenses",
  establishedYear: "established_year",
  reviewCount: "review_count",
  rating: "rating",
  acceptsCrypto: "accepts_crypto",
  hasLiveGames: "has_live_games",
  isNew: "is_new",
  welcomeBonus: "welcome_bonus",
  wageringRequirement: "wagering_requirement",
  minDeposit: "min_deposit",
  freeSpins: "free_spins",
};

const moment = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const whole = {
  ...card,
  createdAt: moment("created_at"),
  updatedAt: moment("updated_at"),
  websiteUrl: "website_url",
  description: "description",
  bonusAmount: "bonus_amount",
  isFeatured: "is_featured",
  mobileOptimized: "mobile_optimized",
  paymentMethods: "payment_methods",
  pros: "pros",
  cons: "cons",
  gameProviders: "game_providers",
};

const reviewParts = ["about", "games", "bonuses", "banking", "support", "mobile", "security"];

const bonus = {
  id: "id",
  title: "title",
  bonusType: "upper(bonus_type)",
  bonusAmount: "bonus_amount",
  freeSpins: "free_spins",
  minDeposit: "min_deposit",
  wageringRequirement: "wagering_requirement",
  maxWin: "max_win",
  bonusCode: "bonus_code",
  terms: "terms",
};

const game = {
  id: "id",
  slug: "slug",
  name: "name",
  provider: "provider",
  category: "upper(category)",
  rtp: "rtp",
  volatility: "upper(volatility)",
  maxWin: "max_win",
  imageUrl: "image_url",
  isPopular: "is_popular",
};

const names = (columns: Record<string, string>) => Object.keys(columns).join(" ");
const columnsOf = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, sql]) => `${sql} AS "${name}"`)
    .join(", ");
const list = (rows: string) => `json_build_object('nodes', COALESCE((SELECT json_agg(r) FROM (${rows}) AS r), '[]'))`;
const answer = (fields: Record<string, string>) =>
  `SELECT json_build_object('data', json_build_object(${Object.entries(fields)
    .map(([name, sql]) => `'${name}', ${sql}`)
    .join(", ")}))::text AS answer`;

const bonusCasino = `(SELECT row_to_json(c) FROM (SELECT ${columnsOf({ id: "id", slug: "slug", name: "name", logoUrl: "logo_url", rating: "rating" })}
  FROM casinos WHERE casinos.id = bonuses.casino_id) AS c) AS casino`;
const newestBonuses = (count: number) =>
  list(
    `SELECT ${columnsOf(bonus)}, ${bonusCasino} FROM bonuses WHERE is_active ORDER BY created_at DESC, bonuses.id DESC LIMIT ${count}`,
  );
const bonusFields = `${names(bonus)} casino { id slug name logoUrl rating }`;

/**
 * Returns the workloads.
 * @param slug The slug of the synthetic casino that workload W2 reads.
 */
export function workloads(slug: string): Workload[] {
  return [
    {
      name: "W1",
      title: "24 casino cards by rating",
      query: `query W1 { casinos(orderBy: RATING_DESC, first: 24) { nodes { ${names(card)} } } }`,
      sql: answer({
        casinos: list(`SELECT ${columnsOf(card)} FROM casinos ORDER BY rating DESC, name_sort, casinos.id LIMIT 24`),
      }),
      cached: 0.7,
      uncached: 6,
      goal: 4.5,
    },
    {
      name: "W2",
      title: "one casino by slug, with all fields and its bonuses",
      query: `query W2 { casino(slug: "${slug}") { ${names(whole)} review { ${reviewParts.join(" ")} } bonuses(first: 24) { ${names(bonus)} } } }`,
      sql: answer({
        casino: `(SELECT row_to_json(r) FROM (SELECT ${columnsOf(whole)},
          json_build_object(${reviewParts.map((part) => `'${part}', review_${part}`).join(", ")}) AS review,
          COALESCE((SELECT json_agg(b) FROM (SELECT ${columnsOf(bonus)} FROM bonuses WHERE bonuses.casino_id = casinos.id AND is_active
            ORDER BY created_at DESC, bonuses.id DESC LIMIT 24) AS b), '[]') AS bonuses
          FROM casinos WHERE slug = '${slug}') AS r)`,
      }),
      cached: 0.7,
      uncached: 6,
      goal: 4,
    },
    {
      name: "W3",
      title: "24 newest bonuses with their casino",
      query: `query W3 { bonuses(orderBy: CREATED_DESC, first: 24) { nodes { ${bonusFields} } } }`,
      sql: answer({ bonuses: newestBonuses(24) }),
      cached: 0.7,
      uncached: 6,
      goal: 4,
    },
    {
      name: "W4",
      title: "24 games of a category",
      query: `query W4 { games(filter: { category: SLOTS }, orderBy: NAME_ASC, first: 24) { nodes { ${names(game)} } } }`,
      sql: answer({
        games: list(
          `SELECT ${columnsOf(game)} FROM games WHERE category = 'slots' ORDER BY name_sort, games.id LIMIT 24`,
        ),
      }),
      cached: 0.7,
      uncached: 5.5,
      goal: 3.5,
    },
    {
      name: "W5",
      title: "the home page in one request",
      query: `query W5 {
        casinos(filter: { isFeatured: true }, orderBy: RATING_DESC, first: 6) { nodes { ${names(card)} } }
        bonuses(orderBy: CREATED_DESC, first: 6) { nodes { ${bonusFields} } }
        games(filter: { isPopular: true }, orderBy: NAME_ASC, first: 8) { nodes { ${names(game)} } }
      }`,
      sql: answer({
        casinos: list(
          `SELECT ${columnsOf(card)} FROM casinos WHERE is_featured ORDER BY rating DESC, name_sort, casinos.id LIMIT 6`,
        ),
        bonuses: newestBonuses(6),
        games: list(`SELECT ${columnsOf(game)} FROM games WHERE is_popular ORDER BY name_sort, games.id LIMIT 8`),
      }),
      cached: 0.7,
      uncached: 8,
      goal: 5,
    },
  ];
}

export const write = {
  name: "W6",
  title: "a committed rating change",
  query:
    "mutation W6($id: ID!, $version: Int!, $rating: Float!) { updateCasino(id: $id, version: $version, input: { rating: $rating }) { id rating version } }",
  sql: `UPDATE casinos SET rating = $2 WHERE id = $1
    RETURNING json_build_object('data', json_build_object('updateCasino', json_build_object('id', id, 'rating', rating, 'version', version)))::text AS answer`,
  uncached: 10,
  goal: 6,
};
