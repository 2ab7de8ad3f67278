import type { WriteServices } from "../../catalogue/write/writes.js";
import { updatedNoun } from "../../shared/schema/catalogue/serverNoun.js";
import { updateImage } from "./image.commands.js";
import { ImageInput } from "./image.inputs.js";
import { ImageResolver, ImageVariantResolver } from "./image.resolver.js";

export const imageNoun = updatedNoun<WriteServices, ImageInput>("image", {
  input: ImageInput,
  update: (services, change, row, input) => updateImage(services, change, { ...row, input }),
  policy: "manageImages",
  resolvers: [ImageResolver, ImageVariantResolver],
});
