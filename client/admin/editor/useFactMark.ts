/** Decides which facts an editor can mark as checked together with a save, and keeps the mark. */
import { useRef, useState } from "react";
import type { CheckedFactsInput, FactField } from "../../graphql/schemaTypes.generated";
import { factLabels } from "../../shared/factLabels";
import { isWebAddress } from "../fields/rules";
import { differingFields, fieldNames, type FieldTable, type FormValues } from "../fields/fields";
import { factsNotMarked } from "../messages";
import { showNotice } from "../../shared/toasts";

/** Returns the facts that a save changes, in form order. A bonus without a code has no code to check. */
export function changedFacts(fields: FieldTable<FormValues>, base: FormValues, values: FormValues): FactField[] {
  const names = differingFields(fields, base, values);
  const facts = new Set(names.flatMap((name) => fields[name]?.fact ?? []));
  if (String(values["bonusCode"] ?? "").trim() === "") facts.delete("CODE");
  return [...facts];
}

/** Names facts for a label: 'Licenses, Min deposit', or '5 facts'. */
export function nameFacts(facts: readonly FactField[]): string {
  return facts.length > 3 ? `${facts.length} facts` : facts.map((fact) => factLabels[fact]).join(", ");
}

export function useFactMark(fields: FieldTable<FormValues>) {
  const [isMarked, setIsMarked] = useState(false);
  const [source, setSource] = useState("");
  const [isSourceWrong, setIsSourceWrong] = useState(false);
  /** The facts with values that another editor entered and that were merged into the form. */
  const merged = useRef(new Set<FactField>());

  return {
    isMarked,
    source,
    isSourceWrong,
    setIsMarked,
    setSource,
    reset: () => {
      setIsMarked(false);
      setSource("");
      setIsSourceWrong(false);
      merged.current.clear();
    },
    /** Records that the form now has values that this editor did not enter, so the editor cannot have checked them. */
    merge: (own: FormValues, values: FormValues) => {
      for (const name of fieldNames(fields)) {
        const fact = fields[name]?.fact;
        if (fact && differingFields(fields, own, values).includes(name)) merged.current.add(fact);
      }
    },
    /** Returns whether a save can send the mark. Otherwise, shows that the source is wrong. */
    validate: (base: FormValues, values: FormValues): boolean => {
      const isSent = isMarked && changedFacts(fields, base, values).length > 0;
      const isWrong = isSent && source.trim() !== "" && !isWebAddress(source.trim());
      setIsSourceWrong(isWrong);
      return !isWrong;
    },
    /** Returns the checks that a save sends; null if none. Shows a notice about facts with values of another editor. */
    toSend: (base: FormValues, values: FormValues): CheckedFactsInput | null => {
      if (!isMarked) return null;
      const facts = changedFacts(fields, base, values);
      const leftOut = facts.filter((fact) => merged.current.has(fact));
      if (leftOut.length > 0) showNotice(factsNotMarked(nameFacts(leftOut)));
      const checked = facts.filter((fact) => !merged.current.has(fact));
      return checked.length > 0 ? { fields: checked, sourceUrl: source.trim() || null } : null;
    },
  };
}

export type FactMark = ReturnType<typeof useFactMark>;
