import { Arg, Args, Ctx, ID, Mutation, Query, Resolver } from "type-graphql";

import { topFieldCost } from "../../shared/limits.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { deleteListView, findListViews, maxListViews, saveListView, updateListView } from "./listView.commands.js";
import { ListViewInput, ListViewsArgs, ListViewUpdateInput, SavedListView } from "./listView.inputs.js";

const own =
  "Fails with NOT_FOUND if you have no view with this id, and with BAD_USER_INPUT if you have another view with this name.";

@Resolver()
export class ListViewResolver {
  @Allow("saveViews")
  @Query(() => [SavedListView], {
    complexity: ({ childComplexity }) => 1 + topFieldCost + maxListViews * childComplexity,
    description:
      "Your own views of a list in the admin panel, then up to 60 views that other people share, each group sorted by name.",
  })
  listViews(
    @Ctx() { db, viewer }: Context,
    @Args(() => ListViewsArgs) { noun }: ListViewsArgs,
  ): Promise<SavedListView[]> {
    return findListViews(db, viewer!, noun);
  }

  @Allow("saveViews")
  @Mutation(() => SavedListView, {
    description: `Saves a view of a list in the admin panel. Fails with BAD_USER_INPUT if you already have ${maxListViews} views of this list, or one with this name.`,
  })
  createListView(
    @Ctx() { db, viewer }: Context,
    @Arg("input", () => ListViewInput, { description: "The new view." }) input: ListViewInput,
  ): Promise<SavedListView> {
    return saveListView(db, viewer!, input);
  }

  @Allow("saveViews")
  @Mutation(() => SavedListView, { description: `Renames or shares one of your views. ${own}` })
  updateListView(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "The id of the view." }) id: string,
    @Arg("input", () => ListViewUpdateInput, { description: "The fields to change." }) input: ListViewUpdateInput,
  ): Promise<SavedListView> {
    return updateListView(db, viewer!, id, input);
  }

  @Allow("saveViews")
  @Mutation(() => Boolean, {
    description: "Deletes one of your views and returns true. Fails with NOT_FOUND if you have no view with this id.",
  })
  async deleteListView(
    @Ctx() { db, viewer }: Context,
    @Arg("id", () => ID, { description: "The id of the view." }) id: string,
  ): Promise<boolean> {
    await deleteListView(db, viewer!, id);
    return true;
  }
}
