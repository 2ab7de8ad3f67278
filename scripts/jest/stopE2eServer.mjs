// Stops the shared server and deletes its data. Jest wants a file of its own for this.
export default async function stopE2eServer() {
  const { cleanUp } = await import("../../e2e/cleanup.ts");
  await cleanUp();
}
