/** Creates the site's settings in one row. The row contains the text that was previously part of the pages. */
import type { MigrationInterface, QueryRunner } from "typeorm";

const id = "00000000-0000-4000-8000-000000000017";

const helpLines = [
  {
    countryCode: "GB",
    organization: "GamCare",
    description:
      "Runs the National Gambling Helpline: free advice by telephone and chat at any hour, for players and for their families and friends.",
    phone: "0808 8020 133",
    url: "https://www.gamcare.org.uk",
  },
  {
    countryCode: "US",
    organization: "Gamblers Anonymous",
    description:
      "A community of people who have stopped gambling and help each other stay away from it. Meetings in many countries and online.",
    phone: "1-855-222-5542",
    url: "https://gamblersanonymous.org",
  },
  {
    countryCode: "US",
    organization: "National Council on Problem Gambling",
    description: "Its helpline, 1-800-MY-RESET, connects callers with counselors near them, free and in confidence.",
    phone: "1-800-697-3738",
    url: "https://www.ncpgambling.org",
  },
  {
    countryCode: "AU",
    organization: "Gambling Help Online",
    description: "Counseling by chat and telephone at any hour, self-help tools, and advice for family and friends.",
    phone: "1800 858 858",
    url: "https://www.gamblinghelponline.org.au",
  },
].map((line) => ({ ...line, registerName: null, registerUrl: null }));

const values: Record<string, unknown> = {
  id,
  name: "HonestOdds",
  tagline: "Casino, bonus and game reviews with scores that show how they add up.",
  accent_light: "#0b6b50",
  accent_dark: "#48cf9f",
  casinos_reviewed: "500+",
  players_helped: "50K+",
  players_joined: "50,000+ players",
  players_served: "millions of players",
  founded_year: 2020,
  seo_title: "HonestOdds: casino reviews that show their work",
  seo_description:
    "Independent casino reviews with a trust score that shows how it adds up, bonuses with their real terms, and games with their published return.",
  seo_keywords: "casino reviews, casino bonuses, trust score, wagering requirements, crypto casinos, slots, live games",
  help_lines: JSON.stringify(helpLines),
};

function nounsKnown(nouns: string): string {
  return `ALTER TABLE history DROP CONSTRAINT history_noun_known,
    ADD CONSTRAINT history_noun_known CHECK (noun IN (${nouns}));`;
}

export class SiteSettings1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE site_settings (
        id uuid NOT NULL DEFAULT gen_random_uuid(),
        created_at timestamptz(3) NOT NULL DEFAULT now(),
        updated_at timestamptz(3) NOT NULL DEFAULT now(),
        version integer NOT NULL DEFAULT 1,
        name text NOT NULL,
        tagline text,
        logo_url text,
        accent_light text NOT NULL,
        accent_dark text NOT NULL,
        casinos_reviewed text,
        players_helped text,
        players_joined text,
        players_served text,
        founded_year integer,
        contact_email text,
        contact_page text,
        social_links jsonb NOT NULL DEFAULT '[]',
        seo_title text NOT NULL,
        seo_description text NOT NULL,
        seo_keywords text,
        help_lines jsonb NOT NULL DEFAULT '[]',
        has_exit_offer boolean NOT NULL DEFAULT true,
        has_install_card boolean NOT NULL DEFAULT true,
        has_fixed_jackpots boolean NOT NULL DEFAULT true,
        has_local_analytics boolean NOT NULL DEFAULT true,
        has_placeholder_buttons boolean NOT NULL DEFAULT true,
        CONSTRAINT site_settings_pkey PRIMARY KEY (id),
        CONSTRAINT site_settings_only CHECK (id = '${id}'),
        CONSTRAINT site_settings_name_present CHECK (btrim(name) <> ''),
        CONSTRAINT site_settings_accent_light_form CHECK (accent_light ~ '^#[0-9a-f]{6}$'),
        CONSTRAINT site_settings_accent_dark_form CHECK (accent_dark ~ '^#[0-9a-f]{6}$'),
        CONSTRAINT site_settings_founded_year_range CHECK (founded_year >= 1900 AND founded_year <= 9999)
      );
      CREATE TRIGGER site_settings_bump_version BEFORE UPDATE ON site_settings
        FOR EACH ROW EXECUTE FUNCTION bump_version();
      CREATE TRIGGER site_settings_notify AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON site_settings
        FOR EACH STATEMENT EXECUTE FUNCTION notify_table_changed();
      ${nounsKnown("'casino', 'bonus', 'game', 'settings'")}
    `);
    const columns = Object.keys(values);
    await runner.query(
      `INSERT INTO site_settings (${columns.join(", ")}) VALUES (${columns.map((_, index) => `$${index + 1}`).join(", ")})`,
      Object.values(values),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE site_settings;
      DELETE FROM history WHERE noun = 'settings';
      ${nounsKnown("'casino', 'bonus', 'game'")}
    `);
  }
}
