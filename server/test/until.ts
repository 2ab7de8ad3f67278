/** How long a test waits for a condition before it gives up, in ms. This is long enough for a busy machine. */
const timeout = 60_000;

/** Polls a condition. Returns true as soon as the condition holds, or false after a timeout. */
export async function until(holds: () => Promise<boolean> | boolean): Promise<boolean> {
  for (const end = Date.now() + timeout; Date.now() < end;) {
    if (await holds()) return true;
    await new Promise((done) => setTimeout(done, 20));
  }
  return false;
}
