import type { Role } from "../../graphql/schemaTypes.generated";

/** The roles in order, each with what it allows. */
export const roleOptions: readonly { role: Role; text: string }[] = [
  { role: "CONTRIBUTOR", text: "Contributor: writes drafts and uploads images" },
  { role: "EDITOR", text: "Editor: also edits all drafts and checks facts" },
  { role: "PUBLISHER", text: "Publisher: also publishes, imports and undoes changes" },
  { role: "OWNER", text: "Owner: also manages the team and the settings" },
];
