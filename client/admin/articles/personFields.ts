/** The fields of an author or reviewer in the admin form, in order. */
import { section, type ValuesOf } from "../fields/fields";
import * as rules from "../fields/rules";
import { PARAGRAPH_MAX } from "../../shared/limits";

export const personFields = {
  ...section("Person", {
    name: {
      kind: "line",
      label: "Name",
      isRequired: true,
      hint: "Articles must use exactly this spelling.",
      check: rules.requiredText("name"),
    },
    slug: { kind: "slug", label: "Slug", isRequired: true, from: "name", check: rules.slug },
    role: { kind: "line", label: "Role", placeholder: "Editor", check: rules.text("role") },
    bio: { kind: "text", label: "Short bio", check: rules.text("short bio", PARAGRAPH_MAX) },
    pictureUrl: {
      kind: "image",
      label: "Picture URL",
      check: rules.link("picture URL", { ownPaths: true }),
    },
  }),
};

export type PersonValues = ValuesOf<typeof personFields>;
