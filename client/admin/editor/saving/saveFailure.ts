import type { UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../../graphql/failure";
import type { FormConfig } from "../../nouns/nounConfig";
import type { FormValues } from "../../fields/fields";
import { fieldAt, fieldNames } from "../../fields/fieldTable";
import { saveFailed } from "../../messages";
import { showToast } from "../../../shared/toasts";

/** Shows why a save failed, in a toast and next to each rejected field. Focuses the first rejected field. */
export function showFailure(
  form: UseFormReturn<FormValues>,
  { noun, fields }: FormConfig,
  { code, message, fields: wrong }: ApiError,
): void {
  showToast(saveFailed(noun));
  const named = wrong.map((each) => ({ name: fieldAt(fields, each.field), message: each.message }));
  for (const each of named) if (each.name) form.setError(each.name, { type: "server", message: each.message });
  const nowhere = named.filter(({ name }) => !name).map((each) => each.message);
  const isNamed = code === "BAD_USER_INPUT" && named.length > nowhere.length;
  if (!isNamed || nowhere.length > 0)
    form.setError("root", { type: code, message: [...(isNamed ? [] : [message]), ...nowhere].join(" ") });
  const first = fieldNames(fields).find((name) => named.some((each) => each.name === name));
  if (first) form.setFocus(first);
}
