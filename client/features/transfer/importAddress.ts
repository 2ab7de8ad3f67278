/** Where an import stands in a list's address: `import=new` before its rows are with the server, then `import=<id>`. */
export const IMPORT_PARAMETER = "import";
export const NEW_IMPORT = "new";
