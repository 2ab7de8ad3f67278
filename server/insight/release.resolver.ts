import { Field, ObjectType, Query, Resolver } from "type-graphql";

import { release } from "../platform/release.js";
import { Allow } from "../shared/schema/allow.js";

@ObjectType({ description: "The release of the software that this server runs.", simpleResolvers: true })
export class SoftwareRelease {
  @Field(() => String, { description: "The version, such as `1.2.0`. The file CHANGELOG.md describes every version." })
  version!: string;

  @Field(() => String, {
    description: "A hash of the sources of this build. Two servers with the same build run the same code.",
  })
  build!: string;
}

@Resolver()
export class ReleaseResolver {
  @Allow("editSettings")
  @Query(() => SoftwareRelease, { description: "The release of the software that this server runs." })
  softwareRelease(): SoftwareRelease {
    return release;
  }
}
