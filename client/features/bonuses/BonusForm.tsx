import { Field } from "../../shared/forms/Field";
import { FormSection } from "../../shared/forms/FormSection";
import { CasinoPicker } from "./CasinoPicker";

/** The fields of a bonus, as the panel's form shows them. */
export function BonusForm() {
  return (
    <>
      <FormSection title="Bonus">
        <Field name="title" />
        <CasinoPicker name="casinoId" />
        <Field name="bonusType" />
        <Field name="bonusAmount" />
        <Field name="freeSpins" />
        <Field name="bonusCode" />
      </FormSection>
      <FormSection title="Terms">
        <Field name="minDeposit" />
        <Field name="wageringRequirement" />
        <Field name="maxWin" />
        <Field name="terms" />
      </FormSection>
      <FormSection isFlags title="Visibility">
        <Field name="isActive" />
      </FormSection>
    </>
  );
}
