/** Renders a form field by its name. The form's field table determines the kind of control. */
import { CasinoField } from "../bonuses/CasinoField";
import { ChoiceField } from "./controls/ChoiceField";
import { ColorField } from "./controls/ColorField";
import { DetailRowsField } from "./controls/DetailRowsField";
import { FlagField } from "./controls/FlagField";
import { ItemsField } from "./controls/ItemsField";
import { MomentField } from "./controls/MomentField";
import { NumberField } from "./controls/NumberField";
import { SlugField } from "./controls/SlugField";
import { TagsField } from "./controls/TagsField";
import { TextField } from "./controls/TextField";
import { ImageField } from "../images/ImageField";
import { MarkdownField } from "../images/MarkdownField";
import { useForms } from "./FieldFrame";

export function Field({ name }: { name: string }) {
  const { fields } = useForms();
  const spec = fields[name];
  switch (spec?.kind) {
    case "line":
      if (spec.isMoment) return <MomentField name={name} />;
      return spec.isColor ? <ColorField name={name} /> : <TextField name={name} />;
    case "text":
      return spec.isMarkdown ? <MarkdownField name={name} /> : <TextField isLong name={name} />;
    case "image":
      return <ImageField name={name} />;
    case "number":
      return <NumberField name={name} />;
    case "flag":
      return <FlagField name={name} />;
    case "choice":
      return <ChoiceField name={name} />;
    case "slug":
      return <SlugField name={name} />;
    case "casino":
      return <CasinoField name={name} />;
    case "items":
      return <ItemsField name={name} />;
    case "tags":
      return <TagsField name={name} />;
    case "rows":
      return <DetailRowsField name={name} />;
    default:
      return null;
  }
}
