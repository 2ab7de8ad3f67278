import { SecondFactorRequiredError } from "../../../shared/errors.js";
import type { SessionCookie } from "../../../catalogue/context.js";
import { SecondFactorKind } from "../secondFactor/secondFactor.inputs.js";
import { type Session, toSession } from "../session.inputs.js";
import type { SignedIn, Waiting } from "./finishSignIn.js";

/** Gives the browser the cookies of a session that has started, and returns the session. */
export function enterSession(cookie: SessionCookie, { token, endsAt, deviceToken, viewer }: SignedIn): Session {
  cookie.set(token, endsAt);
  cookie.setDevice(deviceToken);
  if (cookie.pendingToken !== null) cookie.clearPending();
  return toSession(viewer);
}

/**
 * Like `enterSession`, but for a sign-in that may still need a second factor.
 * @throws SecondFactorRequiredError if it needs one. The browser then gets the cookie for the pending sign-in.
 */
export function enterSessionOrWait(cookie: SessionCookie, signedIn: SignedIn | Waiting): Session {
  if (!("pendingToken" in signedIn)) return enterSession(cookie, signedIn);
  cookie.setPending(signedIn.pendingToken);
  const names = Object.entries(SecondFactorKind);
  throw new SecondFactorRequiredError(
    signedIn.secondFactors.map((kind) => names.find(([, value]) => value === kind)![0]),
  );
}
