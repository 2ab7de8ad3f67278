import { Field } from "../../shared/forms/Field";
import { FormSection } from "../../shared/forms/FormSection";
import { casinoSections } from "./casinoSections";

const [casino, offer, flags, lists, review] = casinoSections;

/** The fields of a casino, as the panel's form shows them. */
export function CasinoForm() {
  return (
    <>
      <FormSection title={casino}>
        <Field name="name" />
        <Field name="slug" />
        <Field name="description" />
        <Field name="websiteUrl" />
        <Field name="logoUrl" />
        <Field name="rating" />
        <Field name="reviewCount" />
        <Field name="establishedYear" />
      </FormSection>
      <FormSection title={offer}>
        <Field name="welcomeBonus" />
        <Field name="bonusAmount" />
        <Field name="freeSpins" />
        <Field name="minDeposit" />
        <Field name="wageringRequirement" />
      </FormSection>
      <FormSection isFlags title={flags}>
        <Field name="isFeatured" />
        <Field name="isNew" />
        <Field name="acceptsCrypto" />
        <Field name="hasLiveGames" />
        <Field name="mobileOptimized" />
      </FormSection>
      <FormSection title={lists}>
        <Field name="licenses" />
        <Field name="paymentMethods" />
        <Field name="gameProviders" />
        <Field name="pros" />
        <Field name="cons" />
      </FormSection>
      <FormSection title={review}>
        <Field name="reviewAbout" />
        <Field name="reviewGames" />
        <Field name="reviewBonuses" />
        <Field name="reviewBanking" />
        <Field name="reviewSupport" />
        <Field name="reviewMobile" />
        <Field name="reviewSecurity" />
      </FormSection>
    </>
  );
}
