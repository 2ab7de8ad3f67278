import { Person } from "../../database/entities/person.entity.js";
import { catalogueCommands } from "../../catalogue/write/catalogueCommands.js";
import { editableNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { nounInputs } from "../../shared/schema/nounInputs.js";
import { findPeopleByIds } from "./person.queries.js";
import { PersonResolver } from "./person.resolver.js";

export const personNoun = editableNoun(
  {
    ...nounInputs(Person, "person", { newRow: "A new author or reviewer. Omitted fields are null." }),
    commands: catalogueCommands("person"),
    findByIds: findPeopleByIds,
  },
  { resolvers: [PersonResolver], pathOf: ({ authorPath }, { slug }) => authorPath(String(slug)) },
);
