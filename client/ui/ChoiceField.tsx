import { useId } from "react";
import { field, select } from "../theme/classes";

interface ChoiceFieldProps {
  /** The URL parameter. */
  name: string;
  label: string;
  /** The label of the empty option, if there is one. */
  any?: string;
  choices: readonly { value: string; label: string }[];
  value: string;
  onChoose: (value: string) => void;
  /** The id of the form that the field belongs to, if it is outside of that form. */
  form?: string | undefined;
}

/** A select that narrows or sorts a list: part of a form, and applied with every choice where script runs. */
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
