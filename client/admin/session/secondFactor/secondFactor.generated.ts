/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { Session_sessionFragment } from '../Session.generated';
import type * as Types from '../../../graphql/schemaTypes.generated';

import type { TypedDocumentNode as DocumentNode } from '@apollo/client';
export type OwnSecondFactorsQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnSecondFactorsQuery = { ownSecondFactors: { __typename: 'SecondFactors', kinds: Array<Types.SecondFactorKind>, recoveryCodesLeft: number, isRequired: boolean, authenticatorApp: { __typename: 'AuthenticatorAppInfo', createdAt: string, lastUsedAt: string | null } | null, passkeys: Array<{ __typename: 'PasskeyInfo', id: string, name: string, createdAt: string, lastUsedAt: string | null }> } | null };

export type finishSignInMutationVariables = Exact<{
  secondFactor: Types.SecondFactorProof;
}>;


export type finishSignInMutation = { finishSignIn: { __typename: 'Session', id: string, name: string, role: Types.Role, isDemo: boolean, mustAddSecondFactor: boolean, lastUsedAt: string | null, expiresAt: string | null, permissions: Array<{ __typename: 'SessionPermission', permission: Types.Permission, isAllowed: boolean, roles: Array<Types.Role> }> } };

export type signInWithPasskeyMutationVariables = Exact<{
  response: string;
}>;


export type signInWithPasskeyMutation = { signInWithPasskey: { __typename: 'Session', id: string, name: string, role: Types.Role, isDemo: boolean, mustAddSecondFactor: boolean, lastUsedAt: string | null, expiresAt: string | null, permissions: Array<{ __typename: 'SessionPermission', permission: Types.Permission, isAllowed: boolean, roles: Array<Types.Role> }> } };

export type beginPasskeyMutationVariables = Exact<{
  purpose: Types.PasskeyPurpose;
}>;


export type beginPasskeyMutation = { beginPasskey: string };

export type confirmIdentityMutationVariables = Exact<{
  password?: string | null | undefined;
  secondFactor?: Types.SecondFactorProof | null | undefined;
}>;


export type confirmIdentityMutation = { confirmIdentity: { __typename: 'Session', id: string, name: string, role: Types.Role, isDemo: boolean, mustAddSecondFactor: boolean, lastUsedAt: string | null, expiresAt: string | null, permissions: Array<{ __typename: 'SessionPermission', permission: Types.Permission, isAllowed: boolean, roles: Array<Types.Role> }> } };

export type beginAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type beginAuthenticatorAppMutation = { beginAuthenticatorApp: { __typename: 'AuthenticatorAppSetup', secret: string, url: string } };

export type addAuthenticatorAppMutationVariables = Exact<{
  code: string;
}>;


export type addAuthenticatorAppMutation = { addAuthenticatorApp: { __typename: 'AddedSecondFactor', recoveryCodes: Array<string> | null } };

export type removeAuthenticatorAppMutationVariables = Exact<{ [key: string]: never; }>;


export type removeAuthenticatorAppMutation = { removeAuthenticatorApp: boolean };

export type beginPasskeyRegistrationMutationVariables = Exact<{ [key: string]: never; }>;


export type beginPasskeyRegistrationMutation = { beginPasskeyRegistration: string };

export type addPasskeyMutationVariables = Exact<{
  response: string;
  name: string;
}>;


export type addPasskeyMutation = { addPasskey: { __typename: 'AddedSecondFactor', recoveryCodes: Array<string> | null } };

export type renamePasskeyMutationVariables = Exact<{
  id: string | number;
  name: string;
}>;


export type renamePasskeyMutation = { renamePasskey: boolean };

export type removePasskeyMutationVariables = Exact<{
  id: string | number;
}>;


export type removePasskeyMutation = { removePasskey: boolean };

export type createRecoveryCodesMutationVariables = Exact<{ [key: string]: never; }>;


export type createRecoveryCodesMutation = { createRecoveryCodes: Array<string> };


export const OwnSecondFactorsDocument = {"hash":"e51b59addbf7042ae1adaeeef25ce5e379e7d691a7a63509a6a288bb8f4787cf","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownSecondFactors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kinds"}},{"kind":"Field","name":{"kind":"Name","value":"authenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passkeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recoveryCodesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"isRequired"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<OwnSecondFactorsQuery, OwnSecondFactorsQueryVariables>;
export const finishSignInDocument = {"hash":"869e7a687b15e3ec301d0b6033f0c9e6da8f9e15a963cb1de59a359316d60dab","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"finishSignIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondFactor"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProof"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"finishSignIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secondFactor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondFactor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"mustAddSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<finishSignInMutation, finishSignInMutationVariables>;
export const signInWithPasskeyDocument = {"hash":"0725ebe7c7070262812dcc35507fd39abe519077a05052bc63b11636785e6876","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"signInWithPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signInWithPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"mustAddSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<signInWithPasskeyMutation, signInWithPasskeyMutationVariables>;
export const beginPasskeyDocument = {"hash":"83fe2816b6856fc6894ba48b3c6dddc93e36d5f1b8972c6cd429fb01a969204d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"beginPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PasskeyPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}]}]}}]} as unknown as DocumentNode<beginPasskeyMutation, beginPasskeyMutationVariables>;
export const confirmIdentityDocument = {"hash":"384cc3f117b6744d32beed512f58cd5aaaf1b123be15d563f9e58cb0a125546e","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"confirmIdentity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"password"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondFactor"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SecondFactorProof"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmIdentity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"password"},"value":{"kind":"Variable","name":{"kind":"Name","value":"password"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondFactor"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondFactor"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Session_session"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Session_session"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Session"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"permissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"permission"}},{"kind":"Field","name":{"kind":"Name","value":"isAllowed"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isDemo"}},{"kind":"Field","name":{"kind":"Name","value":"mustAddSecondFactor"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]} as unknown as DocumentNode<confirmIdentityMutation, confirmIdentityMutationVariables>;
export const beginAuthenticatorAppDocument = {"hash":"f37a76b7f90e544751d145e1e5c4a0728982b799e6ca3b9c3652181ca294121e","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"beginAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<beginAuthenticatorAppMutation, beginAuthenticatorAppMutationVariables>;
export const addAuthenticatorAppDocument = {"hash":"d1d7432c1fb953d8f3a77025710cfef7f61dca9275e1e6c641860e382f0c09d6","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addAuthenticatorApp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addAuthenticatorApp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<addAuthenticatorAppMutation, addAuthenticatorAppMutationVariables>;
export const removeAuthenticatorAppDocument = {"hash":"9ecfdc71f5695886602f4d913ba5a5dede4f7190768eab750359c723078a0ad7","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removeAuthenticatorApp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeAuthenticatorApp"}}]}}]} as unknown as DocumentNode<removeAuthenticatorAppMutation, removeAuthenticatorAppMutationVariables>;
export const beginPasskeyRegistrationDocument = {"hash":"319b9e50614c5b10626649532f73c0983f9c98496559613a3735f8891e24925d","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"beginPasskeyRegistration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginPasskeyRegistration"}}]}}]} as unknown as DocumentNode<beginPasskeyRegistrationMutation, beginPasskeyRegistrationMutationVariables>;
export const addPasskeyDocument = {"hash":"7b005dad16f0efca5a649a606ed1f226325254eeb234fe36fbc3140ad27775dd","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"addPasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"response"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addPasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"response"},"value":{"kind":"Variable","name":{"kind":"Name","value":"response"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recoveryCodes"}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}]} as unknown as DocumentNode<addPasskeyMutation, addPasskeyMutationVariables>;
export const renamePasskeyDocument = {"hash":"92de753fc50bc893145fa4a7ec5bee3b73b6d9a21c9caed10fafdfe780de6bbe","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"renamePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"renamePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}]}]}}]} as unknown as DocumentNode<renamePasskeyMutation, renamePasskeyMutationVariables>;
export const removePasskeyDocument = {"hash":"52f7999a1ef2a09c5b3fd285fb05e5a99d6091ed7ff1269e92e5d00c67fa0c93","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"removePasskey"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removePasskey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<removePasskeyMutation, removePasskeyMutationVariables>;
export const createRecoveryCodesDocument = {"hash":"ce3f5c6f1580e3f887c28ef64b3ca8c0633bce4fa05ae7ed60488423d2e40149","kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"createRecoveryCodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createRecoveryCodes"}}]}}]} as unknown as DocumentNode<createRecoveryCodesMutation, createRecoveryCodesMutationVariables>;