// Stops the shared server and deletes its data. Jest requires a separate file for this function.
export default async function stopE2eServer() {
  const { cleanUp } = await import("../../e2e/cleanup.ts");
  await cleanUp();
}
