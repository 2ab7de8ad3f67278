import { Field } from "../../shared/forms/Field";
import { FormSection } from "../../shared/forms/FormSection";

/** The fields of a game, as the panel's form shows them. */
export function GameForm() {
  return (
    <>
      <FormSection title="Game">
        <Field name="name" />
        <Field name="slug" />
        <Field name="provider" />
        <Field name="category" />
        <Field name="imageUrl" />
      </FormSection>
      <FormSection title="Figures">
        <Field name="rtp" />
        <Field name="volatility" />
        <Field name="maxWin" />
      </FormSection>
      <FormSection isFlags title="Visibility">
        <Field name="isPopular" />
      </FormSection>
    </>
  );
}
