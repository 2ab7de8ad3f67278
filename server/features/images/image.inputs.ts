import { ArgsType, Field, ID, ObjectType } from "type-graphql";

import { Image } from "../../database/entities/image.entity.js";
import { NullableText } from "../../shared/input/rules.js";
import { textLimits } from "../../shared/textLimits.js";
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

@ArgsType()
export class UpdateImageArgs {
  @Field(() => ID, { description: "The id of the image." })
  id!: string;

  @Field(() => String, {
    description: "A description of the image, at most 200 characters; empty for a decorative image.",
  })
  @NullableText("description", textLimits.line)
  alt!: string;
}
