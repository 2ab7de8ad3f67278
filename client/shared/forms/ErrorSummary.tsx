import { useFormState } from "react-hook-form";
import { plural } from "../plural";
import { fieldNames } from "./fields";
import { fieldId, useForms } from "./FieldsContext";

/** What keeps a form from being saved: read out at once, each line leading to its field. */
export function ErrorSummary() {
  const { form, fields } = useForms();
  const { errors, isSubmitted } = useFormState({ control: form.control });
  const wrong = fieldNames(fields).filter((name) => errors[name]);
  const whole = errors.root?.message;
  const isShown = isSubmitted && (wrong.length > 0 || whole !== undefined);

  return (
    <div aria-live="assertive" role="alert">
      {isShown && (
        <div className="form-summary">
          {wrong.length > 0 && (
            <p>
              <strong>{plural(wrong.length, "field")} to mend</strong>
            </p>
          )}
          <ul>
            {wrong.map((name) => (
              <li key={name}>
                <a
                  href={`#${fieldId(name)}`}
                  onClick={(event) => {
                    event.preventDefault();
                    form.setFocus(name);
                  }}
                >
                  {fields[name]?.label}: {String(errors[name]?.message ?? "")}
                </a>
              </li>
            ))}
            {whole && <li>{whole}</li>}
          </ul>
        </div>
      )}
    </div>
  );
}
