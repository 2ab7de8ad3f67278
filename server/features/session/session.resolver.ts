import { Ctx, Field, ObjectType, Query, Resolver } from "type-graphql";

import type { Context } from "../context.js";

@ObjectType({ description: "Who is signed in.", simpleResolvers: true })
export class Session {
  @Field(() => String, { description: "The name that the history records." })
  name!: string;

  @Field(() => Boolean, { description: "Whether this is demo mode, in which nobody signs in." })
  isDemo!: boolean;
}

@Resolver()
export class SessionResolver {
  @Query(() => Session, { nullable: true, description: "The session of the request; null for a visitor." })
  session(@Ctx() { viewer }: Context): Session | null {
    return viewer;
  }
}
