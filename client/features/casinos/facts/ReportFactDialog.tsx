import { useApolloClient } from "@apollo/client/react";
import { useEffect, useId, useRef, useState, type FormEvent } from "react";
import { failureOf } from "../../../graphql/failure";
import { reportFact } from "../../../graphql/reportFact";
import type { FactField } from "../../../graphql/schemaTypes.generated";
import { showToast } from "../../../shared/toasts";
import { button, dialog, field as fieldStyle, select } from "../../../theme/classes";
import { ErrorLine } from "../../../ui/ErrorLine";
import { Modal } from "../../../ui/Modal";

export interface ReportFactDialogProps {
  casino: { id: string; name: string };
  /** The facts that the page shows about the casino, by their labels. */
  facts: readonly { label: string; field: FactField }[];
  bonuses: readonly { id: string; title: string }[];
  onClose: () => void;
}

/** A dialog in which a visitor reports a wrong fact about a casino, or wrong terms of one of its bonuses. */
export function ReportFactDialog({ casino, facts, bonuses, onClose }: ReportFactDialogProps) {
  const client = useApolloClient();
  const [choice, setChoice] = useState("");
  const [problem, setProblem] = useState("");
  const [isSending, setIsSending] = useState(false);
  const control = useRef<HTMLSelectElement>(null);
  const isOpen = useRef(true);
  const id = useId();

  useEffect(() => {
    isOpen.current = true;
    return () => void (isOpen.current = false);
  }, []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSending) return;
    const fact = reportable.find(({ value }) => value === choice)?.fact;
    if (!fact) {
      setProblem("Choose the fact that is wrong.");
      control.current?.focus();
      return;
    }
    setIsSending(true);
    setProblem("");
    try {
      await reportFact(client, fact);
      if (isOpen.current) onClose();
    } catch (error) {
      const { message } = failureOf(error);
      if (!isOpen.current) showToast({ title: "Your report was not sent", description: message, tone: "error" });
      setProblem(`Your report was not sent. ${message}`);
      setIsSending(false);
    }
  }

  const ofCasino = facts.map(({ label, field }) => ({
    value: label,
    label,
    fact: { noun: "CASINO" as const, id: casino.id, field },
  }));
  const ofBonuses = bonuses.map((bonus) => ({
    value: bonus.id,
    label: `Terms of ${bonus.title}`,
    fact: { noun: "BONUS" as const, id: bonus.id, field: "TERMS" as const },
  }));
  const reportable = [...ofCasino, ...ofBonuses];

  return (
    <Modal
      initialFocus={control}
      onClose={onClose}
      onCloseButton={onClose}
      text="Our editors will see your report. It does not identify you."
      title="Something wrong?"
    >
      <form className={dialog("body")} noValidate onSubmit={handleSubmit}>
        <div className={select()}>
          <label htmlFor={id}>Which fact about {casino.name} is wrong?</label>
          <select
            aria-describedby={problem ? `${id}-problem` : undefined}
            aria-invalid={problem !== "" && choice === ""}
            className={fieldStyle()}
            id={id}
            onChange={(event) => setChoice(event.target.value)}
            ref={control}
            value={choice}
          >
            <option value="">Choose a fact</option>
            {reportable.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {problem && (
          <div className={dialog("body")} id={`${id}-problem`}>
            <ErrorLine message={problem} />
          </div>
        )}
        <div className={dialog("actions")}>
          <button className={button({ tone: "secondary" })} onClick={onClose} type="button">
            Cancel
          </button>
          <button aria-disabled={isSending} className={button({ tone: "primary" })} type="submit">
            {isSending ? "Sending..." : "Send report"}
          </button>
        </div>
      </form>
    </Modal>
  );
}
