// Stops the shared server and deletes its data. Jest requires this function to be in a separate file.
export default async function stopE2eServer() {
  const { cleanUp } = await import("../../e2e/cleanup.ts");
  await cleanUp();
}
