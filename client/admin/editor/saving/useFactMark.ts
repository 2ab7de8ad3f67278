/** Tracks whether the editor has marked the changed facts as checked, and decides which facts a save marks. */
import { useRef, useState } from "react";
import type { CheckedFactsInput, FactField } from "../../../graphql/schemaTypes.generated";
import { factLabels } from "../../../shared/factLabels";
import { isWebAddress } from "../../../../shared/rules/address";
import type { FieldTable, FormValues } from "../../fields/fields";
import { differingFields, fieldNames } from "../../fields/fieldTable";
import { factsNotMarked } from "../../messages";
import { showNotice } from "../../../shared/toasts";

/** Returns the facts that a save would change, in form order. A bonus without a code has no code to check. */
export function changedFacts(fields: FieldTable<FormValues>, base: FormValues, values: FormValues): FactField[] {
  const names = differingFields(fields, base, values);
  const facts = new Set(names.flatMap((name) => fields[name]?.fact ?? []));
  if (String(values["bonusCode"] ?? "").trim() === "") facts.delete("CODE");
  return [...facts];
}

/** Names facts in a message: 'Licenses, Min deposit', or '5 facts'. */
export function nameFacts(facts: readonly FactField[]): string {
  return facts.length > 3 ? `${facts.length} facts` : facts.map((fact) => factLabels[fact]).join(", ");
}

export function useFactMark(fields: FieldTable<FormValues>) {
  const [isMarked, setIsMarked] = useState(false);
  const [source, setSource] = useState("");
  const [isSourceWrong, setIsSourceWrong] = useState(false);
  /** The facts whose values another editor entered. These values were merged into the form. */
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
    /** Records facts whose values come from another editor. This editor cannot have checked them. */
    merge: (own: FormValues, values: FormValues) => {
      for (const name of fieldNames(fields)) {
        const fact = fields[name]?.fact;
        if (fact && differingFields(fields, own, values).includes(name)) merged.current.add(fact);
      }
    },
    /** Returns whether the source is valid. If it is not, shows an error at the source field. */
    validate: (base: FormValues, values: FormValues): boolean => {
      const isSent = isMarked && changedFacts(fields, base, values).length > 0;
      const isWrong = isSent && source.trim() !== "" && !isWebAddress(source.trim());
      setIsSourceWrong(isWrong);
      return !isWrong;
    },
    /**
     * Returns the checks to send with a save, or null if there are none. Shows a notice if it omits facts whose values
     * come from another editor.
     */
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
