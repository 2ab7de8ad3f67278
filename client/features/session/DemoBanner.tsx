import { Icon } from "../../shared/ui/Icon";
import { useSession } from "./session";

/** What an editor of demo mode must know; nothing for anybody else. */
export function DemoBanner() {
  const { session } = useSession();
  if (!session.isDemo) return null;
  return (
    <p className="demo-banner">
      <Icon name="warning" />
      <span>
        <strong>Demo mode:</strong> anyone on this computer can use this panel. Make an account with{" "}
        <code>npm run admin -- create</code>, or set <code>ADMIN_EMAIL</code> and <code>ADMIN_PASSWORD</code>, to
        require signing in.
      </span>
    </p>
  );
}
