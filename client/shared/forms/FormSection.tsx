import { Field } from "./Field";
import { useForms } from "./FieldsContext";

interface FormSectionProps {
  title: string;
  /** Its fields. */
  names: readonly string[];
}

/** Where links lead that name the section by its title. */
export function formSectionId(title: string): string {
  return `form-${title.toLowerCase().replaceAll(" ", "-")}`;
}

/** Fields that belong together, under their own heading. Check boxes are closer together. */
export function FormSection({ title, names }: FormSectionProps) {
  const { fields } = useForms();
  const isFlags = names.every((name) => fields[name]?.kind === "flag");
  return (
    <fieldset className="form-section" id={formSectionId(title)} tabIndex={-1}>
      <legend>{title}</legend>
      <div className={isFlags ? "form-flags" : "form-grid"}>
        {names.map((name) => (
          <Field key={name} name={name} />
        ))}
      </div>
    </fieldset>
  );
}
