import { Field, ID, InputType, Int, ObjectType, registerEnumType } from "type-graphql";

/** The audit log records the values. The API uses the names. */
export enum SecondFactorKind {
  AUTHENTICATOR_APP = "authenticator app",
  PASSKEY = "passkey",
  RECOVERY_CODE = "recovery code",
}

registerEnumType(SecondFactorKind, {
  name: "SecondFactorKind",
  description: "A way to prove your identity in addition to the password.",
  valuesConfig: {
    AUTHENTICATOR_APP: { description: "A six-digit code that an app shows for 30 seconds." },
    PASSKEY: { description: "A passkey or a security key (WebAuthn)." },
    RECOVERY_CODE: {
      description:
        "A single-use recovery code. An account without recovery codes gets ten of them when it adds a second factor.",
    },
  },
});

/** The database stores these values. */
export enum PasskeyPurpose {
  SIGN_IN = "signIn",
  SECOND_FACTOR = "secondFactor",
  CONFIRMATION = "confirmation",
}

registerEnumType(PasskeyPurpose, {
  name: "PasskeyPurpose",
  description: "What a passkey is used for.",
  valuesConfig: {
    SIGN_IN: { description: "To sign in without a password. Use the response with `signInWithPasskey`." },
    SECOND_FACTOR: { description: "To finish a sign-in after the password. Use the response with `finishSignIn`." },
    CONFIRMATION: { description: "To confirm a session. Use the response with `confirmIdentity`." },
  },
});

@InputType({ description: "Proves a second factor. Set exactly one field." })
export class SecondFactorProof {
  @Field(() => String, {
    nullable: true,
    description: "The code that the authenticator app shows. Spaces are ignored.",
  })
  code?: string | null;

  @Field(() => String, { nullable: true, description: "A recovery code. Case, spaces and hyphens are ignored." })
  recoveryCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The passkey's response to the options from `beginPasskey`, as JSON (AuthenticationResponseJSON).",
  })
  passkey?: string | null;
}

@ObjectType({ description: "An app that shows time-based codes (RFC 6238).", simpleResolvers: true })
export class AuthenticatorAppInfo {
  @Field(() => Date, { description: "When the app was added." })
  createdAt!: Date;

  @Field(() => Date, {
    nullable: true,
    description: "When a code was last used; null if none has been used since the app was added.",
  })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: "A passkey or a security key (WebAuthn).", simpleResolvers: true })
export class PasskeyInfo {
  @Field(() => ID, { description: "The UUID of the passkey." })
  id!: string;

  @Field(() => String, { description: "The name that you gave to the passkey." })
  name!: string;

  @Field(() => Date, { description: "When the passkey was added." })
  createdAt!: Date;

  @Field(() => Date, { nullable: true, description: "When the passkey was last used; null if it was never used." })
  lastUsedAt!: Date | null;
}

@ObjectType({ description: "The second factors of your own account.", simpleResolvers: true })
export class SecondFactors {
  @Field(() => [SecondFactorKind], {
    description: "The ways to prove a second factor; empty if your account has none.",
  })
  kinds!: SecondFactorKind[];

  @Field(() => AuthenticatorAppInfo, { nullable: true, description: "The authenticator app; null if there is none." })
  authenticatorApp!: AuthenticatorAppInfo | null;

  @Field(() => [PasskeyInfo], { description: "The passkeys, oldest first." })
  passkeys!: PasskeyInfo[];

  @Field(() => Int, { description: "The number of unused recovery codes." })
  recoveryCodesLeft!: number;

  @Field(() => Boolean, { description: "Whether an owner requires every account to have a second factor." })
  isRequired!: boolean;
}

@ObjectType({ description: "The secret that an authenticator app needs.", simpleResolvers: true })
export class AuthenticatorAppSetup {
  @Field(() => String, { description: "The secret in base32, to type into the app. The API never returns it again." })
  secret!: string;

  @Field(() => String, { description: "The same secret as an `otpauth:` URL, for a QR code." })
  url!: string;
}

@ObjectType({ description: "The result of adding a second factor.", simpleResolvers: true })
export class AddedSecondFactor {
  @Field(() => [String], {
    nullable: true,
    description:
      "The account's recovery codes, which the API never returns again; null if the account already had recovery codes.",
  })
  recoveryCodes!: string[] | null;
}
