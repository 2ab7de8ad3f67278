import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from "type-graphql";

import { Image, ImageVariant } from "../../database/entities/image.entity.js";
import type { ImageFileRow } from "../../catalogue/images/imageLoaders.js";
import { maxImageUses } from "../../catalogue/images/imageUses.js";
import { imageSizes } from "../../platform/images/imageFiles.js";
import { Allow } from "../../shared/schema/allow.js";
import { changeOf } from "../../shared/schema/catalogue/changeReason.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import type { Context } from "../../catalogue/context.js";
import { deleteImage, updateImage } from "./image.commands.js";
import { ImageConnection, ImageDeletion, ImageInput, ImageUse } from "./image.inputs.js";
import { imageAddress, imagePath } from "./image.paths.js";
import { findImageById, findImages } from "./image.queries.js";

/** The cost of finding the rows that refer to an image. The search reads all columns that contain addresses. */
const imageUsesCost = 20;

@Resolver(() => Image)
export class ImageResolver {
  @Allow("uploadImages")
  @Query(() => ImageConnection, { description: "The uploaded images, newest first, paged." })
  images(@Ctx() { db }: Context, @Info() info: GraphQLResolveInfo, @Args(() => PageArgs) args: PageArgs) {
    return findImages(db, readPage(args, info));
  }

  @Allow("manageImages")
  @Query(() => Image, {
    nullable: true,
    description: "The image with this id; null if there is none.",
  })
  image(
    @Ctx() { db }: Context,
    @Arg("id", () => ID, { description: "The id of the image." }) id: string,
  ): Promise<Image | null> {
    return findImageById(db, id);
  }

  @Allow("manageImages")
  @Mutation(() => Image, {
    description:
      "Changes the given fields of an image. To upload an image, send a POST request to `/images`. Fails with CONFLICT if the image has changed since the caller loaded it.",
  })
  updateImage(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "The id of the image." }) id: string,
    @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
    @Arg("input", () => ImageInput, { description: "The fields to change." }) input: ImageInput,
  ): Promise<Image> {
    return updateImage(context, changeOf(context, info), { id, version, input });
  }

  @Allow("manageImages")
  @Mutation(() => ImageDeletion, {
    description:
      "Deletes an image. The server deletes its files after 30 days; until then, `undo` can restore the image. Fails with CONFLICT if the image has changed since the caller loaded it, or if rows or open drafts refer to it. The error lists them in `uses`.",
  })
  deleteImage(
    @Ctx() context: Context,
    @Info() info: GraphQLResolveInfo,
    @Arg("id", () => ID, { description: "The id of the image." }) id: string,
    @Arg("version", () => Int, { description: "The version that you loaded." }) version: number,
  ): Promise<ImageDeletion> {
    return deleteImage(context, changeOf(context, info), { id, version });
  }

  @FieldResolver(() => String, {
    description:
      "The path of the image's largest WebP file, such as `/images/0b3f.../1600x1067.webp`, for fields like `logoUrl`. The other files are in the same folder.",
  })
  address(@Root() image: Image): string {
    return imageAddress(image);
  }

  @FieldResolver(() => [ImageVariant], {
    complexity: ({ childComplexity }) => imageSizes.length * 2 * childComplexity,
    description: "The image's files, smallest width first: AVIF and WebP in up to three widths.",
  })
  variants(@Root() { id }: Image, @Ctx() { loaders }: Context): Promise<ImageFileRow[]> {
    return loaders.variantsOfImage.load(id);
  }

  @FieldResolver(() => [ImageUse], {
    complexity: ({ childComplexity }) => imageUsesCost + childComplexity,
    description: `The fields that refer to the image, at most ${maxImageUses}.`,
  })
  usedBy(@Root() { id }: Image, @Ctx() { loaders }: Context): Promise<ImageUse[]> {
    return loaders.usesOfImage.load(id);
  }
}

@Resolver(() => ImageVariant)
export class ImageVariantResolver {
  @FieldResolver(() => String, { description: "The path of the file, such as `/images/0b3f.../480.avif`." })
  path(@Root() { imageId, name }: ImageFileRow): string {
    return imagePath(imageId, name);
  }
}
