import { type EditableNoun, listOfPlurals, type Noun, nounsWith } from "../../../shared/nouns/registry.js";
import { IsIn } from "class-validator";
import { ArgsType, Field, ID, InputType, ObjectType } from "type-graphql";

import { formatCount } from "../../../shared/formatCount.js";
import { NonNull, NonNullLine, RequiredLine, rule } from "../../shared/input/rules.js";
import { all } from "../../shared/input/rules.js";
import { maxViewBytes } from "./listView.commands.js";
import { textLimits } from "../../../shared/textLimits.js";
import { CatalogueNoun } from "../../shared/schema/catalogue/catalogueNoun.js";

function ViewNoun(): PropertyDecorator {
  const editable = nounsWith("isEditable");
  return IsIn(editable, {
    message: `A view can list ${listOfPlurals(editable, "or")}. Use one of these types.`,
  });
}

/**
 * The parameters of a list's URL. The panel validates them when it opens the view, because the filters may have changed
 * since the view was saved.
 */
function ViewParameters(): PropertyDecorator {
  const isShort = (value: unknown) => typeof value !== "string" || Buffer.byteLength(value) <= maxViewBytes;
  return all(
    rule("viewBytes", isShort, `Shorten the parameters to ${formatCount(maxViewBytes)} bytes or fewer.`),
    rule(
      "viewText",
      (value) => typeof value !== "string" || /^[\x21-\x7E]*$/.test(value),
      "Percent-encode the parameters, as in a URL.",
    ),
  );
}

@ArgsType()
export class ListViewsArgs {
  @Field(() => CatalogueNoun, { description: "The type of the list's rows." })
  @ViewNoun()
  noun!: EditableNoun;
}

@InputType({ description: "A new saved view of a list." })
export class ListViewInput {
  @Field(() => CatalogueNoun, { description: "The type of the list's rows." })
  @ViewNoun()
  noun!: EditableNoun;

  @Field(() => String, { description: `The name of the view, at most ${textLimits.name} characters.` })
  @RequiredLine("name", textLimits.name)
  name!: string;

  @Field(() => String, {
    description: `The parameters of the list's URL in the admin panel, such as \`q=aurora&isFeatured=true\`; at most ${formatCount(maxViewBytes)} bytes.`,
  })
  @ViewParameters()
  parameters!: string;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the whole team sees the view." })
  isShared!: boolean;
}

@InputType({ description: "Changes to a saved view. Omitted fields stay unchanged." })
export class ListViewUpdateInput {
  @Field(() => String, { nullable: true, description: `The name of the view, at most ${textLimits.name} characters.` })
  @NonNullLine("name", textLimits.name)
  name?: string;

  @Field(() => Boolean, { nullable: true, description: "Whether the whole team sees the view." })
  @NonNull("Shared")
  isShared?: boolean;
}

@ObjectType({
  description: "A saved view of a list in the admin panel: search text, filters and order.",
  simpleResolvers: true,
})
export class SavedListView {
  @Field(() => ID, { description: "The UUID of the view." })
  id!: string;

  @Field(() => CatalogueNoun, { description: "The type of the list's rows." })
  noun!: Noun;

  @Field(() => String, { description: "The name of the view." })
  name!: string;

  @Field(() => String, { description: "The parameters of the list's URL in the admin panel." })
  parameters!: string;

  @Field(() => Boolean, { description: "Whether the whole team sees the view." })
  isShared!: boolean;

  @Field(() => Boolean, { description: "Whether you saved the view. You can change and delete only your own views." })
  isMine!: boolean;

  @Field(() => String, {
    description: "The display name or the email address of the account that saved the view; `demo` in demo mode.",
  })
  by!: string;
}
