/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** The API's address; empty in a build without one. */
  readonly VITE_GRAPHQL_URL: string;
}

declare module "virtual:theme.css";
declare module "virtual:admin.css";
