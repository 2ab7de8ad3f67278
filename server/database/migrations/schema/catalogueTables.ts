/** Creates the tables of casinos, bonuses, and games, including the columns for sorting and searching. */

const nameSort = `lower(name COLLATE "C")`;
const titleSort = `lower(title COLLATE "C")`;

/** SQL expressions for the text that searches read, which is in lowercase and without accents. */
export const searchText = {
  casinos: "fold_text(name)",
  bonuses: "fold_text(title || ' ' || COALESCE(bonus_code, ''))",
  games: "fold_text(name || ' ' || provider || ' ' || slug)",
};

/** The generated columns. TypeORM looks them up in its own table when it compares entities with the database. */
export const generatedColumns: [table: string, column: string, expression: string][] = [
  ["casinos", "name_sort", nameSort],
  ["casinos", "established_sort", "COALESCE(established_year, 0)"],
  ["casinos", "search_text", searchText.casinos],
  ["bonuses", "title_sort", titleSort],
  ["bonuses", "search_text", searchText.bonuses],
  ["games", "name_sort", nameSort],
  ["games", "rtp_sort", "COALESCE(rtp, 0)"],
  ["games", "search_text", searchText.games],
];

export const createCatalogue = `
  -- The same folding as foldText.
  CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
    AS $$ SELECT lower(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]', '', 'g')) $$;

  CREATE TABLE casinos (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    slug text NOT NULL,
    name text NOT NULL,
    name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (${nameSort}) STORED,
    logo_url text,
    website_url text,
    rating double precision NOT NULL DEFAULT 0,
    review_count integer NOT NULL DEFAULT 0,
    description text,
    review_about text,
    review_games text,
    review_bonuses text,
    review_banking text,
    review_support text,
    review_mobile text,
    review_security text,
    welcome_bonus text,
    bonus_amount text,
    free_spins integer,
    min_deposit text,
    wagering_requirement text,
    established_year integer,
    established_sort integer NOT NULL GENERATED ALWAYS AS (COALESCE(established_year, 0)) STORED,
    is_featured boolean NOT NULL DEFAULT false,
    is_new boolean NOT NULL DEFAULT false,
    accepts_crypto boolean NOT NULL DEFAULT false,
    has_live_games boolean NOT NULL DEFAULT false,
    mobile_optimized boolean NOT NULL DEFAULT true,
    licenses text[] NOT NULL DEFAULT '{}',
    payment_methods text[] NOT NULL DEFAULT '{}',
    pros text[] NOT NULL DEFAULT '{}',
    cons text[] NOT NULL DEFAULT '{}',
    game_providers text[] NOT NULL DEFAULT '{}',
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    search_text text NOT NULL GENERATED ALWAYS AS (${searchText.casinos}) STORED,
    CONSTRAINT casinos_pkey PRIMARY KEY (id),
    CONSTRAINT casinos_rating_range CHECK (rating >= 0 AND rating <= 5),
    CONSTRAINT casinos_review_count_range CHECK (review_count >= 0),
    CONSTRAINT casinos_free_spins_range CHECK (free_spins >= 0),
    CONSTRAINT casinos_established_year_range CHECK (established_year >= 1900 AND established_year <= 9999),
    CONSTRAINT casinos_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT casinos_name_present CHECK (btrim(name) <> '')
  );
  CREATE UNIQUE INDEX casinos_slug_key ON casinos (slug);
  CREATE INDEX casinos_by_rating ON casinos (rating DESC, name_sort, id);
  CREATE INDEX casinos_by_name ON casinos (name_sort, id);
  CREATE INDEX casinos_by_established ON casinos (established_sort DESC, name_sort, id);
  CREATE INDEX casinos_by_review_count ON casinos (review_count DESC, name_sort, id);
  CREATE INDEX casinos_by_created ON casinos (created_at DESC, id DESC);
  CREATE INDEX casinos_by_updated ON casinos (updated_at DESC, id DESC);
  CREATE INDEX casinos_featured ON casinos (rating DESC, name_sort, id) WHERE is_featured;
  CREATE INDEX casinos_new ON casinos (rating DESC, name_sort, id) WHERE is_new;
  CREATE INDEX casinos_crypto ON casinos (rating DESC, name_sort, id) WHERE accepts_crypto;
  CREATE INDEX casinos_live ON casinos (rating DESC, name_sort, id) WHERE has_live_games;
  CREATE INDEX casinos_mobile ON casinos (rating DESC, name_sort, id) WHERE mobile_optimized;

  CREATE TABLE bonuses (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    casino_id uuid,
    title text NOT NULL,
    title_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (${titleSort}) STORED,
    bonus_type text NOT NULL DEFAULT 'welcome',
    bonus_amount text,
    free_spins integer,
    min_deposit text,
    wagering_requirement text,
    max_win text,
    bonus_code text,
    terms text,
    is_active boolean NOT NULL DEFAULT true,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    search_text text NOT NULL GENERATED ALWAYS AS (${searchText.bonuses}) STORED,
    CONSTRAINT bonuses_pkey PRIMARY KEY (id),
    CONSTRAINT bonuses_type_known CHECK (bonus_type IN ('no_deposit', 'welcome', 'free_spins', 'cashback', 'reload')),
    CONSTRAINT bonuses_free_spins_range CHECK (free_spins >= 0),
    CONSTRAINT bonuses_title_present CHECK (btrim(title) <> ''),
    CONSTRAINT bonuses_casino_fkey FOREIGN KEY (casino_id) REFERENCES casinos (id) ON DELETE RESTRICT
  );
  CREATE INDEX bonuses_by_created ON bonuses (created_at DESC, id DESC);
  CREATE INDEX bonuses_by_updated ON bonuses (updated_at DESC, id DESC);
  CREATE INDEX bonuses_by_title ON bonuses (title_sort, id);
  CREATE INDEX bonuses_active ON bonuses (created_at DESC, id DESC) WHERE is_active;
  CREATE INDEX bonuses_active_of_type ON bonuses (bonus_type, created_at DESC, id DESC) WHERE is_active;
  CREATE INDEX bonuses_of_casino ON bonuses (casino_id, created_at DESC, id DESC);

  CREATE TABLE games (
    id uuid NOT NULL DEFAULT gen_random_uuid(),
    slug text NOT NULL,
    name text NOT NULL,
    name_sort text COLLATE "C" NOT NULL GENERATED ALWAYS AS (${nameSort}) STORED,
    provider text NOT NULL,
    category text NOT NULL DEFAULT 'slots',
    rtp double precision,
    rtp_sort double precision NOT NULL GENERATED ALWAYS AS (COALESCE(rtp, 0)) STORED,
    volatility text,
    max_win text,
    image_url text,
    is_popular boolean NOT NULL DEFAULT false,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz(3) NOT NULL DEFAULT now(),
    version integer NOT NULL DEFAULT 1,
    search_text text NOT NULL GENERATED ALWAYS AS (${searchText.games}) STORED,
    CONSTRAINT games_pkey PRIMARY KEY (id),
    CONSTRAINT games_category_known CHECK (category IN ('slots', 'table_games', 'live_games', 'jackpots')),
    CONSTRAINT games_volatility_known CHECK (volatility IN ('low', 'medium', 'high')),
    CONSTRAINT games_rtp_range CHECK (rtp >= 0 AND rtp <= 100),
    CONSTRAINT games_slug_form CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
    CONSTRAINT games_name_present CHECK (btrim(name) <> ''),
    CONSTRAINT games_provider_present CHECK (btrim(provider) <> '')
  );
  CREATE UNIQUE INDEX games_slug_key ON games (slug);
  CREATE INDEX games_by_popular ON games (is_popular DESC, name_sort, id);
  CREATE INDEX games_of_category ON games (category, is_popular DESC, name_sort, id);
  CREATE INDEX games_popular ON games (name_sort, id) WHERE is_popular;
  CREATE INDEX games_by_name ON games (name_sort, id);
  CREATE INDEX games_by_rtp ON games (rtp_sort DESC, name_sort, id);
  CREATE INDEX games_by_created ON games (created_at DESC, id DESC);
  CREATE INDEX games_by_updated ON games (updated_at DESC, id DESC);

  CREATE TABLE slug_redirects (
    slug text NOT NULL,
    casino_id uuid NOT NULL,
    created_at timestamptz(3) NOT NULL DEFAULT now(),
    CONSTRAINT slug_redirects_pkey PRIMARY KEY (slug)
  );
  CREATE INDEX slug_redirects_of_casino ON slug_redirects (casino_id);
`;
