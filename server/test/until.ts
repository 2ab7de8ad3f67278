/** Milliseconds that a test waits at most for what should come by itself. Generous: no test is about time. */
const patience = 60_000;

/** Asks again and again until it holds; answers whether it ever did. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await holds()) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}
