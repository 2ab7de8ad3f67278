import { Field, ID, InputType, ObjectType } from "type-graphql";

import { Image } from "../../database/entities/image.entity.js";
import { image } from "../../../shared/nouns/image.js";
import { Follows } from "../../shared/input/follows.js";
import { connectionTypes } from "../../shared/schema/connectionTypes.js";

export const ImageConnection = connectionTypes("Image", Image, "images");

@ObjectType({ description: "A field of a row that contains the image's URL.", simpleResolvers: true })
export class ImageUse {
  @Field(() => String, { description: "The type of the row, such as `casino` or `game`." })
  noun!: string;

  @Field(() => ID, { description: "The id of the row." })
  id!: string;

  @Field(() => String, { description: "The name of the row." })
  name!: string;

  @Field(() => String, { description: "The field that contains the URL, such as `logoUrl`." })
  field!: string;
}

@InputType({ description: "Changes to an image. Omitted fields stay unchanged." })
export class ImageInput {
  @Field(() => String, {
    nullable: true,
    description: "The name that editors use to find the image. It must not be blank.",
  })
  @Follows(image.fields.fileName)
  fileName?: string;

  @Field(() => String, {
    nullable: true,
    description: "A description of the image, at most 200 characters; null or empty for a decorative image.",
  })
  @Follows(image.fields.alt)
  alt?: string | null;
}

@ObjectType({
  description: "The result of a deletion. To undo the deletion within 30 days, pass `changeSetId` to `undo`.",
  simpleResolvers: true,
})
export class ImageDeletion {
  @Field(() => ID, { description: "The id of the deleted image." })
  id!: string;

  @Field(() => ID, { description: "The id of the change set that records the deletion." })
  changeSetId!: string;
}
