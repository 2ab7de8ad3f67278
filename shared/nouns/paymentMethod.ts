import { optionalChoice } from "../rules/choice.js";
import { directoryFields } from "./directoryFields.js";
import { noun } from "./noun.js";

export const paymentMethod = noun({
  name: "paymentMethod",
  typename: "PaymentMethod",
  table: "payment_methods",
  label: "payment method",
  plural: "payment methods",
  description: "A payment method that casinos accept.",
  title: "name",
  key: null,
  visible: "always",
  hasPage: true,
  isOnlyUpdated: true,
  isDirectory: true,
  fields: { ...directoryFields, kind: optionalChoice("kind") },
});
