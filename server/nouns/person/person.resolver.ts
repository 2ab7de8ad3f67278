import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, Info, Query, Resolver } from "type-graphql";

import { Person } from "../../database/entities/person.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import { PageArgs, readPage } from "../../shared/schema/connection.js";
import { DependsOn } from "../../shared/schema/dependsOn.js";
import { IdArg, requireIdOrSlug, SlugArg } from "../../shared/schema/idOrSlug.js";
import { selectedFields } from "../../shared/schema/selection.js";
import type { Context } from "../../catalogue/context.js";
import { PersonConnection, PersonFilter, PersonOrder } from "./person.inputs.js";
import { findPeople, findPerson } from "./person.queries.js";

@Resolver(() => Person)
export class PersonResolver {
  @Allow("anybody")
  @DependsOn("people")
  @Query(() => PersonConnection, { description: "Authors and reviewers of articles, filtered, sorted and paged." })
  people(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @Args(() => PageArgs) pageArgs: PageArgs,
    @Arg("filter", () => PersonFilter, { nullable: true, description: "Which people to return; all if omitted." })
    filter: PersonFilter | null,
    @Arg("orderBy", () => PersonOrder, {
      nullable: true,
      defaultValue: PersonOrder.NAME_ASC,
      description: "The order of the list.",
    })
    orderBy: PersonOrder | null,
  ) {
    return findPeople(db, {
      filter: filter ?? {},
      orderBy: orderBy ?? PersonOrder.NAME_ASC,
      page: readPage(pageArgs, info),
      fields: selectedFields(info, "Person"),
    });
  }

  @Allow("anybody")
  @DependsOn("people")
  @Query(() => Person, { nullable: true, description: "One person, by id or by slug; null if there is none." })
  async person(
    @Ctx() { db }: Context,
    @Info() info: GraphQLResolveInfo,
    @IdArg() id: string | null,
    @SlugArg() slug: string | null,
  ): Promise<Person | null> {
    requireIdOrSlug({ id, slug });
    return findPerson(db, { id, slug }, selectedFields(info, "Person"));
  }
}
