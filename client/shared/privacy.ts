/** What browsers say of their visitor's wish, under the names that they have given it. */
interface PrivacySignals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** Whether the visitor lets us record what is done here: neither Do Not Track nor Global Privacy Control says no. */
export function mayRecord(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as PrivacySignals;
  const asked = [doNotTrack, (window as PrivacySignals).doNotTrack];
  return globalPrivacyControl !== true && !asked.some((wish) => wish === "1" || wish === "yes");
}
