import { Arg, Ctx, Mutation, Resolver } from "type-graphql";

import { actorOf } from "../../database/audit/auditLog.js";
import { LicensingAuthority, PaymentMethod, Provider } from "../../database/entities/directory.entity.js";
import { Allow } from "../../shared/schema/allow.js";
import type { Context } from "../../catalogue/context.js";
import { mergeDirectoryRows } from "./directory.commands.js";

const description = (rows: string, moved: string) =>
  `Merges two ${rows}: moves the ${moved} of \`from\` to \`into\`, and deletes \`from\`. Returns the remaining row. The audit log records the merge. A merge cannot be undone.`;

function FromArg() {
  return Arg("from", () => String, {
    description:
      "The slug of the row to delete. After the merge, queries and filters with this slug find the other row.",
  });
}

function IntoArg() {
  return Arg("into", () => String, { description: "The slug of the row to keep." });
}

@Resolver()
export class MergeResolver {
  @Allow("writeCatalogue")
  @Mutation(() => Provider, { description: description("providers", "spellings, casinos and games") })
  mergeProviders(@Ctx() context: Context, @FromArg() from: string, @IntoArg() into: string): Promise<Provider> {
    return mergeDirectoryRows(context, actorOf(context), "provider", from, into);
  }

  @Allow("writeCatalogue")
  @Mutation(() => PaymentMethod, { description: description("payment methods", "spellings and casinos") })
  mergePaymentMethods(
    @Ctx() context: Context,
    @FromArg() from: string,
    @IntoArg() into: string,
  ): Promise<PaymentMethod> {
    return mergeDirectoryRows(context, actorOf(context), "paymentMethod", from, into);
  }

  @Allow("writeCatalogue")
  @Mutation(() => LicensingAuthority, { description: description("licensing authorities", "spellings and casinos") })
  mergeLicensingAuthorities(
    @Ctx() context: Context,
    @FromArg() from: string,
    @IntoArg() into: string,
  ): Promise<LicensingAuthority> {
    return mergeDirectoryRows(context, actorOf(context), "licensingAuthority", from, into);
  }
}
