import { AdminTitle } from "../../features/admin/AdminShell";
import { SignInForm } from "../../features/session/SignInForm";
import { paths } from "../../shared/paths";
import { PageHead } from "../../shared/ui/PageHead";

/** What stands at the panel's addresses for whoever is not signed in. The address stays, and is opened afterwards. */
export function SignInPage() {
  return (
    <>
      <PageHead title="Casino Admin Panel" description="The admin panel of HonestOdds." path={paths.admin} isNoIndex />
      <div className="admin">
        <AdminTitle />
        <section aria-labelledby="sign-in-title" className="panel sign-in-page">
          <h2 id="sign-in-title">Sign in</h2>
          <SignInForm />
          <p className="muted small">
            Accounts are made where the server runs, with <code>npm run admin</code>.
          </p>
        </section>
      </div>
    </>
  );
}
