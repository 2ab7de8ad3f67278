/** The fields of an author or reviewer in the admin form, in order. */
import { nouns } from "../../../shared/nouns/registry";
import { section, type ValuesOf } from "../fields/fields";
import * as input from "../fields/nounFields";

const { fields } = nouns.person;

export const personFields = {
  ...section("Person", {
    name: input.line(fields.name, {
      label: "Name",
      hint: "Articles must use exactly this spelling.",
    }),
    slug: input.slug(fields.slug, { from: "name" }),
    role: input.line(fields.role, { label: "Role", placeholder: "Editor" }),
    bio: input.text(fields.bio, { label: "Short bio" }),
    pictureUrl: input.image(fields.pictureUrl, {
      label: "Picture URL",
    }),
  }),
};

export type PersonValues = ValuesOf<typeof personFields>;
