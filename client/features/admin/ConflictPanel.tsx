import { useEffect, useRef, useState, type ReactNode } from "react";
import type { AnyEditing } from "../../shared/forms/editing";
import type { FieldValue } from "../../shared/forms/fields";
import type { ConflictLine, Side } from "./conflict";
import { fieldWords } from "./fieldWords";

interface ConflictPanelProps {
  editing: AnyEditing;
  lines: readonly ConflictLine[];
  /** How a value is shown that is no text of its own, such as the id of a casino. */
  renderValue?: ((name: string, value: FieldValue) => ReactNode) | undefined;
  onResolve: (lines: readonly ConflictLine[]) => void;
  onPostpone: () => void;
}

/** Somebody else has changed the same fields: both values of each, and the choice. */
export function ConflictPanel({ editing, lines: given, renderValue, onResolve, onPostpone }: ConflictPanelProps) {
  const [lines, setLines] = useState(given);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const choose = (name: string, side: Side) =>
    setLines(lines.map((line) => (line.name === name ? { ...line, side } : line)));
  const show = (name: string, value: FieldValue) =>
    renderValue?.(name, value) ?? fieldWords(editing.fields[name], value);

  return (
    <section aria-labelledby="conflict-title" className="panel admin-conflict">
      <h3 id="conflict-title" ref={heading} tabIndex={-1}>
        This {editing.noun} was changed by somebody else while you were editing it
      </h3>
      <p className="muted">Choose what to keep, field by field. Nothing is saved until you do.</p>
      {lines.map(({ name, mine, theirs, side }) => (
        <fieldset className="conflict-line" key={name}>
          <legend>{editing.fields[name]?.label}</legend>
          <ConflictChoice isChosen={side === "mine"} label="Mine" name={name} onChoose={() => choose(name, "mine")}>
            {show(name, mine)}
          </ConflictChoice>
          <ConflictChoice
            isChosen={side === "theirs"}
            label="Theirs"
            name={name}
            onChoose={() => choose(name, "theirs")}
          >
            {show(name, theirs)}
          </ConflictChoice>
        </fieldset>
      ))}
      <div className="admin-form-actions">
        <button className="btn btn-primary" onClick={() => onResolve(lines)} type="button">
          Save with these choices
        </button>
        <button className="btn btn-secondary" onClick={onPostpone} type="button">
          Back to the form
        </button>
      </div>
    </section>
  );
}

interface ConflictChoiceProps {
  name: string;
  label: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function ConflictChoice({ name, label, isChosen, onChoose, children }: ConflictChoiceProps) {
  return (
    <label className="conflict-choice">
      <input checked={isChosen} name={`conflict-${name}`} onChange={onChoose} type="radio" />
      <strong>{label}</strong>
      <span className="conflict-value">{children}</span>
    </label>
  );
}
