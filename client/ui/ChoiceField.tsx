import { useId } from "react";
import { field, select } from "../theme/classes";

interface ChoiceFieldProps {
  /** The name of the URL parameter. */
  name: string;
  label: string;
  /** The label of the empty option, if there is one. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** The id of the form, if the field is outside its form. */
  form?: string | undefined;
}

/**
 * A select that filters or sorts a list. With JavaScript, each choice applies immediately. Without JavaScript, the
 * visitor submits the form.
 */
export function ChoiceField({ name, label, any, choices, value, onChoose, form }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className={select()}>
      <label htmlFor={id}>{label}</label>
      <select
        className={field()}
        form={form}
        id={id}
        name={name}
        onChange={(event) => onChoose(event.target.value)}
        value={value}
      >
        {any && <option value="">{any}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    </div>
  );
}
