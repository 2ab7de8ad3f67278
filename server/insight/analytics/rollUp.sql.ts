/** The statement that reads a slice of events, adds them to the counts, and advances the high-water mark. */
import { maxSubjectsPerDay, searchTermLength } from "./reportLimits.js";

/** The maximum length of a stored path, in characters. */
const pathLength = 200;

/**
 * The SQL for an event's subject. Removes the query string and the fragment of paths. Converts search terms to
 * lowercase with single spaces. Truncates both. A search term with an @ is probably an email address, so the counts
 * omit it.
 */
const subjectOf = `CASE event_type
  WHEN 'page_view' THEN left(split_part(split_part(page_path, '?', 1), '#', 1), ${pathLength})
  WHEN 'casino_click' THEN casino_id::text
  WHEN 'bonus_claim' THEN bonus_id::text
  WHEN 'search' THEN CASE
    WHEN jsonb_typeof(metadata->'query') = 'string' AND position('@' IN metadata->>'query') = 0
    THEN rtrim(left(btrim(regexp_replace(lower((metadata->>'query') COLLATE "C"), '\\s+', ' ', 'g')), ${searchTermLength}))
  END
END`;

/** Accepts only ids of casinos and bonuses that exist or have existed, because callers can send any id. */
const isKnown = `CASE event_type
  WHEN 'casino_click' THEN EXISTS (SELECT FROM casinos WHERE id = subject::uuid)
    OR EXISTS (SELECT FROM history WHERE row_id = subject::uuid AND noun = 'casino')
  WHEN 'bonus_claim' THEN EXISTS (SELECT FROM bonuses WHERE id = subject::uuid)
    OR EXISTS (SELECT FROM history WHERE row_id = subject::uuid AND noun = 'bonus')
  ELSE subject <> ''
END`;

/** Counts casino clicks by target. Earlier releases recorded no target, so their clicks count toward neither target. */
const clicksByTarget = `count(*) FILTER (WHERE target = 'website') AS website_clicks,
      count(*) FILTER (WHERE target = 'review') AS review_clicks`;

const addedClicks = `website_clicks = stored.website_clicks + excluded.website_clicks,
        review_clicks = stored.review_clicks + excluded.review_clicks`;

/**
 * Counts a slice and returns its `size`. The parameters are the last event number to count, the time when it was read,
 * and the maximum number of events. The caller must hold the counting lock.
 */
export const countSlice = `
  WITH slice AS MATERIALIZED (
    SELECT seq, created_at, event_type, (created_at AT TIME ZONE 'UTC')::date AS day, ${subjectOf} AS subject,
      event_type = 'search' AND COALESCE(metadata->'results_count' = '0', false) AS is_without_result,
      CASE event_type WHEN 'casino_click' THEN metadata->>'target' END AS target
    FROM analytics_events
    WHERE seq > (SELECT seq FROM analytics_roll_up) AND seq <= $1::bigint
    ORDER BY seq LIMIT $3::int
  ),
  days AS (
    INSERT INTO analytics_days AS stored (day, event_type, events, website_clicks, review_clicks)
    SELECT day, event_type, count(*), ${clicksByTarget} FROM slice GROUP BY day, event_type
    ON CONFLICT (day, event_type) DO UPDATE SET events = stored.events + excluded.events, ${addedClicks}
  ),
  counted AS (
    SELECT event_type, day, subject, count(*) AS events, count(*) FILTER (WHERE is_without_result) AS without_result,
      ${clicksByTarget}
    FROM slice WHERE subject IS NOT NULL GROUP BY event_type, day, subject
  ),
  ranked AS (
    SELECT event_type, day, subject, counted.events, counted.without_result, counted.website_clicks,
      counted.review_clicks, stored.events IS NOT NULL AS has_place,
      row_number() OVER (PARTITION BY event_type, day, stored.events IS NULL ORDER BY counted.events DESC, subject) AS place
    FROM counted LEFT JOIN analytics_subjects AS stored USING (event_type, day, subject)
    WHERE stored.events IS NOT NULL OR ${isKnown}
  ),
  taken AS (
    SELECT event_type, day, (
      SELECT count(*) FROM analytics_subjects AS stored WHERE stored.event_type = missing.event_type AND stored.day = missing.day
    ) AS places
    FROM (SELECT DISTINCT event_type, day FROM ranked WHERE NOT has_place) AS missing
  ),
  subjects AS (
    INSERT INTO analytics_subjects AS stored
      (event_type, day, subject, events, without_result, website_clicks, review_clicks)
    SELECT event_type, day, subject, events, without_result, website_clicks, review_clicks
    FROM ranked LEFT JOIN taken USING (event_type, day)
    WHERE has_place OR places + place <= ${maxSubjectsPerDay}
    ON CONFLICT (event_type, day, subject) DO UPDATE
      SET events = stored.events + excluded.events, without_result = stored.without_result + excluded.without_result,
        ${addedClicks}
  ),
  moved AS (
    UPDATE analytics_roll_up SET
      seq = CASE WHEN size < $3::int THEN GREATEST(seq, $1::bigint) ELSE last_seq END,
      counted_until = GREATEST(counted_until, CASE WHEN size < $3::int THEN $2::timestamptz ELSE last_at END)
    FROM (SELECT count(*) AS size, max(seq) AS last_seq, max(created_at) AS last_at FROM slice) AS counted
  )
  SELECT count(*)::int AS size FROM slice`;
