/** Game providers, payment methods, and licensing authorities, which casinos and games refer to by name. */
import { ObjectType, registerEnumType } from "type-graphql";
import { Check, Entity, Index } from "typeorm";

import { VersionedRow } from "./catalogueRow.js";
import { FieldColumn, NullableColumn } from "./columns.js";

/** The database stores the values. The API uses the names. */
export enum PaymentMethodKind {
  CARD = "card",
  BANK = "bank",
  WALLET = "wallet",
  CRYPTO = "crypto",
  PREPAID = "prepaid",
}

registerEnumType(PaymentMethodKind, {
  name: "PaymentMethodKind",
  description: "The kind of payment method.",
  valuesConfig: {
    CARD: { description: "A credit or debit card, or a phone wallet that charges one." },
    BANK: { description: "A transfer from a bank account." },
    WALLET: { description: "An account with a payment service." },
    CRYPTO: { description: "A cryptocurrency." },
    PREPAID: { description: "A prepaid voucher or card." },
  },
});

@ObjectType({ simpleResolvers: true })
export abstract class DirectoryRow extends VersionedRow {
  @FieldColumn("text", "The slug that filters use: lowercase letters, digits and single hyphens.")
  slug!: string;

  @FieldColumn(
    "text",
    "The display name. Casinos and games may spell the name differently. A change to this name does not change their spelling.",
  )
  name!: string;

  @NullableColumn("text", "The URL of the website; null if unknown.")
  website!: string | null;

  @NullableColumn("text", "A short description; null until an editor writes one.")
  description!: string | null;
}

@ObjectType({ description: "A studio that makes games.", simpleResolvers: true })
@Entity("providers")
@Check("providers_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("providers_name_present", "btrim(name) <> ''")
@Index("providers_slug_key", ["slug"], { unique: true })
export class Provider extends DirectoryRow {}

@ObjectType({ description: "A payment method for deposits and withdrawals.", simpleResolvers: true })
@Entity("payment_methods")
@Check("payment_methods_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("payment_methods_name_present", "btrim(name) <> ''")
@Check("payment_methods_kind_known", "kind IN ('card', 'bank', 'wallet', 'crypto', 'prepaid')")
@Index("payment_methods_slug_key", ["slug"], { unique: true })
export class PaymentMethod extends DirectoryRow {
  @NullableColumn("text", "The kind of payment method; null if unknown.", { enum: PaymentMethodKind })
  kind!: PaymentMethodKind | null;
}

@ObjectType({ description: "An authority that licenses casinos.", simpleResolvers: true })
@Entity("licensing_authorities")
@Check("licensing_authorities_slug_form", "slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'")
@Check("licensing_authorities_name_present", "btrim(name) <> ''")
@Index("licensing_authorities_slug_key", ["slug"], { unique: true })
export class LicensingAuthority extends DirectoryRow {}
