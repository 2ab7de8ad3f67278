/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's URL, or an empty string in a build without an API. */
  readonly VITE_GRAPHQL_URL: string;
}
