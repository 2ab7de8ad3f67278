import type { UseFormReturn } from "react-hook-form";
import type { ApiError } from "../../../graphql/failure";
import type { FormConfig } from "../../nouns/nounConfig";
import type { FormValues } from "../../fields/fields";
import { fieldAt } from "../../fields/fieldTable";
import { saveFailed } from "../../messages";
import { showToast } from "../../../shared/toasts";

/** The id of the list of errors at the top of a form. */
export const ERROR_SUMMARY_ID = "error-summary";

/** Focuses the list of errors after a refused save, because the list and the fields may be outside the view. */
export function focusErrorSummary(): void {
  document.getElementById(ERROR_SUMMARY_ID)?.focus();
}

/**
 * Shows why a save failed, next to each rejected field and in the list of errors, which gets the focus. If no field can
 * fix it, a toast also says that the save failed.
 */
export function showFailure(
  form: UseFormReturn<FormValues>,
  { noun, fields }: FormConfig,
  { code, message, fields: wrong }: ApiError,
): void {
  const named = wrong.map((each) => ({ name: fieldAt(fields, each.field), message: each.message }));
  for (const each of named) if (each.name) form.setError(each.name, { type: "server", message: each.message });
  const nowhere = named.filter(({ name }) => !name).map((each) => each.message);
  const isNamed = code === "BAD_USER_INPUT" && named.length > nowhere.length;
  if (!isNamed) showToast(saveFailed(noun));
  if (!isNamed || nowhere.length > 0)
    form.setError("root", { type: code, message: [...(isNamed ? [] : [message]), ...nowhere].join(" ") });
  focusErrorSummary();
}
