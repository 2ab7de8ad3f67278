import type { ReactNode } from "react";
import { fieldId, useFieldError, useForms } from "./FieldsContext";

export interface ControlAttributes {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
  "aria-required": true | undefined;
}

interface FieldFrameProps {
  name: string;
  className?: string;
  /** More under the control, such as what visitors will see. */
  note?: ReactNode;
  children: (attributes: ControlAttributes) => ReactNode;
}

/** A control with its label, its hint and what is wrong with it. */
export function FieldFrame({ name, className = "", note, children }: FieldFrameProps) {
  const { fields } = useForms();
  const error = useFieldError(name);
  const id = fieldId(name);
  const spec = fields[name];
  if (!spec) return null;

  const isRequired = "isRequired" in spec && spec.isRequired === true;
  const descriptions = [spec.hint && `${id}-hint`, error && `${id}-error`].filter(Boolean);
  const attributes: ControlAttributes = {
    id,
    "aria-describedby": descriptions.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": isRequired || undefined,
  };
  return (
    <div className={`form-field form-field-${spec.kind} ${className}`}>
      <label htmlFor={id} id={`${id}-label`}>
        {spec.label}
        {isRequired && (
          <span aria-hidden="true" className="form-required">
            {" *"}
          </span>
        )}
      </label>
      {children(attributes)}
      {spec.hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {spec.hint}
        </p>
      )}
      {note}
      {error && (
        <p className="form-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
