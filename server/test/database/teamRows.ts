/**
 * Statements that the constraints and unique indexes of the tables for the team and programs must reject, keyed by the
 * name of the constraint or index.
 */

const account = (email: string, role = "owner") =>
  `INSERT INTO admin_accounts (email, password_hash, role) VALUES ('${email}', 'h', '${role}')`;
const auditEntry = (id: string, sequence: string) =>
  [1, 2].map(() => `INSERT INTO audit_log (id, sequence, event) VALUES (${id}, ${sequence}, 'signIn')`).join("; ");
const presence = (sessionId: string) =>
  `INSERT INTO row_presence (form_id, noun, row_id, session_id, viewer_name)
   VALUES ('00000000-0000-4000-8000-000000000000', 'casino', gen_random_uuid(), ${sessionId}, 'demo')`;
const listView = (of: string, noun: string, name: string) =>
  `INSERT INTO list_views (account_id, noun, name, parameters) VALUES (${of}, '${noun}', '${name}', '')`;
const accountId = "(SELECT id FROM admin_accounts LIMIT 1)";
const session = (token: string, of: string, id = "gen_random_uuid()") =>
  `INSERT INTO admin_sessions (id, token_hash, account_id, idle_ends_at, ends_at)
   SELECT ${id}, ${token}, ${of}, now(), now() FROM generate_series(1, 2) AS n`;

const invitation = (column: string, value: string, email = "n::text") =>
  `INSERT INTO account_links (kind, role, email, token_hash, expires_at${column && `, ${column}`})
   SELECT 'invitation', 'editor', ${email}, 'h' || n, now()${value && `, ${value}`} FROM generate_series(1, 2) AS n`;

const ID = "'00000000-0000-4000-8000-000000000000'::uuid";
const noAccount = "gen_random_uuid()";

/** Returns a statement that inserts two rows with the same values. Only a value that uses `n` differs. */
const twoRows = (table: string, values: Record<string, string>) =>
  `INSERT INTO ${table} (${Object.keys(values).join(", ")})
   SELECT ${Object.values(values).join(", ")} FROM generate_series(1, 2) AS n`;
const ofNewAccount = (statement: string) => `${account("someone@example.com")}; ${statement}`;

const authenticatorApp = (values: Record<string, string>) =>
  twoRows("authenticator_apps", { account_id: accountId, secret: "'s'", ...values });
const passkey = (values: Record<string, string>) =>
  twoRows("passkeys", {
    account_id: accountId,
    credential_id: "n::text",
    public_key: "'k'",
    counter: "0",
    name: "'Key'",
    ...values,
  });
const recoveryCode = (values: Record<string, string>) =>
  twoRows("recovery_codes", { account_id: accountId, code_hash: "n::text", ...values });
const pendingSignIn = (values: Record<string, string>) =>
  twoRows("pending_sign_ins", { account_id: accountId, token_hash: "n::text", expires_at: "now()", ...values });
const passkeyChallenge = (values: Record<string, string>) =>
  twoRows("passkey_challenges", { challenge: "n::text", purpose: "'signIn'", expires_at: "now()", ...values });
const draft = (values: Record<string, string>) =>
  twoRows("drafts", { noun: "'casino'", name: "'N'", patch: "'{}'", created_by: "'e'", ...values });
const apiToken = (values: Record<string, string>) =>
  twoRows("api_tokens", {
    name: "n::text",
    secret_hash: "n::text",
    hint: "''",
    scopes: "'{read}'::text[]",
    units_per_minute: "1",
    account_id: accountId,
    ...values,
  });
const tokenUse = (tokenId: string) =>
  `INSERT INTO api_token_usage (token_id, day, requests, units, errors) VALUES (${tokenId}, '2026-01-01', 1, 1, 0)`;
const deprecatedUse = (tokenId: string) =>
  `INSERT INTO api_token_deprecated_uses (token_id, field, requests) VALUES (${tokenId}, 'Bonus.code', 1)`;
const aToken = "(SELECT id FROM api_tokens LIMIT 1)";
const ofNewToken = (statement: string) => ofNewAccount(`${apiToken({})}; ${statement}`);

export const teamRows: Record<string, string[]> = {
  admin_accounts_email_key: [`${account("twice@example.com")}; ${account("TWICE@example.com")}`],
  admin_accounts_pkey: [
    `INSERT INTO admin_accounts (id, email, password_hash, role)
     SELECT '00000000-0000-4000-8000-000000000000', n || '@example.com', 'h', 'owner' FROM generate_series(1, 2) AS n`,
  ],
  account_links_account_fkey: [
    `INSERT INTO account_links (kind, account_id, token_hash, expires_at)
     VALUES ('recovery', gen_random_uuid(), 'h', now())`,
  ],
  account_links_email_key: [invitation("", "", "'a@example.com'")],
  account_links_kind_complete: [
    `INSERT INTO account_links (kind, token_hash, expires_at) VALUES ('invitation', 'h', now())`,
    `INSERT INTO account_links (kind, token_hash, expires_at) VALUES ('recovery', 'h', now())`,
  ],
  account_links_pkey: [invitation("id", "'00000000-0000-4000-8000-000000000000'::uuid")],
  account_links_role_known: [`${invitation("", "")}; UPDATE account_links SET role = 'admin'`],
  account_links_token_hash_key: [`${invitation("", "")}; UPDATE account_links SET token_hash = 'h'`],
  admin_accounts_role_known: [account("role@example.com", "admin")],
  audit_log_pkey: [auditEntry("'00000000-0000-4000-8000-000000000000'", "DEFAULT")],
  audit_log_sequence_key: [auditEntry("gen_random_uuid()", "1")],
  audit_log_counted_key: [
    `INSERT INTO audit_log (event, actor, subject, counted_hour)
     SELECT 'operationDenied', 'a@example.com', 'team', '2026-01-01' FROM generate_series(1, 2)`,
  ],
  row_presence_pkey: [`${presence("NULL")}; ${presence("NULL")}`],
  row_presence_session_fkey: [presence("gen_random_uuid()")],
  list_views_account_fkey: [listView("gen_random_uuid()", "casino", "Mine")],
  list_views_name_present: [listView("NULL", "casino", " ")],
  list_views_pkey: [`${listView("NULL", "casino", "Mine")}; INSERT INTO list_views SELECT * FROM list_views`],
  admin_sessions_account_fkey: [session("n::text", "gen_random_uuid()")],
  admin_sessions_pkey: [
    `${account("pkey@example.com")}; ${session("n::text", accountId, "'00000000-0000-4000-8000-000000000000'")}`,
  ],
  admin_sessions_token_key: [`${account("token@example.com")}; ${session("'t'", accountId)}`],
  authenticator_apps_account_fkey: [authenticatorApp({ account_id: noAccount })],
  authenticator_apps_of_account: [ofNewAccount(authenticatorApp({ confirmed_at: "now()" }))],
  authenticator_apps_pkey: [ofNewAccount(authenticatorApp({ id: ID }))],
  authenticator_apps_unconfirmed: [ofNewAccount(authenticatorApp({}))],
  passkeys_account_fkey: [passkey({ account_id: noAccount })],
  passkeys_credential_id_key: [ofNewAccount(passkey({ credential_id: "'c'" }))],
  passkeys_pkey: [ofNewAccount(passkey({ id: ID }))],
  recovery_codes_account_fkey: [recoveryCode({ account_id: noAccount })],
  recovery_codes_of_account: [ofNewAccount(recoveryCode({ code_hash: "'h'" }))],
  recovery_codes_pkey: [ofNewAccount(recoveryCode({ id: ID }))],
  pending_sign_ins_account_fkey: [pendingSignIn({ account_id: noAccount })],
  pending_sign_ins_pkey: [ofNewAccount(pendingSignIn({ id: ID }))],
  pending_sign_ins_token_hash_key: [ofNewAccount(pendingSignIn({ token_hash: "'h'" }))],
  passkey_challenges_account_fkey: [passkeyChallenge({ purpose: "'registration'", account_id: noAccount })],
  passkey_challenges_account_known: [
    passkeyChallenge({ purpose: "'registration'" }),
    ofNewAccount(passkeyChallenge({ account_id: accountId })),
  ],
  passkey_challenges_pkey: [passkeyChallenge({ challenge: "'c'" })],
  passkey_challenges_purpose_known: [ofNewAccount(passkeyChallenge({ purpose: "'other'", account_id: accountId }))],
  sign_in_rules_pkey: ["INSERT INTO sign_in_rules DEFAULT VALUES"],
  sign_in_rules_single: ["INSERT INTO sign_in_rules (id) VALUES (2)"],
  drafts_pkey: [draft({ id: ID })],
  drafts_scheduled_has_time: [draft({ state: "'scheduled'" })],
  drafts_state_known: [draft({ state: "'sent'" })],
  draft_previews_draft_fkey: [
    `INSERT INTO draft_previews (token_hash, draft_id, expires_at) VALUES ('h', gen_random_uuid(), now())`,
  ],
  draft_previews_pkey: [
    `${draft({})}; INSERT INTO draft_previews (token_hash, draft_id, expires_at) SELECT 'h', id, now() FROM drafts`,
  ],
  api_tokens_account_fkey: [apiToken({ account_id: noAccount })],
  api_tokens_name_key: [ofNewAccount(apiToken({ name: "'T'" }))],
  api_tokens_pkey: [ofNewAccount(apiToken({ id: ID }))],
  api_tokens_scopes_known: [
    ofNewAccount(apiToken({ scopes: "'{}'::text[]" })),
    ofNewAccount(apiToken({ scopes: "'{read,team}'::text[]" })),
  ],
  api_tokens_secret_hash_key: [ofNewAccount(apiToken({ secret_hash: "'h'" }))],
  api_tokens_units_positive: [ofNewAccount(apiToken({ units_per_minute: "0" }))],
  api_token_usage_pkey: [ofNewToken(`${tokenUse(aToken)}; ${tokenUse(aToken)}`)],
  api_token_usage_token_fkey: [tokenUse(noAccount)],
  api_token_deprecated_uses_pkey: [ofNewToken(`${deprecatedUse(aToken)}; ${deprecatedUse(aToken)}`)],
  api_token_deprecated_uses_token_fkey: [deprecatedUse(noAccount)],
};
