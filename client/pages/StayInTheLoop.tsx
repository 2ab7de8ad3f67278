import { useId } from "react";
import { messages } from "../shared/messages";
import { paths } from "../shared/paths";
import { Link } from "../shared/ui/Link";
import { NotYetButton } from "../shared/ui/NotYetButton";

/** The news page's e-mail box. It is no form on purpose: nothing is checked, nothing is sent, and it says where the working one is. */
export function StayInTheLoop() {
  const id = useId();
  return (
    <section className="panel loop">
      <div>
        <h2>Stay in the Loop</h2>
        <p className="muted">
          {messages.notAvailableYet}: this box is not connected to anything. The{" "}
          <Link className="link" to={paths.home}>
            sign-up on our home page
          </Link>{" "}
          works.
        </p>
      </div>
      <div className="loop-field">
        <label className="sr-only" htmlFor={id}>
          E-mail address
        </label>
        <input
          aria-describedby={`${id}-state`}
          autoComplete="off"
          className="field"
          id={id}
          placeholder="Enter your email"
          type="email"
        />
        <span hidden id={`${id}-state`}>
          {messages.notAvailableYet}
        </span>
        <NotYetButton>Subscribe Now</NotYetButton>
      </div>
    </section>
  );
}
