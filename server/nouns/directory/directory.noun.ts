/** The mutations that change one directory row. Writing a casino or a game creates the rows (docs/decisions/097). */
import type { WriteServices } from "../../catalogue/write/writes.js";
import type { PagePaths } from "../../shared/pagePaths.js";
import { updatedNoun } from "../../shared/schema/catalogue/serverNoun.js";
import type { GraphQLResolveInfo } from "graphql";
import { Arg, type ClassType, Ctx, ID, Info, InputType, Int, Mutation, Resolver } from "type-graphql";

import { type DirectoryNoun, nouns as nounDefinitions } from "../../../shared/nouns/registry.js";
import { directoryNouns, type DirectoryRows } from "../../catalogue/directory/directoryNouns.js";
import { nouns } from "../../catalogue/write/nouns.js";
import { DirectoryRow, PaymentMethod, type PaymentMethodKind } from "../../database/entities/directory.entity.js";
import { Follows } from "../../shared/input/follows.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf, ReasonArg } from "../../shared/schema/catalogue/changeReason.js";
import { FieldOf } from "../../shared/schema/inputFields.js";
import type { Context } from "../../catalogue/context.js";
import { updateDirectoryRow } from "./directory.commands.js";

const { fields } = nounDefinitions.paymentMethod;

@InputType({
  description:
    "Changes to a provider or licensing authority. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
class DirectoryUpdateInput {
  @FieldOf(DirectoryRow, Follows(fields.name))
  name?: string;

  @FieldOf(DirectoryRow, Follows(fields.website))
  website?: string | null;

  @FieldOf(DirectoryRow, Follows(fields.description))
  description?: string | null;
}

@InputType({
  description:
    "Changes to a payment method. Omitted fields stay unchanged; a null or blank value clears an optional field.",
})
class PaymentMethodUpdateInput extends DirectoryUpdateInput {
  @FieldOf(PaymentMethod, Follows(fields.kind))
  kind?: PaymentMethodKind | null;
}

function directoryWrites<N extends DirectoryNoun, Input extends object>(noun: N, inputType: ClassType<Input>) {
  const entity: ClassType<DirectoryRows[N]> = directoryNouns[noun].entity;
  const { label } = nouns[noun];

  @Resolver()
  class DirectoryWritesResolver {
    @Allow("writeCatalogue")
    @Mutation(() => entity, {
      name: `update${entity.name}`,
      description:
        `Changes the given fields of a ${label}. A new name is also added to the ${label}'s spellings; the names that casinos and games use for it do not change. ` +
        `Fails with BAD_USER_INPUT if the name is a spelling of another ${label}, and with CONFLICT if the ${label} has changed since the caller loaded it.`,
    })
    update(
      @Ctx() context: Context,
      @Info() info: GraphQLResolveInfo,
      @Arg("id", () => ID, { description: `The id of the ${label}.` }) id: string,
      @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
      @Arg("input", () => inputType, { description: "The fields to change." }) input: Input,
      @ReasonArg() reason?: string | null,
    ): Promise<DirectoryRows[N]> {
      return updateDirectoryRow(context, noun, changeOf(context, info, reason), { id, version, input });
    }
  }
  return DirectoryWritesResolver;
}

function directoryNoun<N extends DirectoryNoun, Input extends object>(
  noun: N,
  input: ClassType<Input>,
  pathOf: (paths: PagePaths, slug: string) => string,
) {
  return updatedNoun<WriteServices, Input>(noun, {
    resolvers: [directoryWrites(noun, input)],
    pathOf: (paths, { slug }) => pathOf(paths, String(slug)),
    input,
    update: (services, change, row, values) => updateDirectoryRow(services, noun, change, { ...row, input: values }),
  });
}

/** The nouns of the directory. */
export const directoryServerNouns = {
  provider: directoryNoun("provider", DirectoryUpdateInput, ({ providerPath }, slug) => providerPath(slug)),
  paymentMethod: directoryNoun("paymentMethod", PaymentMethodUpdateInput, ({ paymentMethodPath }, slug) =>
    paymentMethodPath(slug),
  ),
  licensingAuthority: directoryNoun("licensingAuthority", DirectoryUpdateInput, ({ licensePath }, slug) =>
    licensePath(slug),
  ),
} satisfies Record<DirectoryNoun, unknown>;
