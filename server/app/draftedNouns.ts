/** The row types that a draft can change, with the inputs and commands of their mutations. */
import type { Article } from "../database/entities/article.entity.js";
import type { Bonus } from "../database/entities/bonus.entity.js";
import type { WriteServices } from "../database/writing/writes.js";
import type { DirectoryNoun } from "../database/directory/directoryNouns.js";
import { articleWrites, personWrites } from "../features/articles/articleWrites.resolver.js";
import { bonusWrites } from "../features/bonuses/bonusWrites.resolver.js";
import { casinoWrites } from "../features/casinos/casinoWrites.resolver.js";
import { updateDirectoryRow } from "../features/directory/directory.commands.js";
import { DirectoryUpdateInput, PaymentMethodUpdateInput } from "../features/directory/directory.inputs.js";
import { gameWrites } from "../features/games/gameWrites.resolver.js";
import { updateImage } from "../features/images/image.commands.js";
import { ImageInput } from "../features/images/image.inputs.js";
import { redirectWrites } from "../features/redirects/redirectWrites.resolver.js";
import { updateSettings } from "../features/settings/settings.commands.js";
import { SiteSettingsInput } from "../features/settings/settings.inputs.js";
import type { CatalogueCommands, Change, RowVersion } from "../shared/schema/catalogue/catalogueWrites.js";
import type { DraftedNoun, DraftedNouns, Patch } from "../shared/schema/catalogue/draftedNoun.js";
import { checkRules, readPatch, toNewInput } from "../shared/schema/patchInput.js";
import { buildGraphqlSchema } from "./graphql/schema.js";

type Drafted = DraftedNoun<WriteServices>;

/** The inputs and commands of a noun whose rows editors can also create. */
interface NounWrites<Input extends object> {
  create: new () => Input;
  update: new () => Input;
  commands: CatalogueCommands<WriteServices, unknown, Input>;
}

const common: Pick<Drafted, "policy" | "hasPreview" | "unpublished" | "newRow" | "toVisible"> = {
  policy: "writeCatalogue",
  hasPreview: true,
  unpublished: null,
  newRow: (patch) => patch,
  toVisible: () => ({}),
};

function catalogueNoun<Input extends object>(
  { create, update, commands }: NounWrites<Input>,
  options: Partial<Drafted> = {},
): Drafted {
  return {
    ...common,
    noun: commands.noun,
    ...updating(update, (services, change, row, input) => commands.update(services, change, { ...row, input })),
    async create(services, change, { id, ...patch }) {
      const { instance, missing } = toNewInput(create, { ...readPatch(buildGraphqlSchema(), update, patch), id });
      await checkRules(instance, missing);
      return commands.create(services, change, instance);
    },
    ...options,
  };
}

function updatedNoun<Input extends object>(
  noun: Drafted["noun"],
  update: new () => Input,
  write: (services: WriteServices, change: Change, row: RowVersion, input: Input) => Promise<unknown>,
  options: Partial<Drafted> = {},
): Drafted {
  return { ...common, noun, create: null, ...updating(update, write), ...options };
}

function updating<Input extends object>(
  update: new () => Input,
  write: (services: WriteServices, change: Change, row: RowVersion, input: Input) => Promise<unknown>,
): Pick<Drafted, "check" | "update"> {
  const read = async (patch: Patch): Promise<Input> => {
    const input = readPatch(buildGraphqlSchema(), update, patch);
    await checkRules(input);
    return input;
  };
  return {
    check: async (patch) => void (await read(patch)),
    update: async (services, change, row, patch) => write(services, change, row, await read(patch)),
  };
}

function directoryNoun<Input extends object>(noun: DirectoryNoun, update: new () => Input): Drafted {
  return updatedNoun(noun, update, (services, change, row, input) =>
    updateDirectoryRow(services, noun, change, { ...row, input }),
  );
}

export const draftedNouns: DraftedNouns<WriteServices> = {
  casino: catalogueNoun(casinoWrites),
  bonus: catalogueNoun(bonusWrites, {
    unpublished: { isActive: false },
    toVisible: (row) => ((row as Bonus).isActive ? {} : { isActive: true }),
  }),
  game: catalogueNoun(gameWrites),
  article: catalogueNoun(articleWrites, {
    unpublished: { publishedAt: null },
    newRow: (patch, at) => ({ ...patch, publishedAt: patch["publishedAt"] ?? at.toISOString() }),
    toVisible: (row, at) => {
      const { publishedAt } = row as Article;
      return publishedAt === null || publishedAt > at ? { publishedAt: at.toISOString() } : {};
    },
  }),
  person: catalogueNoun(personWrites),
  redirect: catalogueNoun(redirectWrites, { hasPreview: false }),
  provider: directoryNoun("provider", DirectoryUpdateInput),
  paymentMethod: directoryNoun("paymentMethod", PaymentMethodUpdateInput),
  licensingAuthority: directoryNoun("licensingAuthority", DirectoryUpdateInput),
  settings: updatedNoun(
    "settings",
    SiteSettingsInput,
    (services, change, { version }, input) =>
      updateSettings(services, change, { version, input, auditActor: { actor: change.actor } }),
    { policy: "editSettings" },
  ),
  image: updatedNoun(
    "image",
    ImageInput,
    (services, change, row, input) => updateImage(services, change, { ...row, input }),
    { policy: "manageImages", hasPreview: false },
  ),
};
