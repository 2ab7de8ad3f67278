import { useId, type FormEvent, type ReactNode, type RefObject } from "react";
import { Icon } from "../../shared/ui/Icon";
import { useSignIn } from "./useSignIn";

interface SignInFormProps {
  /** Whose session ended, when it is known. */
  email?: string | undefined;
  /** The first field that is to be filled in. */
  firstField?: RefObject<HTMLInputElement | null>;
  /** Beside the button that signs in. */
  children?: ReactNode;
}

/** Checks itself, so that our words appear and not the browser's. Whoever listens to the session hears of the success. */
export function SignInForm({ email = "", firstField, children }: SignInFormProps) {
  const { submit, isSigningIn, failure } = useSignIn();
  const id = useId();

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const isSignedIn = await submit(String(fields.get("email")), String(fields.get("password")));
    if (isSignedIn) return;
    // Where the address is missing, it is what has to be filled in; otherwise the password is the likelier mistake.
    const name = fields.get("email") ? "password" : "email";
    const field = form.querySelector<HTMLInputElement>(`[name=${name}]`);
    field?.focus();
    field?.select();
  }

  return (
    <form className="sign-in" noValidate onSubmit={(event) => void handleSubmit(event)}>
      {failure && (
        <p className="error-line" id={`${id}-failure`} role="alert">
          <Icon name="warning" />
          <span className="grow">{failure}</span>
        </p>
      )}
      <label className="admin-field">
        <span>E-mail address</span>
        <input
          aria-describedby={failure ? `${id}-failure` : undefined}
          autoComplete="username"
          className="field"
          defaultValue={email}
          inputMode="email"
          name="email"
          ref={email ? undefined : firstField}
          type="email"
        />
      </label>
      <label className="admin-field">
        <span>Password</span>
        <input
          aria-describedby={failure ? `${id}-failure` : undefined}
          autoComplete="current-password"
          className="field"
          name="password"
          ref={email ? firstField : undefined}
          type="password"
        />
      </label>
      <div className="sign-in-actions">
        <button aria-disabled={isSigningIn} className="btn btn-primary" type="submit">
          {isSigningIn ? "Signing in..." : "Sign in"}
        </button>
        {children}
      </div>
    </form>
  );
}
