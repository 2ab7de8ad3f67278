/** The names of the roles. The API decides what each role can do. */

const roleNames: Readonly<Record<string, string>> = {
  CONTRIBUTOR: "contributor",
  EDITOR: "editor",
  PUBLISHER: "publisher",
  OWNER: "owner",
};

/** Returns the name of a role with a capital letter. */
export function roleLabel(role: string): string {
  const name = roleNames[role] ?? role;
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
}

/** Says which roles can do something: "Only publishers and owners can do this." */
export function onlyRoles(roles: readonly string[], what = "do this"): string {
  const names = roles.map((role) => `${roleNames[role] ?? role}s`);
  return `Only ${new Intl.ListFormat("en", { type: "conjunction" }).format(names)} can ${what}.`;
}
